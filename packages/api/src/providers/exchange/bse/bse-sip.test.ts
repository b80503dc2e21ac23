import { businessDate } from '@prosperx/core/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeOrder, NewSip } from '#providers/exchange/port/orders.js';
import { ProviderUnknown } from '#providers/providers.js';
import { aKnownOrder, anOrder, type BseKit, bseKit } from '#testing/bse-kit.js';
import { type PlayedOrderEntry, refusal, soapText } from '#testing/played-order-entry.js';
import { bseText } from './bse.text.js';
import { shortReference } from './order-params.js';

const newSip: NewSip = { start: businessDate('2027-01-05'), instalments: 24, frequency: 1 };
const sipOrder: ExchangeOrder = { ...anOrder, sip: newSip };

let bse: BseKit['bse'];
let exchange: BseKit['exchange'];
let book: BseKit['book'];
beforeEach(async () => {
  ({ bse, exchange, book } = await bseKit());
});
afterEach(() => bse.close());

/** What is answered in place of the usual, next time. */
const next = (method: string, ...replies: PlayedOrderEntry['instead'][string]) => {
  bse.instead[method] = replies;
};

describe('bseExchange.register', () => {
  beforeEach(() => {
    book.known = { ...aKnownOrder, kind: 'sip' };
  });

  it('a SIP is debited by the exchange, from the mandate that it was registered with', () => {
    expect(exchange.debitsInstalments).toBe(true);
  });

  it('a SIP is registered with its first order', async () => {
    expect(await exchange.register(sipOrder)).toEqual({
      accepted: true,
      orderNumber: '7531976',
      registrationNumber: '7531975',
    });
    expect(bse.calls.at(-1)?.at).toMatchObject({
      TransactionCode: 'NEW',
      UniqueRefNo: '2026111610234000042',
      InternalRefNo: shortReference(anOrder.clientRef),
      StartDate: '05/01/2027',
      FrequencyType: 'MONTHLY',
      FrequencyAllowed: '1',
      InstallmentAmount: '500.5',
      NoOfInstallment: '24',
      FirstOrderFlag: 'Y',
      MandateID: '2654',
      Param2: '',
      XsipRegID: '',
    });
  });

  it('a SIP names an ISIP mandate where that belongs', async () => {
    book.known = { ...aKnownOrder, kind: 'sip', mandateId: 'BSE521824730118' };
    await exchange.register(sipOrder);
    expect(bse.calls.at(-1)?.at).toMatchObject({ MandateID: '', Param2: 'BSE521824730118' });
  });

  it('a SIP is refused without a mandate, in words that its owner understands, and not sent', async () => {
    book.known = { ...aKnownOrder, kind: 'sip', mandateId: null };
    expect(await exchange.register(sipOrder)).toEqual({ accepted: false, reason: bseText.mandateMissing });
    expect(bse.calls).toEqual([]);
  });

  it('a SIP is refused by the exchange with an empty mandate', async () => {
    book.known = { ...aKnownOrder, kind: 'sip', mandateId: '' };
    const reason = 'Mandate id should not be blank.';
    expect(await exchange.register(sipOrder)).toEqual({ accepted: false, reason });
  });

  it('a SIP starts on a closed day as it is: the exchange moves it itself', async () => {
    await exchange.register({ ...sipOrder, sip: { ...newSip, start: businessDate('2026-12-19') } });
    expect(bse.calls.at(-1)?.at['StartDate']).toBe('19/12/2026');
  });

  it('a SIP is spelt as the exchange spells it', async () => {
    await exchange.register({ ...sipOrder, sip: { ...newSip, instalments: 8, frequency: 3 } });
    expect(bse.calls.at(-1)?.at['FrequencyType']).toBe('QUARTELY');
  });

  it('a SIP is unknown while it has no first order: the investor has to confirm it to the exchange', async () => {
    next('xsipOrderEntryParam', (usual) => soapText('xsipOrderEntryParam', usual.replace(/\|\d+$/, '|0')));
    await expect(exchange.register(sipOrder)).rejects.toThrow(ProviderUnknown);
  });

  it('a SIP is refused with its reason', async () => {
    next('xsipOrderEntryParam', () =>
      soapText(
        'xsipOrderEntryParam',
        refusal(bse.calls.at(-1)!, 'FAILED: INSTALLMENT AMT IS LESS THAN MINIMUM INSTALLMENT AMT'),
      ),
    );
    const reason = 'Installment amt is less than minimum installment amt.';
    expect(await exchange.register(sipOrder)).toEqual({ accepted: false, reason });
  });
});

describe('bseExchange.cancel', () => {
  const cancelled = { clientRef: anOrder.clientRef, ucc: 'T0001', isin: anOrder.isin, orderNumber: '7531976' };
  const sip = { ...cancelled, registrationNumber: '119236449' };
  const answering = (remarks: string) =>
    next('xsipOrderEntryParam', () => soapText('xsipOrderEntryParam', refusal(bse.calls.at(-1)!, remarks)));

  it('the cancellation of a SIP is sent to the exchange, with a number of its own each time', async () => {
    expect(await exchange.cancel(sip)).toEqual({ cancelled: true });
    const [call] = bse.callsOf('xsipOrderEntryParam');
    expect(call?.at).toMatchObject({ TransactionCode: 'CXL', XsipRegID: '119236449', SchemeCode: '', StartDate: '' });
    expect(call?.at['UniqueRefNo']).toMatch(/^2026111610234\d{6}$/);
  });

  it('the cancellation does no harm the second time', async () => {
    answering('FAILED: XSIP ALREADY CANCELLED');
    expect(await exchange.cancel(sip)).toEqual({ cancelled: true });
  });

  it('the cancellation of a SIP that the exchange keeps is refused', async () => {
    answering('XSIP REGISTRATION NO. IS NOT EXISTS');
    expect(await exchange.cancel(sip)).toEqual({ cancelled: false, reason: 'XSIP registration no. is not exists.' });
  });

  it('the cancellation of a single purchase needs no call: unpaid, it expires', async () => {
    expect(await exchange.cancel({ ...cancelled, registrationNumber: null })).toEqual({ cancelled: true });
    expect(bse.calls).toEqual([]);
  });
});

it('hears of money from its own payment page', async () => {
  await exchange.confirmFunds({ clientRefs: [anOrder.clientRef], paymentRef: 'pay_1', realisedAt: 0 });
  expect(bse.calls).toEqual([]);
});
