import type { Nfo } from '@prosperx/core/nfo';

interface Address {
  readonly schemeId: string | undefined;
  readonly nfoType: string | undefined;
}

type Offer = Pick<Nfo, 'encryptedSchemeId' | 'fund' | 'order' | 'schemeName'>;

/**
 * Returns what the address of no known fund leads to, and its name where the list of offers has it. Before the list is read, it is an offer
 * where the address says so.
 */
export function offerNamed({ schemeId, nfoType }: Address, offers: readonly Offer[] | undefined) {
  const found = offers?.find(
    ({ encryptedSchemeId, order, fund }) =>
      schemeId !== undefined &&
      [encryptedSchemeId, order?.encryptedSchemeId, fund?.encryptedSchemeId].includes(schemeId),
  );
  return { isOffer: offers ? found !== undefined : nfoType !== undefined, name: found?.schemeName };
}
