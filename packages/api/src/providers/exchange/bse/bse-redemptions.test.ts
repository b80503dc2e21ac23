import { nav, paise, rupees, units } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderNotAsked, ProviderUnknown } from '#providers/providers.js';
import { aKnownRedemption, anOrder, aRedemption, type BseKit, bseKit, CLOSED_ISIN } from '#testing/bse-kit.js';
import { refusal, soapText } from '#testing/played-order-entry.js';
import { bseText } from './bse.text.js';
import { shortReference } from './order-params.js';
import { AllotmentDiffers } from './reports.js';

let bse: BseKit['bse'];
let clock: BseKit['clock'];
let exchange: BseKit['exchange'];
let book: BseKit['book'];
beforeEach(async () => {
  ({ bse, clock, exchange, book } = await bseKit());
  book.redemption = aKnownRedemption;
});
afterEach(() => bse.close());

const placed = { ...aKnownRedemption, orderNumber: '7532017' };

describe('bseExchange.sell', () => {
  it.each([
    ['units', aRedemption.what, { OrderVal: '', Qty: '10', AllRedeem: 'N' }],
    ['an amount', { measure: 'amount', amount: rupees(1_000.5) }, { OrderVal: '1000.5', Qty: '', AllRedeem: 'N' }],
    ['all', { measure: 'all' }, { OrderVal: '', Qty: '', AllRedeem: 'Y' }],
  ] as const)('a redemption of %s is one order, paid to the account that is named', async (_, what, sent) => {
    expect(await exchange.redeem({ ...aRedemption, what })).toMatchObject({ accepted: true, registrationNumber: null });
    const [call] = bse.callsOf('orderEntryParam');
    expect(call?.at).toMatchObject({ BuySell: 'R', FolioNo: aRedemption.folioNumber, Param3: '501001234567', ...sent });
    expect(call?.at['TransNo']).toBe('2026111610234000043');
  });

  it('a switch names both schemes', async () => {
    await exchange.redeem({ ...aRedemption, toIsin: anOrder.isin });
    const [call] = bse.callsOf('switchOrderEntryParam');
    expect(call?.at).toMatchObject({ FromSchemeCd: '02-DP', ToSchemeCd: '02-DP', BuySell: 'SO', SwitchUnits: '10' });
  });

  it('a sale is refused in words that a person can act on, and of a scheme that is not sold there at once', async () => {
    bse.instead['orderEntryParam'] = [
      () => soapText('orderEntryParam', refusal(bse.calls.at(-1)!, 'FAILED: INSUFFICIENT UNITS')),
    ];
    expect(await exchange.redeem(aRedemption)).toEqual({ accepted: false, reason: 'Insufficient units.' });
    const reason = bseText.unknownHolding;
    expect(await exchange.redeem({ ...aRedemption, isin: 'INF000000000' })).toEqual({ accepted: false, reason });
  });

  it.each([null, anOrder.isin])('units of a scheme that is closed for purchase are sold, into %s', async (toIsin) => {
    expect(await exchange.redeem({ ...aRedemption, isin: CLOSED_ISIN, toIsin })).toMatchObject({ accepted: true });
  });

  it('nothing is switched into a scheme that is closed for purchase', async () => {
    const reason = bseText.unknownScheme;
    expect(await exchange.redeem({ ...aRedemption, toIsin: CLOSED_ISIN })).toEqual({ accepted: false, reason });
  });

  it('an instalment of a plan that the exchange runs is never sent', async () => {
    await expect(exchange.redeem({ ...aRedemption, registrationNumber: '39409' })).rejects.toThrow(ProviderNotAsked);
    expect(bse.calls).toEqual([]);
  });
});

describe('bseExchange.findSale', () => {
  const row = {
    ClientCode: 'T0001',
    Date: '16/11/2026',
    OrderNumber: '7532017',
    OrderStatus: 'VALID',
    InternalRefNo: shortReference(aRedemption.clientRef),
  };

  it('finds a sale among redemptions by our reference', async () => {
    bse.orders.push({ ...row, InternalRefNo: 'OTHER' }, row);
    expect(await exchange.findRedemption(aRedemption.clientRef)).toMatchObject({
      accepted: true,
      orderNumber: '7532017',
    });
    expect(bse.callsOf('OrderStatus')[0]?.at).toMatchObject({ TransType: 'R', FromDate: '16/11/2026' });
  });

  it('finds an instalment of a plan by the number of the plan', async () => {
    book.redemption = { ...aKnownRedemption, registrationNumber: '39409' };
    bse.orders.push({ ...row, InternalRefNo: '', SIPRegnNo: '39409' });
    expect(await exchange.findRedemption(aRedemption.clientRef)).toMatchObject({
      accepted: true,
      orderNumber: '7532017',
    });
  });

  it('takes no instalment of the next day for the one before it', async () => {
    const of = { registrationNumber: '39409', orderedBefore: businessDate('2026-11-17') };
    book.redemption = { ...aKnownRedemption, ...of };
    bse.orders.push({ ...row, Date: '17/11/2026', InternalRefNo: '', SIPRegnNo: '39409' });
    clock.advance(86_400_000);
    expect(await exchange.findRedemption(aRedemption.clientRef)).toBeNull();
    expect(bse.callsOf('OrderStatus')).toHaveLength(1);
  });

  it('tells two instalments of one day from each other by their numbers', async () => {
    const instalments = ['7532017', '7532018'].map((OrderNumber) => ({ ...row, InternalRefNo: '', OrderNumber }));
    bse.orders.push(...instalments.map((each) => ({ ...each, SIPRegnNo: '39409' })));
    book.redemption = { ...aKnownRedemption, registrationNumber: '39409', otherInstalments: ['7532017'] };
    expect(await exchange.findRedemption(aRedemption.clientRef)).toMatchObject({ orderNumber: '7532018' });
  });

  it('says that there is none', async () => {
    expect(await exchange.findRedemption(aRedemption.clientRef)).toBeNull();
  });
});

