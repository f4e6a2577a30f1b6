// The pictures of the games by their ids, as addresses: a page loads only those it shows.

const files: Record<string, string> = import.meta.glob(["./posters/*.svg", "./covers/*.svg"], {
  query: "?no-inline",
  import: "default",
  eager: true,
});

const within = (folder: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./${folder}/`))
      .map(([path, url]) => [path.slice(folder.length + 3, -".svg".length), url]),
  );

/** 260 × 250. */
export const posters = within("posters");
/** What lies on the table while the screen changes hands: 540 × 296, for the games that have one. */
export const covers = within("covers");
