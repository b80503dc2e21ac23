import type { Paise } from '@prosperx/core/money';

/** The plan of the calculator; apart from it, since its details read it too. */
export interface DelayTerms {
  readonly monthlyAmount: Paise;
  readonly annualRate: number;
  readonly years: number;
  readonly delayYears: number;
}
