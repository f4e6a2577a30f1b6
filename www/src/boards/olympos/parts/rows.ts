// The colours of the rows of discoveries, on the slots and on the backs of the tiles left.

export const rows: readonly { numeral: string; stripe: string; tile: string }[] = [
  { numeral: "I", stripe: "#a5402b", tile: "#c96a52" },
  { numeral: "II", stripe: "#b98a1d", tile: "#d9b24c" },
  { numeral: "III", stripe: "#4f7a3f", tile: "#7fa66d" },
  { numeral: "IV", stripe: "#2f6688", tile: "#5f94b5" },
  { numeral: "V", stripe: "#6a4580", tile: "#9b78b0" },
];
