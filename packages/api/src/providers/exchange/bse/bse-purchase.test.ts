import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnknown } from '#providers/providers.js';
import { aKnownOrder, anOrder, type BseKit, bseKit } from '#testing/bse-kit.js';
import { type PlayedOrderEntry, refusal, soapText } from '#testing/played-order-entry.js';
import { shortReference } from './order-params.js';

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

describe('bseExchange.register', () => {
  it('a purchase is taken, with the order number of the exchange', async () => {
    expect(await exchange.register(anOrder)).toEqual({
      accepted: true,
      orderNumber: '7531975',
      registrationNumber: null,
    });
    const [call] = bse.callsOf('orderEntryParam');
    expect(call?.at).toMatchObject({
      TransCode: 'NEW',
      TransNo: '2026111610234000042',
      UserID: '1000001',
      MemberId: '10234',
      ClientCode: 'T0001',
      SchemeCd: '02-DP',
      BuySell: 'P',
      BuySellType: 'FRESH',
      DPTxn: 'P',
      OrderVal: '500.5',
      FolioNo: '',
      Remarks: anOrder.clientRef,
      RefNo: shortReference(anOrder.clientRef),
      DPC: 'Y',
    });
    const [login] = bse.callsOf('getPassword');
    expect(login?.elements.map(([name]) => name)).toEqual(['UserId', 'Password', 'PassKey']);
    expect(call?.at['PassKey']).toBe(login?.at['PassKey']);
    expect(login?.at['PassKey']).toMatch(/^[a-z0-9]{10}$/);
  });

  it('a purchase goes into a folio that is there', async () => {
    await exchange.register({ ...anOrder, folioNumber: '91234567/89' });
    expect(bse.calls.at(-1)?.at).toMatchObject({ BuySellType: 'ADDITIONAL', FolioNo: '91234567/89' });
  });

  it('a purchase is refused with the exchange’s reason as a sentence', async () => {
    next('orderEntryParam', () =>
      soapText('orderEntryParam', refusal(bse.calls.at(-1)!, ' FAILED: AMOUNT < MINIMUM & PAN "X" NOT\n VERIFIED ')),
    );
    const reason = 'Amount < minimum & PAN "x" not verified.';
    expect(await exchange.register(anOrder)).toEqual({ accepted: false, reason });
  });

  it('a purchase of a scheme that the exchange does not sell is refused without a call', async () => {
    const answer = await exchange.register({ ...anOrder, isin: 'INF000000000' });
    expect(answer).toMatchObject({ accepted: false, reason: expect.stringContaining('does not offer this scheme') });
    expect(bse.calls).toEqual([]);
  });

  it('a purchase is unknown when it arrived and its answer was lost, and when it is sent again', async () => {
    next('orderEntryParam', () => null);
    await expect(exchange.register(anOrder)).rejects.toThrow(ProviderUnknown);
    clock.advance(24 * 60 * MINUTE);
    await expect(exchange.register(anOrder)).rejects.toThrow(ProviderUnknown);
    const numbers = bse.callsOf('orderEntryParam').map(({ at }) => at['TransNo']);
    expect(numbers).toEqual(['2026111610234000042', '2026111610234000042']);
    expect(bse.taken.size).toBe(1);
  });

  it.each<readonly [string, (usual: string) => string]>([
    ['cut off within its remarks', (usual) => usual.slice(0, -60)],
    ['cut off before its flag', (usual) => usual.replace(/\|0$/, '')],
    ['empty but for pipes', () => '|||||||'],
    ['of another order', (usual) => usual.replace('000042', '000043')],
    ['without an order number', (usual) => usual.replace('7531975', '0')],
    ['with a flag that nobody knows', (usual) => usual.replace(/0$/, '2')],
    ['with a pipe too many', (usual) => usual.replace('PHYSICAL', 'PHYSICAL|DEMAT')],
    ['that names a fault of the exchange', () => refusal(bse.calls.at(-1)!, 'A network-related error. BSEMFDB')],
    ['that its login is refused', () => refusal(bse.calls.at(-1)!, 'FAILED: USER IS DISABLED. CONTACT ADMIN')],
    ['that it has the number', () => refusal(bse.calls.at(-1)!, 'UNIQUE REF NO ALREADY EXISTS')],
  ])('a purchase is unknown after an answer %s', async (_, change) => {
    next('orderEntryParam', (usual) => soapText('orderEntryParam', change(usual)));
    await expect(exchange.register(anOrder)).rejects.toThrow(ProviderUnknown);
  });

  it('a purchase is unknown after an envelope that is cut off', async () => {
    next('orderEntryParam', (usual) => ({ body: soapText('orderEntryParam', usual)!.body.slice(0, -100) }));
    await expect(exchange.register(anOrder)).rejects.toThrow(ProviderUnknown);
  });

  it('a purchase is not sent when it is a later instalment: the exchange makes that itself', async () => {
    await expect(exchange.register({ ...anOrder, registrationNumber: '119494864' })).rejects.toThrow(ProviderUnknown);
    book.known = { ...aKnownOrder, kind: 'instalment', registrationNumber: '119494864' };
    await expect(exchange.register(anOrder)).rejects.toThrow(ProviderUnknown);
    expect(bse.calls).toEqual([]);
  });

  it('a purchase is a fault of ours when our book does not have it', async () => {
    book.known = null;
    await expect(exchange.register(anOrder)).rejects.not.toThrow(ProviderUnknown);
  });
});
