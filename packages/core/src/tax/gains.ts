import { paise, type Paise, subtractPaise } from '#money/index.js';
import { addDays, addMonths, type BusinessDate } from '#time/index.js';
import { financialYearOf } from './financial-year.js';
import { COST_INFLATION, GAIN_RULES, type GainRule, GRANDFATHERED_UNTIL } from './rules.js';
import type { TaxClass } from './tax-class.js';

/** Whether units were held long enough for the lower rate. */
export type Term = 'short' | 'long';

/** Units that were bought on one day and sold on one day; days are those of the NAV. */
export interface Disposal {
  readonly taxClass: TaxClass;
  /** Left out of units that are not traded on the exchange. */
  readonly isListed?: boolean;
  readonly bought: BusinessDate;
  readonly sold: BusinessDate;
  /** The price paid for just these units, stamp duty included. */
  readonly cost: Paise;
  /** What they were sold for, before securities transaction tax and after exit load. */
  readonly proceeds: Paise;
  /** Names whose gain it is, by a PAN: the yearly exemption is one for each. Left out where all are of one person. */
  readonly taxpayer?: string;
  /** It counts as income of a parent, who is none of the taxpayers that are known here. */
  readonly isClubbed?: boolean;
  /** Their worth at the NAV of 31 January 2018; null where it is not known. */
  readonly fairValue: Paise | null;
}

/** A gain as it is taxed; below zero it is a loss. */
export interface Gain {
  readonly term: Term;
  readonly rule: GainRule;
  /** The cost that is set against the proceeds. */
  readonly costTaken: Paise;
  readonly gain: Paise;
  /** Says which cost was taken: the price paid, the worth of 31 January 2018, or the price raised by the index. */
  readonly costBasis: 'paid' | 'grandfathered' | 'indexed';
  /** The worth of 31 January 2018 counts and is not known: the cost may be higher. */
  readonly isFairValueMissing: boolean;
  /** Per cent of the gain; null where the income's slab decides. */
  readonly rate: number | null;
}

type Dated = Pick<Disposal, 'taxClass' | 'isListed' | 'bought' | 'sold'>;

/** Returns the rule for units of a class that are bought on one day and sold on another; null for sales before 1 April 2018. */
export function gainRuleOf({ taxClass, isListed, bought, sold }: Dated): GainRule | null {
  const within = (date: BusinessDate, from: BusinessDate | null, until: BusinessDate | null) =>
    (from === null || date >= from) && (until === null || date <= until);
  const isOf = (rule: GainRule) =>
    rule.taxClass === taxClass &&
    within(bought, rule.boughtFrom, rule.boughtUntil) &&
    within(sold, rule.soldFrom, rule.soldUntil);
  const found = GAIN_RULES.find(isOf) ?? null;
  return found && isListed ? { ...found, longTermMonths: found.listedMonths ?? found.longTermMonths } : found;
}

/** Returns the first day on which a redemption of units is long-term under a rule; null where it never is. Held for exactly the months is short-term. */
function longTermFrom(rule: GainRule, bought: BusinessDate): BusinessDate | null {
  return rule.longTermMonths === null ? null : addDays(addMonths(bought, rule.longTermMonths), 1);
}

function termUnder(rule: GainRule, bought: BusinessDate, sold: BusinessDate): Term {
  const from = longTermFrom(rule, bought);
  return from !== null && sold >= from ? 'long' : 'short';
}

/**
 * Returns the gain on units as it is taxed, without the yearly exemption and without losses of others set against it; null for sales before
 * 1 April 2018. Grandfathering: long-term equity bought until 31 January 2018 costs at least its worth of that day, but never more than it
 * was sold for (section 55(2)(ac)).
 */
export function gainsOf(disposal: Disposal): Gain | null {
  const { bought, sold, proceeds } = disposal;
  const rule = gainRuleOf(disposal);
  if (!rule) return null;
  const term = termUnder(rule, bought, sold);
  const { costTaken, costBasis } = term === 'long' ? longTermCost(rule, disposal) : paidFor(disposal);
  return {
    term,
    rule,
    costTaken,
    costBasis,
    isFairValueMissing: term === 'long' && isGrandfathered(disposal) && disposal.fairValue === null,
    gain: subtractPaise(proceeds, costTaken),
    rate: term === 'long' ? rule.longRate : rule.shortRate,
  };
}

const isGrandfathered = ({ taxClass, bought }: Disposal) => taxClass === 'equity' && bought <= GRANDFATHERED_UNTIL;

type Cost = Pick<Gain, 'costTaken' | 'costBasis'>;

const paidFor = ({ cost }: Disposal): Cost => ({ costTaken: cost, costBasis: 'paid' });

function longTermCost(rule: GainRule, disposal: Disposal): Cost {
  const { cost, proceeds, fairValue, bought, sold } = disposal;
  if (rule.isIndexed) {
    const [from, to] = [COST_INFLATION[financialYearOf(bought)], COST_INFLATION[financialYearOf(sold)]];
    if (from === undefined || to === undefined) return paidFor(disposal);
    return { costTaken: paise(Math.round((cost * to) / from)), costBasis: 'indexed' };
  }
  if (!isGrandfathered(disposal) || fairValue === null) return paidFor(disposal);
  const least = Math.min(fairValue, proceeds);
  return least > cost ? { costTaken: paise(least), costBasis: 'grandfathered' } : paidFor(disposal);
}
