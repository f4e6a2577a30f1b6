/** A number as it is printed: with a minus, where it has one, and not a hyphen. */
export const figure = (number: number): string => `${number}`.replace("-", "−");
