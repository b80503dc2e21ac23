import { type AnyItem, isPack } from './cart-edits.js';

/** What an item is called where it is spoken of. */
export const nameOf = (item: AnyItem): string =>
  isPack(item) ? item.packName : (item.investmentDetail[0]?.mutualFund.schemeName ?? '');
