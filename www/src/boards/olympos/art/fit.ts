// Lines of text that may be longer than their room: how long they are depends on language and type face.

import type { Attachment } from "svelte/attachments";

/** Squeezes a line into its room if it needs more; again when the letters have arrived. */
export function fit(room: number, line: string): Attachment<SVGTextContentElement> {
  return (node) => {
    const measure = () => {
      node.removeAttribute("textLength");
      if (line === "" || node.getComputedTextLength() <= room) return;
      node.setAttribute("textLength", String(room));
      node.setAttribute("lengthAdjust", "spacingAndGlyphs");
    };
    measure();
    document.fonts.addEventListener("loadingdone", measure);
    return () => document.fonts.removeEventListener("loadingdone", measure);
  };
}
