import type { FundCategory, SubCategory } from '@prosperx/core/fund';

/** How the NAV of a kind of fund moves. */
export interface Temper {
  /** Standard deviation of a year's return, as a share: 0.14 is 14 %. */
  readonly volatility: number;
  /** How much of it comes from the market that it shares with the others, 0 to 1. */
  readonly withMarket: number;
  readonly market: 'shares' | 'interest' | 'gold';
}

const shares = (volatility: number, withMarket: number): Temper => ({ volatility, withMarket, market: 'shares' });
const interest = (volatility: number, withMarket = 0.7): Temper => ({ volatility, withMarket, market: 'interest' });

const ofCategory: Record<FundCategory, Temper> = {
  Equity: shares(0.15, 0.9),
  ELSS: shares(0.15, 0.9),
  'Fixed Income': interest(0.014),
  Allocation: shares(0.1, 0.85),
  'Money Market/Liquid': interest(0.0002, 0.3),
};

const ofSubCategory: Partial<Record<SubCategory, Temper>> = {
  'Mid Cap': shares(0.165, 0.85),
  'Small Cap': shares(0.175, 0.8),
  'Sectoral/Thematic': shares(0.19, 0.7),
  Index: shares(0.14, 0.99),
  'Ultra Short Duration': interest(0.002),
  'Low Duration': interest(0.003),
  'Short Duration': interest(0.009),
  Floater: interest(0.008),
  Gilt: interest(0.035, 0.9),
  'Gilt 10 Year Constant': interest(0.04, 0.9),
  'Long Duration': interest(0.055, 0.9),
  'Balanced Advantage': shares(0.08, 0.85),
  'Conservative Hybrid': shares(0.04, 0.8),
  'Equity Savings': shares(0.045, 0.85),
  Arbitrage: interest(0.006, 0.1),
  'Fund of Funds': { volatility: 0.16, withMarket: 0.95, market: 'gold' },
  'Overseas Fund of Funds': shares(0.13, 0.3),
  Overnight: interest(0.0001, 0.3),
  'Money Market': interest(0.0012, 0.5),
};

/** How a fund's NAV moves, by what it holds; set by judgement so that charts look like such funds. */
export function temperOf(category: FundCategory, subCategory: SubCategory): Temper {
  return ofSubCategory[subCategory] ?? ofCategory[category];
}
