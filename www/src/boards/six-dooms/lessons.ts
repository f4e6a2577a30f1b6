// Positions to try, each on one rule.

import type { Lesson } from "../contract";

export const lessons: readonly Lesson[] = [];
