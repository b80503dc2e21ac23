import { paise, type Paise } from '#money/index.js';

/** Returns what an amount of the future buys at the prices of today. */
export function todaysMoney(amount: Paise, inflationPercent: number, years: number): Paise {
  return paise(Math.round(amount / (1 + inflationPercent / 100) ** years));
}

/** Returns a yearly return, in per cent, once prices have risen: what it adds to what money buys. */
export function realReturn(ratePercent: number, inflationPercent: number): number {
  return ((100 + ratePercent) / (100 + inflationPercent) - 1) * 100;
}
