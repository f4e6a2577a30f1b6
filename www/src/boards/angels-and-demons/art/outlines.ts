// The outlines of the cards on a grid of 100 × 150. The two sides differ in their outline alone.

import type { Side } from "../types";

interface Outline {
  /** The edge of the card. */
  card: string;
  /** The gold or vermilion line inside it. */
  line: string;
  /** The field inside the line. */
  field: string;
}

export const outlines: Record<Side, Outline> = {
  angel: {
    card: "M13,147.5 Q3.5,147.5 3.5,138 V50 A46.5,46.5 0 0 1 96.5,50 V138 Q96.5,147.5 87,147.5 Z",
    line: "M16,141.5 Q10,141.5 10,135.5 V50 A40,40 0 0 1 90,50 V135.5 Q90,141.5 84,141.5 Z",
    field: "M18,137.5 Q14,137.5 14,133.5 V50 A36,36 0 0 1 86,50 V133.5 Q86,137.5 82,137.5 Z",
  },
  demon: {
    card: "M13,147.5 Q3.5,147.5 3.5,138 V20 Q3,8 7,2 Q13,17 28,23 Q50,31 72,23 Q87,17 93,2 Q97,8 96.5,20 V138 Q96.5,147.5 87,147.5 Z",
    line: "M16,141.5 Q10,141.5 10,135.5 V19 Q16,26 28,30 Q50,37 72,30 Q84,26 90,19 V135.5 Q90,141.5 84,141.5 Z",
    field:
      "M18,137.5 Q14,137.5 14,133.5 V27 Q20,31 29,34 Q50,41 71,34 Q80,31 86,27 V133.5 Q86,137.5 82,137.5 Z",
  },
};
