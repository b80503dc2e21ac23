import type { FundCategory, SubCategory } from '@prosperx/core/fund';
import type { BusinessDate } from '@prosperx/core/time';
import type { CatalogueScheme } from './scheme.js';

/** 32 bits that depend on every character of a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The next of a series of well-spread 32-bit numbers (the mixing step of mulberry32). */
function mixed(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), state | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return (bits ^ (bits >>> 14)) >>> 0;
}

const DRAWS = 4;
// the sum of four uniform numbers has the variance 4/12
const TO_UNIT_VARIANCE = Math.sqrt(12 / DRAWS);

/** A number of mean 0 and variance 1 that is always the same for the same text; nearly normal, never beyond 3.5. Built of operations that are exact on every machine. */
export function seededNoise(text: string): number {
  let [state, sum] = [seedOf(text), 0];
  for (let draw = 0; draw < DRAWS; draw++) {
    state = (state + 0x6d2b79f5) | 0;
    sum += mixed(state) / 2 ** 32;
  }
  return (sum - DRAWS / 2) * TO_UNIT_VARIANCE;
}

/** The way in which the NAV of a kind of fund moves. */
interface Volatility {
  /** Standard deviation of a year's return, as a share: 0.14 is 14 %. */
  readonly volatility: number;
  /** The part of its movement that comes from the market it shares with the others, 0 to 1. */
  readonly withMarket: number;
  readonly market: 'shares' | 'interest' | 'gold';
}

const shares = (volatility: number, withMarket: number): Volatility => ({ volatility, withMarket, market: 'shares' });
const interest = (volatility: number, withMarket = 0.7): Volatility => ({ volatility, withMarket, market: 'interest' });

const ofCategory: Record<FundCategory, Volatility> = {
  Equity: shares(0.15, 0.9),
  ELSS: shares(0.15, 0.9),
  'Fixed Income': interest(0.014),
  Allocation: shares(0.1, 0.85),
  'Money Market/Liquid': interest(0.0002, 0.3),
};

const ofSubCategory: Partial<Record<SubCategory, Volatility>> = {
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

/** Returns how a fund's NAV moves, by what it holds; set by judgement so that charts look like such funds. */
function volatilityOf(category: FundCategory, subCategory: SubCategory): Volatility {
  return ofSubCategory[subCategory] ?? ofCategory[category];
}

const BUSINESS_DAYS_A_YEAR = 250;

const marketNoise = new Map<string, number>();

/** The market's part of a day: the same for all funds of that market, so made once. */
function marketNoiseOf(market: string, date: BusinessDate): number {
  const key = `${market} ${date}`;
  const noise = marketNoise.get(key) ?? seededNoise(key);
  marketNoise.set(key, noise);
  return noise;
}

/** The day's movement of a scheme's NAV, as a change of its logarithm. */
export function shockOf(
  scheme: Pick<CatalogueScheme, 'amfiCode' | 'category' | 'subCategory'>,
  date: BusinessDate,
): number {
  const { market, withMarket, volatility } = volatilityOf(scheme.category, scheme.subCategory);
  const own = Math.sqrt(1 - withMarket ** 2) * seededNoise(`${scheme.amfiCode} ${date}`);
  return (withMarket * marketNoiseOf(market, date) + own) * (volatility / Math.sqrt(BUSINESS_DAYS_A_YEAR));
}
