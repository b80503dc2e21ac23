import type { RiskClassId } from './questionnaire.js';

/**
 * What share of equity, debt and other assets suits each class of risk, in per cent. These are our own model's, a guide and no advice: the
 * class comes from the questionnaire, and the share of equity rises with the loss that it can bear.
 */
export const TARGET_MIXES: Readonly<
  Record<RiskClassId, { readonly equity: number; readonly debt: number; readonly other: number }>
> = {
  1: { equity: 0, debt: 100, other: 0 },
  2: { equity: 15, debt: 80, other: 5 },
  3: { equity: 40, debt: 55, other: 5 },
  4: { equity: 60, debt: 35, other: 5 },
  5: { equity: 75, debt: 20, other: 5 },
  6: { equity: 90, debt: 5, other: 5 },
};
