import { describe, expect, it } from 'vitest';
import { placeOf } from './customer-place.js';

describe('placeOf', () => {
  it.each([
    ['order', 'cart', ['/cart-review', {}]],
    ['order', 'STP', ['/profile/stps', {}]],
    ['order', 'SWP', ['/profile/stps', { trxnType: 'SWP' }]],
    ['mandate', null, ['/profile/mandates', {}]],
    [undefined, null, ['/home', {}]],
  ] as const)('of %s, about %s, is %o', (need, about, place) => {
    expect(placeOf(need, about)).toEqual(place);
  });
});
