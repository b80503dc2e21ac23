import { nav, paise, rupees, units } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnknown } from '#providers/providers.js';
import { aKnownOrder, anOrder, type BseKit, bseKit } from '#testing/bse-kit.js';
import { reportFailures } from '#testing/played-order-entry.js';
import { AllotmentDiffers } from './reports.js';

let bse: BseKit['bse'];
let exchange: BseKit['exchange'];
let book: BseKit['book'];
beforeEach(async () => {
  ({ bse, exchange, book } = await bseKit());
});
afterEach(() => bse.close());

const anAllottedOrder = { ...aKnownOrder, orderNumber: '7531973', amount: rupees(500) };

describe('bseExchange.allotment', () => {
  const row = {
    AllottedAmt: '499.98',
    AllottedNav: '149.6412',
    AllottedUnit: '3.341',
    Amount: '500.00',
    ClientCode: 'T0001',
    FolioNo: '91234567/89',
    OrderDate: '2026-11-16',
    OrderNo: '7531973',
    ReportDate: '2026-11-17',
    ValidFlag: 'Y',
  };
  beforeEach(() => {
    book.known = { ...anAllottedOrder, navDate: businessDate('2026-11-17') };
  });

  it('an allotment brings folio, units, NAV, its date by the cut-off rule, and the stamp duty', async () => {
    bse.allotments.push({ ...row, OrderNo: '1' }, row);
    expect(await exchange.allotment(anOrder.clientRef)).toEqual({
      state: 'allotted',
      allotment: {
        folioNumber: '91234567/89',
        amount: rupees(500),
        units: units(3.341),
        nav: nav(149.6412),
        navDate: '2026-11-17',
        stampDuty: paise(2),
      },
    });
    expect(bse.calls[0]?.at).toMatchObject({ OrderNo: '7531973', FromDate: '16/11/2026', ClientCode: 'T0001' });
  });

  it('an allotment has up to eight decimals of NAV, and the date of the order where we know no better', async () => {
    book.known = { ...anAllottedOrder, amount: rupees(100_000) };
    bse.allotments.push({
      ...row,
      AllottedAmt: '99995.00',
      AllottedNav: '1024.38170001',
      AllottedUnit: '97.615',
      Amount: '100000.00',
      OrderDate: '2026-11-16T00:00:00',
    });
    const answer = await exchange.allotment(anOrder.clientRef);
    const allotment = { nav: nav(1024.38170001), navDate: '2026-11-16', stampDuty: rupees(5) };
    expect(answer).toMatchObject({ state: 'allotted', allotment });
  });

  it.each([
    ['stamp duty of a paisa more', { AllottedAmt: '499.97' }, { stampDuty: paise(3) }],
    ['stamp duty of a paisa less', { AllottedAmt: '499.99' }, { stampDuty: paise(1) }],
    ['an amount of a paisa more', { Amount: '500.01', AllottedAmt: '499.99' }, { amount: rupees(500.01) }],
    ['an amount of a paisa less', { Amount: '499.99', AllottedAmt: '499.97' }, { amount: rupees(499.99) }],
    ['stamp duty that is rounded further', { AllottedAmt: '499.975' }, { stampDuty: paise(2) }],
    ['no amount that bought units', { AllottedAmt: '' }, { stampDuty: paise(2) }],
    ['the amount that was paid there too', { AllottedAmt: '500.00' }, { stampDuty: paise(2) }],
    ['units of two decimals', { AllottedUnit: '3.34', AllottedNav: '149.6900' }, { units: units(3.34) }],
    ['units of four decimals', { AllottedUnit: '3.3412' }, { units: units(3.3412) }],
    ['units of five decimals', { AllottedUnit: '3.34118' }, { units: units(3.3412) }],
  ])('an allotment is taken as the exchange says with %s', async (_, differs, taken) => {
    bse.allotments.push({ ...row, ...differs });
    expect(await exchange.allotment(anOrder.clientRef)).toMatchObject({ state: 'allotted', allotment: taken });
  });

  it.each([
    ['the statement has none', []],
    ['it is another client’s', [{ ...row, ClientCode: 'T0002' }]],
    ['it does not say that it is valid', [{ ...row, ValidFlag: '' }]],
    ['no units are allotted', [{ ...row, AllottedUnit: '0.000' }]],
  ])('an allotment is waited for while %s', async (_, rows) => {
    bse.allotments.push(...rows);
    expect(await exchange.allotment(anOrder.clientRef)).toEqual({ state: 'waiting' });
  });

  it.each([
    ['FAILED: PAN NOT KYC COMPLIANT', 'PAN not KYC compliant.'],
    ['', 'The exchange rejected this without giving a reason.'],
  ])(
    'an allotment is refused by a row that is not valid, in the words that it gives: "%s"',
    async (Remarks, reason) => {
      bse.allotments.push({ ...row, ValidFlag: 'N', Remarks });
      expect(await exchange.allotment(anOrder.clientRef)).toEqual({ state: 'refused', reason });
    },
  );

  it('an allotment is waited for, without a call, of an order that the exchange never took', async () => {
    book.known = aKnownOrder;
    expect(await exchange.allotment(anOrder.clientRef)).toEqual({ state: 'waiting' });
    expect(bse.calls).toEqual([]);
  });

  it.each([
    ['units in words', { AllottedUnit: 'three' }],
    ['no NAV', { AllottedNav: '' }],
    ['a NAV of zero', { AllottedNav: '0.0000' }],
    ['negative units', { AllottedUnit: '-3.341' }],
    ['no folio', { FolioNo: '' }],
    ['an amount in words', { Amount: 'five hundred' }],
  ])('an allotment is unknown when it has %s', async (_, differs) => {
    bse.allotments.push({ ...row, ...differs });
    await expect(exchange.allotment(anOrder.clientRef)).rejects.toThrow(ProviderUnknown);
  });

  it.each([
    ['the amount of a part of the order', { Amount: '250.00', AllottedUnit: '1.671' }],
    ['more than was ordered', { Amount: '500.02' }],
    ['stamp duty that nobody would round to', { AllottedAmt: '499.90' }],
    ['units for a part of its amount', { AllottedUnit: '1.671' }],
    ['units for more than its amount', { AllottedUnit: '3.343' }],
  ])('an allotment is for a person to look at when it has %s', async (_, differs) => {
    bse.allotments.push({ ...row, ...differs });
    await expect(exchange.allotment(anOrder.clientRef)).rejects.toThrow(AllotmentDiffers);
  });

  it.each(reportFailures)('an allotment is unknown after %s', async (_, reply) => {
    bse.instead['AllotmentStatement'] = [() => reply('AllotmentStatement')];
    await expect(exchange.allotment(anOrder.clientRef)).rejects.toThrow(ProviderUnknown);
  });
});
