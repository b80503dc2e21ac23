import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KnownOrder } from '#providers/exchange/port/orders.js';
import { ProviderUnknown } from '#providers/providers.js';
import { aKnownOrder, anOrder, type BseKit, bseKit } from '#testing/bse-kit.js';
import { reportFailures, reportStatus } from '#testing/played-order-entry.js';
import { shortReference } from './order-params.js';

const DAY = 86_400_000;

let bse: BseKit['bse'];
let clock: BseKit['clock'];
let exchange: BseKit['exchange'];
let book: BseKit['book'];
beforeEach(async () => {
  ({ bse, clock, exchange, book } = await bseKit());
});
afterEach(() => bse.close());

describe('bseExchange.find', () => {
  const row = {
    Amount: '500.00',
    ClientCode: 'T0001',
    Date: '16/11/2026',
    FirstOrder: 'N',
    InternalRefNo: shortReference(anOrder.clientRef),
    MemberRemarks: '',
    OrderNumber: '7531973',
    OrderRemarks: 'ALLOTMENT & <PENDING>',
    OrderStatus: 'VALID',
    SIPRegnNo: '0',
  };
  const found = { accepted: true, orderNumber: '7531973', registrationNumber: null };

  it('an order is found by the client and the day, under our reference', async () => {
    bse.orders.push({ ...row, InternalRefNo: 'SOMEOTHER1', OrderNumber: '1' }, row);
    expect(await exchange.find(anOrder.clientRef)).toEqual(found);
    expect(bse.calls[0]?.at).toMatchObject({
      ClientCode: 'T0001',
      FromDate: '16/11/2026',
      ToDate: '16/11/2026',
      TransType: 'P',
      OrderStatus: 'All',
      UserId: '1000001',
      MemberCode: '10234',
      Password: 'p@ss',
    });
  });

  it('an order is found by what the member remarked', async () => {
    bse.orders.push({ ...row, InternalRefNo: '', MemberRemarks: anOrder.clientRef });
    expect(await exchange.find(anOrder.clientRef)).toEqual(found);
  });

  it('an order is found on a later day, on which it was sent', async () => {
    clock.advance(2 * DAY);
    bse.orders.push({ ...row, Date: '18/11/2026' });
    expect(await exchange.find(anOrder.clientRef)).toEqual(found);
    expect(bse.calls).toHaveLength(3);
  });

  it('an order is not there when no row of the client is ours', async () => {
    bse.orders.push({ ...row, ClientCode: 'T0002' }, { ...row, InternalRefNo: '' });
    expect(await exchange.find(anOrder.clientRef)).toBeNull();
  });

  it('an order is not there when the exchange has no orders of the day', async () => {
    bse.instead['OrderStatus'] = [() => reportStatus('OrderStatus', '101', 'NO RECORDS FOUND')];
    expect(await exchange.find(anOrder.clientRef)).toBeNull();
  });

  it('an order was refused when it is invalid', async () => {
    bse.orders.push({ ...row, OrderStatus: 'INVALID', OrderRemarks: 'FAILED: CLIENT NOT KYC COMPLIANT' });
    expect(await exchange.find(anOrder.clientRef)).toEqual({ accepted: false, reason: 'Client not KYC compliant.' });
  });

  it('an order is taken when it is there invalid and valid', async () => {
    bse.orders.push({ ...row, OrderStatus: 'INVALID' }, row);
    expect(await exchange.find(anOrder.clientRef)).toEqual(found);
  });

  it('an order of a SIP comes with its registration', async () => {
    book.known = { ...aKnownOrder, kind: 'sip' };
    bse.orders.push({ ...row, SIPRegnNo: '119494864', FirstOrder: 'Y' });
    expect(await exchange.find(anOrder.clientRef)).toEqual({ ...found, registrationNumber: '119494864' });
  });

  it('an order that is a later instalment is found under its SIP', async () => {
    book.known = { ...aKnownOrder, kind: 'instalment', registrationNumber: '119494864' };
    const child = { ...row, InternalRefNo: '1', SIPRegnNo: '119494864' };
    bse.orders.push({ ...child, FirstOrder: 'Y' }, { ...child, SIPRegnNo: '5' }, { ...child, OrderNumber: '758516' });
    expect(await exchange.find(anOrder.clientRef)).toEqual({
      accepted: true,
      orderNumber: '758516',
      registrationNumber: '119494864',
    });
  });

  it.each<readonly [string, Partial<typeof row>, Partial<KnownOrder>]>([
    ['says neither valid nor invalid', { OrderStatus: 'PENDING' }, {}],
    ['has no order number', { OrderNumber: '' }, {}],
    ['of a SIP has no registration', {}, { kind: 'sip' }],
    ['of an instalment cannot be distinguished from others', {}, { kind: 'instalment' }],
  ])('an order is unknown when its row %s', async (_, differs, of) => {
    book.known = { ...aKnownOrder, ...of };
    bse.orders.push({ ...row, ...differs });
    await expect(exchange.find(anOrder.clientRef)).rejects.toThrow(ProviderUnknown);
  });

  it('an order is unknown when it is older than the days that are looked at', async () => {
    clock.advance(7 * DAY);
    await expect(exchange.find(anOrder.clientRef)).rejects.toThrow(ProviderUnknown);
    expect(bse.calls).toHaveLength(7);
  });

  it.each(reportFailures)('an order is unknown after %s', async (_, reply) => {
    bse.instead['OrderStatus'] = [() => reply('OrderStatus')];
    await expect(exchange.find(anOrder.clientRef)).rejects.toThrow(ProviderUnknown);
  });
});
