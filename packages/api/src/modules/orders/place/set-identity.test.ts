import { describe, expect, it } from 'vitest';
import type { CartLine } from '#records/cart/read-cart.js';
import { contentHash } from './set-identity.js';

const first = {
  id: 'item',
  schemeId: 'scheme',
  investmentType: 'SIP',
  frequency: 1,
  amount: 1_000,
  sipDate: 10,
  instalments: 12,
  folioNumber: null,
  firstOrderToday: false,
};
const hashOf = (...items: readonly object[]) =>
  contentHash(items.map((changed) => ({ item: { ...first, ...changed } }) as unknown as CartLine));

describe('contentHash', () => {
  it('is one for one cart', () => {
    expect(hashOf({}, { id: 'b' })).toBe(hashOf({}, { id: 'b' }));
  });

  it.each([
    ['a part that holds what parts two', [{ id: 'a","b', schemeId: 'c' }], [{ id: 'a', schemeId: 'b","c' }]],
    ['a comma in a part', [{ id: 'a,b', schemeId: 'c' }], [{ id: 'a', schemeId: 'b,c' }]],
    ['a letter that moves to the next part', [{ id: 'ab', schemeId: 'c' }], [{ id: 'a', schemeId: 'bc' }]],
    ['a digit that moves to the next part', [{ amount: 11, sipDate: 1 }], [{ amount: 1, sipDate: 11 }]],
    ['a folio that is the word for none', [{ folioNumber: null }], [{ folioNumber: 'null' }]],
    ['a folio without a number', [{ folioNumber: '' }], [{ folioNumber: null }]],
    ['another order of items', [{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }]],
    ['an item twice', [{}], [{}, {}]],
  ])('differs by %s', (_, one, other) => {
    expect(hashOf(...one)).not.toBe(hashOf(...other));
  });
});
