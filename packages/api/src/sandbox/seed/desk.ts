import { catalogue, type CatalogueScheme } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import type { HoldingRows, seededHistory } from './seed-holding.js';

/** A customer of the book, with the rows of what they hold: that of their lumpsum first. */
export interface DeskCustomer {
  readonly profileId: string;
  readonly ucc: string;
  readonly family: string;
  readonly rows: readonly HoldingRows[];
}

/** What the desk is seeded with. */
export interface Desk {
  readonly agentCode: string;
  readonly customers: readonly DeskCustomer[];
  readonly histories: ReadonlyMap<string, Awaited<ReturnType<typeof seededHistory>>>;
}

/** The scheme of the catalogue that has an id. */
export const schemeOf = (schemeId: string): CatalogueScheme => {
  const scheme = catalogue.find(({ isin }) => catalogueId(isin) === schemeId);
  if (!scheme) throw new Error('the catalogue has no such scheme');
  return scheme;
};
