import type { Paise } from '@prosperx/core/money';
import type { Regime } from '@prosperx/core/tax';

/** The plan of the calculator; apart from it, since its details read it too. */
export interface TaxPlan {
  readonly income: Paise;
  readonly investment: Paise;
  readonly alreadyUsed: Paise;
  readonly regime: Regime;
  readonly taxYear: number;
  readonly annualRate: number;
  readonly years: number;
}
