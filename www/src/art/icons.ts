// The signs of the shell: strokes on a grid of 24.

export const strokes = {
  back: "M15 5l-7 7 7 7",
  book: "M12 6.5C10 5 7 4.5 3.5 4.5V18C7 18 10 18.5 12 20C14 18.5 17 18 20.5 18V4.5C17 4.5 14 5 12 6.5ZM12 6.5V20",
  check: "M5 12.5l5 5L19.5 7",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10.5v10.5H9ZM6 15H4.5V4.5H15V6",
  down: "M6 9.5l6 6 6-6",
  edit: "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5",
  eye: "M2.5 12C5 7.5 8.5 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z",
  gear: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.3L7.4 7.4M16.6 16.6L18.7 18.7M18.7 5.3L16.6 7.4M7.4 16.6L5.3 18.7M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13Z",
  home: "M4 11.5L12 4l8 7.5M6.5 9.5V19.5H10V14.5H14V19.5H17.5V9.5",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM12 11V16.5M12 7.5V8",
  link: "M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19L12 17.7",
  log: "M4 6h16M4 10.5h11M4 15h16M4 19.5h9",
  minus: "M5 12h14",
  out: "M12 15V4M7.5 8L12 3.5L16.5 8M4.5 13V20H19.5V13",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  play: "M8 5v14l11-7Z",
  players:
    "M9 11.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7ZM2.5 19.5C2.5 16 5 14 9 14S15.5 16 15.5 19.5ZM15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3C20 15 21.5 16.7 21.5 19.5",
  plus: "M12 5v14M5 12h14",
  retry: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5",
  save: "M12 4v11M7.5 11L12 15.5L16.5 11M4.5 15V20H19.5V15",
  search: "M10.5 4.5a6 6 0 1 0 0 12a6 6 0 0 0 0-12ZM15 15l5 5",
  trash: "M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 13.5h9l1-13.5M10 10v6.5M14 10v6.5",
  undo: "M8.5 5L4.5 9L8.5 13M4.5 9H14.5a5 5 0 0 1 0 10H11",
  up: "M6 14.5l6-6 6 6",
  warning: "M12 4L21 19.5H3ZM12 10V14.5M12 16.8V17.2",
} as const;

/** Signs that are filled instead of drawn. */
export const fills = {
  more: "M5 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4ZM12 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4ZM19 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4Z",
  first: "M18 6v12l-8-6ZM6 6h2.5v12H6Z",
  last: "M6 6v12l8-6ZM15.5 6H18v12h-2.5Z",
  next: "M9 6v12l7-6Z",
  previous: "M15 6v12l-7-6Z",
} as const;

export type IconName = keyof typeof strokes | keyof typeof fills;
