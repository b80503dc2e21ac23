import type { BusinessDate } from '@prosperx/core/time';
import { noiseOf } from './noise.js';
import type { CatalogueScheme } from './scheme.js';
import { temperOf } from './temper.js';

const BUSINESS_DAYS_A_YEAR = 250;

const marketNoise = new Map<string, number>();

/** The market's part of a day: the same for all funds of that market, so made once. */
function marketNoiseOf(market: string, date: BusinessDate): number {
  const key = `${market} ${date}`;
  const noise = marketNoise.get(key) ?? noiseOf(key);
  marketNoise.set(key, noise);
  return noise;
}

/** The day's movement of a scheme's NAV, as a change of its logarithm. */
export function shockOf(scheme: CatalogueScheme, date: BusinessDate): number {
  const { market, withMarket, volatility } = temperOf(scheme.category, scheme.subCategory);
  const own = Math.sqrt(1 - withMarket ** 2) * noiseOf(`${scheme.amfiCode} ${date}`);
  return (withMarket * marketNoiseOf(market, date) + own) * (volatility / Math.sqrt(BUSINESS_DAYS_A_YEAR));
}
