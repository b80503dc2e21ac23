import { paise, type Paise, rupees, subtractPaise } from '#money/index.js';
import type { FinancialYear } from './financial-year.js';
import { INCOME_TAX_YEARS, type IncomeTaxYear, type Regime, type RegimeRules } from './income-tax-rules.js';

/** Returns the rules of a year; of one that is not known, those of the latest before it, or else the first. */
export function incomeTaxYear(year: FinancialYear): IncomeTaxYear {
  const [first, ...later] = INCOME_TAX_YEARS as readonly [IncomeTaxYear, ...IncomeTaxYear[]];
  return later.findLast((rules) => rules.year <= year) ?? first;
}

const share = (count: number, percent: number) => (count * percent) / 100;

/** The tax by slabs alone; incomes and slabs in paise. */
function bySlabs({ slabs }: RegimeRules, income: Paise): number {
  let [tax, from] = [0, 0];
  for (const [upTo, rate] of slabs) {
    const until = Math.min(income, upTo * 100);
    tax += share(until - from, rate);
    from = until;
  }
  return tax;
}

function afterRebate({ rebate }: RegimeRules, income: Paise, tax: number): number {
  const limit = rupees(rebate.upTo);
  if (income <= limit) return Math.max(0, tax - rupees(rebate.most));
  return rebate.hasRelief ? Math.min(tax, income - limit) : tax;
}

/** Adds the surcharge, of which nobody just above its limit pays more than what they earn above it. */
function withSurcharge(rules: RegimeRules, income: Paise, tax: number): number {
  const at = rules.surcharges.findLastIndex(([above]) => income > rupees(above));
  const surcharge = rules.surcharges[at];
  if (!surcharge) return tax;
  const limit = rupees(surcharge[0]);
  const before = bySlabs(rules, limit);
  const mostAtLimit = before + share(before, rules.surcharges[at - 1]?.[1] ?? 0);
  return Math.min(tax + share(tax, surcharge[1]), mostAtLimit + (income - limit));
}

/**
 * Returns the income tax of a resident below 60 years on an income of slab rates, with rebate, surcharge, their reliefs and cess, to the
 * rupee.
 */
export function incomeTaxOn(income: Paise, regime: Regime, year: FinancialYear): Paise {
  const { regimes, cess } = incomeTaxYear(year);
  const rules = regimes[regime];
  const tax = withSurcharge(rules, income, afterRebate(rules, income, bySlabs(rules, income)));
  return rupees(Math.round((tax + share(tax, cess)) / 100));
}

/** Savings that the law takes off an income. */
export interface TaxSaving {
  /** Income at slab rates, after the standard deduction and others, before all savings that the limit is for: `alreadyUsed` is taken off it, too. */
  readonly income: Paise;
  readonly investment: Paise;
  /** What the limit has been used for already, such as provident fund and insurance. */
  readonly alreadyUsed: Paise;
  readonly regime: Regime;
  readonly year: FinancialYear;
}

/** What an investment saves in tax. */
export interface TaxSaved {
  /** The part of the investment that is taken off the income. */
  readonly deduction: Paise;
  readonly before: Paise;
  readonly after: Paise;
  readonly saved: Paise;
}

/** Returns what an investment in ELSS saves in tax in one year. */
export function taxSaved({ income, investment, alreadyUsed, regime, year }: TaxSaving): TaxSaved {
  const limit = rupees(incomeTaxYear(year).regimes[regime].savingsLimit);
  const used = Math.min(limit, alreadyUsed);
  const deduction = paise(Math.min(investment, limit - used));
  const taxOn = (taken: number) => incomeTaxOn(paise(Math.max(0, income - taken)), regime, year);
  const [before, after] = [taxOn(used), taxOn(used + deduction)];
  return { deduction, before, after, saved: subtractPaise(before, after) };
}
