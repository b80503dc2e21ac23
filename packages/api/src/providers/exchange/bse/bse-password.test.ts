import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnknown } from '#providers/providers.js';
import { aKnownOrder, anOrder, type BseKit, bseKit } from '#testing/bse-kit.js';
import { type PlayedOrderEntry, soapText } from '#testing/played-order-entry.js';

const MINUTE = 60_000;

let bse: BseKit['bse'];
let clock: BseKit['clock'];
let exchange: BseKit['exchange'];
let book: BseKit['book'];
beforeEach(async () => {
  ({ bse, clock, exchange, book } = await bseKit());
});
afterEach(() => bse.close());

/** What is answered in place of the usual, next time. */
const next = (method: string, ...replies: PlayedOrderEntry['instead'][string]) => {
  bse.instead[method] = replies;
};

describe('orderService', () => {
  const passwords = () => bse.callsOf('getPassword').length;

  it('its password is asked for once for calls at the same time, kept, and renewed after 55 minutes', async () => {
    const register = (serial: number) => {
      book.known = { ...aKnownOrder, serial };
      return exchange.register(anOrder);
    };
    await Promise.all([register(1), register(2), register(3)]);
    clock.advance(55 * MINUTE - 1);
    await register(4);
    expect(passwords()).toBe(1);
    clock.advance(1);
    await register(5);
    expect(passwords()).toBe(2);
  });

  it('its password is renewed when the exchange does not know it any more, and the order sent once more', async () => {
    await exchange.register(anOrder);
    bse.expire();
    book.known = { ...aKnownOrder, serial: 2 };
    expect(await exchange.register(anOrder)).toMatchObject({ accepted: true });
    expect(passwords()).toBe(2);
    expect(bse.taken.size).toBe(2);
  });

  it('its password that does not help is not renewed again and again', async () => {
    const expired = () => {
      bse.expire();
      return soapText('orderEntryParam', '101|PASSWORD EXPIRED');
    };
    next('orderEntryParam', expired, expired);
    await expect(exchange.register(anOrder)).rejects.toThrow(ProviderUnknown);
    expect(passwords()).toBe(2);
  });

  it('its password that is refused is ours to correct, and not tried until the user is locked', async () => {
    const refused = () => soapText('getPassword', '101|INVALID ACCOUNT INFORMATION');
    next('getPassword', refused, refused);
    await expect(Promise.all([1, 2, 3].map(() => exchange.register(anOrder)))).rejects.toThrow(ProviderUnknown);
    clock.advance(14 * MINUTE);
    await expect(exchange.register(anOrder)).rejects.toThrow(ProviderUnknown);
    expect(passwords()).toBe(1);
    clock.advance(MINUTE);
    await expect(exchange.register(anOrder)).rejects.toThrow(ProviderUnknown);
    expect(passwords()).toBe(2);
    clock.advance(15 * MINUTE);
    expect(await exchange.register(anOrder)).toMatchObject({ accepted: true });
  });

  it('its password is asked for again after a connection that was lost', async () => {
    next('getPassword', () => null);
    await expect(exchange.register(anOrder)).rejects.toThrow(ProviderUnknown);
    expect(await exchange.register(anOrder)).toMatchObject({ accepted: true });
  });
});