describe('bseExchange.execution', () => {
  const row = {
    ClientCode: 'T0001',
    OrderNo: '7532017',
    FolioNo: '91234567/89',
    ValidFlag: 'Y',
    Unit: '10.000',
    Nav: '149.6412',
    Amt: '1481.43',
    STT: '0.02',
  };
  beforeEach(() => {
    book.redemption = placed;
  });

  it('brings units, NAV, tax and payout; what is missing between them is the exit load', async () => {
    bse.redemptions.push({ ...row, OrderNo: '1' }, row);
    expect(await exchange.execution(aRedemption.clientRef)).toEqual({
      state: 'executed',
      redemption: {
        units: units(10),
        nav: nav(149.6412),
        navDate: '2026-11-16',
        grossAmount: paise(1_496_41),
        exitLoad: paise(14_96),
        stt: paise(2),
        payout: paise(1_481_43),
      },
    });
  });

  it.each([
    ['the statement has none', []],
    ['it is another client’s', [{ ...row, ClientCode: 'T0002' }]],
    ['it does not say that it is valid', [{ ...row, ValidFlag: '' }]],
    ['no units are sold', [{ ...row, Unit: '0.000' }]],
  ])('is waited for while %s', async (_, rows) => {
    bse.redemptions.push(...rows);
    expect(await exchange.execution(aRedemption.clientRef)).toEqual({ state: 'waiting' });
  });

  it('is refused by a row that is not valid, in the words that it gives', async () => {
    bse.redemptions.push({ ...row, ValidFlag: 'N', Remarks: 'FAILED: FOLIO IS LOCKED' });
    expect(await exchange.execution(aRedemption.clientRef)).toEqual({ state: 'refused', reason: 'Folio is locked.' });
  });

  it('is unknown when it cannot be read, and for a person when it pays more than its units, or sells more than was asked', async () => {
    bse.redemptions.push({ ...row, Nav: '' });
    await expect(exchange.execution(aRedemption.clientRef)).rejects.toThrow(ProviderUnknown);
    for (const differs of [{ Amt: '1496.50' }, { Amt: '' }, { Unit: '10.001', Amt: '1481.60' }]) {
      bse.redemptions.splice(0, 1, { ...row, ...differs });
      await expect(exchange.execution(aRedemption.clientRef)).rejects.toThrow(AllotmentDiffers);
    }
  });
});

describe('bseExchange.settlement', () => {
  const row = {
    ClientCode: 'T0001',
    ISIN: anOrder.isin,
    FolioNo: '91234567/89',
    ValidFlag: 'Y',
    OrderNo: '7532018',
    Amount: '1481.43',
    AllottedNav: '25.5000',
    AllottedUnit: '58.092',
  };
  beforeEach(() => {
    const switchIn = {
      isin: anOrder.isin,
      navDate: businessDate('2026-11-18'),
      amount: paise(1_481_43),
      otherOrders: [],
    };
    book.redemption = { ...placed, switchIn };
  });

  it('finds what a switch bought by client, scheme, folio and money', async () => {
    bse.allotments.push({ ...row, Amount: '500.00' }, row);
    expect(await exchange.settlement(aRedemption.clientRef)).toMatchObject({
      state: 'bought',
      orderNumber: '7532018',
      allotment: { units: units(58.092), nav: nav(25.5), navDate: '2026-11-18', amount: paise(1_481_43) },
    });
  });

  it('finds it on a later day, on which the exchange was open again, but not on that of the next instalment', async () => {
    bse.allotments.push({ ...row, Date: '17/11/2026' });
    clock.advance(86_400_000);
    const orderedBefore = businessDate('2026-11-17');
    expect(await exchange.settlement(aRedemption.clientRef)).toMatchObject({ state: 'bought' });
    book.redemption = { ...book.redemption!, orderedBefore };
    expect(await exchange.settlement(aRedemption.clientRef)).toEqual({ state: 'waiting' });
  });

  it('leaves what another order has bought for the same money', async () => {
    const { switchIn, ...known } = book.redemption!;
    book.redemption = { ...known, switchIn: { ...switchIn!, otherOrders: [row.OrderNo] } };
    bse.allotments.push(row);
    expect(await exchange.settlement(aRedemption.clientRef)).toEqual({ state: 'waiting' });
    bse.allotments.push({ ...row, OrderNo: '7532019' });
    expect(await exchange.settlement(aRedemption.clientRef)).toMatchObject({ orderNumber: '7532019' });
  });

  it('waits while there is none', async () => {
    bse.allotments.push({ ...row, ValidFlag: '' }, { ...row, FolioNo: '1' });
    expect(await exchange.settlement(aRedemption.clientRef)).toEqual({ state: 'waiting' });
  });

  it('is not known of a redemption, which the registrar pays', async () => {
    book.redemption = placed;
    expect(exchange.reportsPayouts).toBe(false);
    await expect(exchange.settlement(aRedemption.clientRef)).rejects.toThrow(ProviderUnknown);
  });
});
