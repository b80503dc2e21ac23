import { schemes } from '#db/schema/index.js';

/** What a cart and its orders ask of a scheme: a whole row, with the words of the search, is several times as long. */
export const orderedSchemeColumns = {
  id: schemes.id,
  amfiCode: schemes.amfiCode,
  isin: schemes.isin,
  bseCode: schemes.bseCode,
  name: schemes.name,
  shortName: schemes.shortName,
  fundHouse: schemes.fundHouse,
  category: schemes.category,
  subCategory: schemes.subCategory,
  plan: schemes.plan,
  option: schemes.option,
  isListed: schemes.isListed,
  offer: schemes.offer,
  allowPurchase: schemes.allowPurchase,
  endedOn: schemes.endedOn,
  sipDates: schemes.sipDates,
  minimumSip: schemes.minimumSip,
  sipMultiple: schemes.sipMultiple,
  minimumLumpsum: schemes.minimumLumpsum,
  lumpsumMultiple: schemes.lumpsumMultiple,
  maximum: schemes.maximum,
} as const;

/** A scheme of a cart or an order. */
export type OrderedScheme = Pick<typeof schemes.$inferSelect, keyof typeof orderedSchemeColumns>;

/** Returns whether a scheme takes money. One that has ended takes none, although no later master takes back what the last one allowed; one of a new fund offer does before it is listed. */
export const takesPurchases = ({ allowPurchase, endedOn }: Pick<OrderedScheme, 'allowPurchase' | 'endedOn'>) =>
  allowPurchase && endedOn === null;
