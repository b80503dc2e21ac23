import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessDate } from '@prosperx/core/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aKnownOrder, aKnownRedemption, anOrder, aRedemption, type BseKit, bseKit } from '#testing/bse-kit.js';
import { ORDER_SHAPE, readReply } from './order-entry.js';
import { codeToBuy, readSchemeCodes } from './scheme-file.js';

const folder = process.env['REFERENCE_DATA'];

interface Samples {
  readonly order: { readonly responseOk: string; readonly redemptionOk: string };
  readonly schemeMaster: { readonly headers: readonly string[] };
  readonly wsdlRequestElements: Readonly<Record<string, readonly string[]>>;
}

describe.skipIf(!folder)('the samples of BSE’s document', () => {
  const samples = JSON.parse(
    folder ? readFileSync(join(folder, 'bse/protocol-samples.json'), 'utf8') : '{}',
  ) as Samples;
  let bse: BseKit['bse'];
  beforeAll(async () => {
    const { exchange, book, ...at } = await bseKit();
    bse = at.bse;
    await exchange.register(anOrder);
    book.known = { ...aKnownOrder, serial: 2 };
    await exchange.register({ ...anOrder, sip: { start: businessDate('2027-01-05'), instalments: 24, frequency: 1 } });
    await exchange.cancel({ ...anOrder, orderNumber: '1', registrationNumber: '2' });
    book.known = { ...aKnownOrder, orderNumber: '7531973' };
    await exchange.find(anOrder.clientRef);
    await exchange.allotment(anOrder.clientRef);
    book.redemption = aKnownRedemption;
    await exchange.redeem(aRedemption);
    book.redemption = { ...aKnownRedemption, serial: 4 };
    await exchange.redeem({ ...aRedemption, toIsin: anOrder.isin, payoutAccount: null });
    book.redemption = { ...aKnownRedemption, orderNumber: '7531973' };
    await exchange.execution(aRedemption.clientRef);
  });
  afterAll(() => bse.close());

  it.each([
    ['getPassword', 'mforder/GetPassword', 1],
    ['orderEntryParam', 'mforder/OrderEntryParam', 2],
    ['switchOrderEntryParam', 'mforder/SwitchOrderEntryParam', 1],
    ['RedemptionStatement', 'additionalservices/RedemptionStatementRequest', 1],
    ['xsipOrderEntryParam', 'mforder/XsipOrderEntryParam', 2],
    ['OrderStatus', 'additionalservices/OrderRequest', 1],
    ['AllotmentStatement', 'additionalservices/AllotmentStatementRequest', 1],
  ])('have the elements of %s in the order in which they are sent', (method, name, times) => {
    const sent = bse.callsOf(method).map(({ elements }) => elements.map(([element]) => element));
    expect(sent).toHaveLength(times);
    for (const elements of sent) expect(elements).toEqual(samples.wsdlRequestElements[name]);
  });

  it('are read as orders that were taken', () => {
    const purchase = readReply(samples.order.responseOk, ORDER_SHAPE, { code: 'NEW', number: '2022021810234000003' });
    expect(purchase).toEqual({ state: 'taken', orderNumber: '7531973', registrationNumber: null });
    const other = readReply(samples.order.redemptionOk, ORDER_SHAPE, { code: 'NEW', number: '2022052610996000004' });
    expect(other).toMatchObject({ state: 'taken', orderNumber: '7532017' });
  });

  it('name the columns of the scheme master that is read', () => {
    const { headers } = samples.schemeMaster;
    const cells: Record<string, string> = {
      'Scheme Code': '02-DP',
      ISIN: 'INF200K01QX4',
      'Purchase Allowed': 'Y',
      'Purchase Transaction mode': 'DP',
      'AMC Active Flag': '1',
    };
    const file = [headers, headers.map((name) => cells[name] ?? '')].map((row) => row.join('|')).join('\r\n');
    expect(codeToBuy(readSchemeCodes(file), 'INF200K01QX4', null)).toBe('02-DP');
  });
});
