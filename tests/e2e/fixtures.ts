// The browser tests' own `test`: a page that logs an error, or asks anything of another host, fails its test.

import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";

export { expect };

export const test = base.extend<{ wellBehaved: void }>({
  wellBehaved: [
    async ({ context, baseURL }, use) => {
      const troubles: string[] = [];
      context.on("weberror", (event) => troubles.push(String(event.error())));
      context.on("console", (message) => {
        const { url } = message.location();
        // Browsers ask for it unasked; a page in which a board is embedded need not have one.
        if (message.type() === "error" && !url.endsWith("/favicon.ico"))
          troubles.push(`${message.text()} ${url}`);
      });
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.origin !== new URL(baseURL!).origin)
          troubles.push(url.href);
      });
      await use();
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails with what axe-core finds wrong for people who use the page without seeing it, or by keyboard. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) }))).toEqual([]);
}
