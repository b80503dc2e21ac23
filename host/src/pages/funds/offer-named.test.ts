import { expect, it } from 'vitest';
import { offerNamed } from './offer-named.js';

const offer = { encryptedSchemeId: 'nfo_1', order: null, fund: null, schemeName: 'Axis New Fund' };
const of = (schemeId: string | undefined, nfoType?: string) => ({ schemeId, nfoType });

it('is an offer where the list has it, by its own id or that of its fund', () => {
  const named = { isOffer: true, name: 'Axis New Fund' };
  expect(offerNamed(of('nfo_1'), [offer])).toEqual(named);
  expect(offerNamed(of('sch_1', '1'), [{ ...offer, fund: { encryptedSchemeId: 'sch_1' } as never }])).toEqual(named);
  expect(offerNamed(of('sch_2', '1'), [offer])).toEqual({ isOffer: false, name: undefined });
});

it('is no offer where the address names none', () => {
  expect(offerNamed(of(undefined, '1'), [offer])).toEqual({ isOffer: false, name: undefined });
});

it('is a fund until the list is read, unless the address calls it an offer', () => {
  expect(offerNamed(of('sch_none'), undefined).isOffer).toBe(false);
  expect(offerNamed(of('nfo_1', '1'), undefined).isOffer).toBe(true);
});
