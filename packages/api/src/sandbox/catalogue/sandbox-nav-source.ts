import type { NavPoint } from '@prosperx/core/fund';
import type { NavQuote, NavSource } from '#modules/fund/nav-source.js';
import { catalogue } from './entries.js';
import { laterNavs, navAtSeed } from './nav-model.js';
import type { CatalogueScheme } from './scheme.js';

/** The sandbox's houses: they publish what the model says. */
export function sandboxNavSource(): NavSource {
  // where the last answer ended: a year day by day then costs a year, not a year of years
  const reached = new Map<string, NavPoint>();
  const quoteOf = (scheme: CatalogueScheme, day: NavPoint['date']): NavQuote => {
    const known = reached.get(scheme.amfiCode);
    const from = known !== undefined && known.date <= day ? known : navAtSeed(scheme);
    const point = laterNavs(scheme, day, from).at(-1) ?? from;
    reached.set(scheme.amfiCode, point);
    return { amfiCode: scheme.amfiCode, ...point };
  };
  return { quotesOn: (day) => Promise.resolve(catalogue.map((scheme) => quoteOf(scheme, day))) };
}
