import { fundPath, fundKind } from '#fund/index.js';
import type { Nfo } from './schemas.js';

/** Returns what kind of scheme is offered: as funds are called where that is known, else in the words of the offer. */
export const nfoKind = ({ order, category }: Pick<Nfo, 'category' | 'order'>): string =>
  order ? fundKind(order.category, order.subCategory) : category;

/** What names the page of an offer. */
type NamedNfo = Pick<Nfo, 'category' | 'encryptedSchemeId' | 'fund' | 'nfoCategory' | 'order' | 'schemeName'>;

/** Returns the page of an offer on the site, and its parameters: that of its fund once there is one. */
export function nfoPage({ fund, order, schemeName, category, encryptedSchemeId, nfoCategory: nfoType }: NamedNfo) {
  if (fund) return { to: fundPath(fund), params: { schemeId: fund.encryptedSchemeId, nfoType } };
  const kind = order ?? { category, subCategory: '' };
  return { to: fundPath({ ...kind, schemeName }), params: { schemeId: encryptedSchemeId, nfoType } };
}
