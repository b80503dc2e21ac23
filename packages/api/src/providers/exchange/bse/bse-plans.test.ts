import { rupees } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { ExchangePlan } from '#providers/exchange/port/plans.js';
import type { SipRegistration } from '#providers/exchange/port/sips.js';
import { ProviderNotReached, ProviderUnknown } from '#providers/providers.js';
import { anOrder, type BseKit, bseKit, CLOSED_ISIN } from '#testing/bse-kit.js';
import { refusal, soapText } from '#testing/played-order-entry.js';
import { bseText } from './bse.text.js';
import { shortReference } from './order-params.js';

let bse: BseKit['bse'];
let exchange: BseKit['exchange'];
beforeEach(async () => {
  ({ bse, exchange } = await bseKit());
});
afterEach(() => bse.close());

/** What the services that speak JSON answer next. */
const answerJson = (...answers: readonly object[]) => {
  bse.instead[''] = answers.map((answer) => () => ({ body: JSON.stringify(answer) }));
};
/** The last request of a service that speaks JSON. */
const asked = () => {
  const { path, body } = bse.heard.at(-1)!;
  return { path, body: JSON.parse(body) as Record<string, string> };
};

const aSip: SipRegistration = {
  clientRef: 'ref_Sip0JwaZ_lQ8sT5uVx9y',
  ucc: 'T0001',
  isin: anOrder.isin,
  amount: rupees(2_500),
  folioNumber: '91234567/89',
  mandateId: '2654',
  serial: 31_000_050,
  requestedOn: businessDate('2026-11-16'),
  subBroker: null,
  sip: { start: businessDate('2027-01-05'), instalments: 23, frequency: 1 },
};

describe('bseExchange.registerSip', () => {
  it('is registered from a later date on, without an order of today, under the number of the day it was asked for', async () => {
    expect(await exchange.registerSip(aSip)).toEqual({ accepted: true, registrationNumber: '7531975' });
    expect(bse.calls.at(-1)?.at).toMatchObject({
      TransactionCode: 'NEW',
      UniqueRefNo: '2026111610234000050',
      StartDate: '05/01/2027',
      FirstOrderFlag: 'N',
      InstallmentAmount: '2500',
      NoOfInstallment: '23',
      MandateID: '2654',
    });
  });

  it('is refused without a mandate or a scheme that is sold there, and not sent', async () => {
    expect(await exchange.registerSip({ ...aSip, mandateId: null })).toEqual({
      accepted: false,
      reason: bseText.mandateMissing,
    });
    expect(await exchange.registerSip({ ...aSip, isin: 'INF000000000' })).toEqual({
      accepted: false,
      reason: bseText.unknownScheme,
    });
    expect(bse.calls).toEqual([]);
  });

  it('is refused in words that a person can act on', async () => {
    const reply = () => soapText('xsipOrderEntryParam', refusal(bse.calls.at(-1)!, 'FAILED: MANDATE NOT APPROVED'));
    bse.instead['xsipOrderEntryParam'] = [reply];
    expect(await exchange.registerSip(aSip)).toEqual({ accepted: false, reason: 'Mandate not approved.' });
  });

  it('is unknown when its answer is lost, and taken once though it is sent again: a person looks for its number', async () => {
    bse.instead['xsipOrderEntryParam'] = [() => null];
    await expect(exchange.registerSip(aSip)).rejects.toThrow(ProviderUnknown);
    await expect(exchange.registerSip(aSip)).rejects.toThrow(PersonNeeded);
    expect(bse.taken.size).toBe(1);
  });
});

describe('bseExchange.pauseSip', () => {
  const pause = { ucc: 'T0001', registrationNumber: '7531975', ref: 'pause', instalments: 2, isLonger: false };

  it('leaves out so many instalments of a SIP that is paid by mandate', async () => {
    answerJson({ StatusFlag: '0', BseRemarks: 'XSIP PAUSED SUCCESSFULLY' });
    expect(await exchange.pauseSip(pause)).toEqual({ paused: true });
    const { path, body } = asked();
    expect(path).toBe('/StarMFAPI/api/Pause/PauseSIP');
    expect(body).toMatchObject({ RegistrationType: 'XSIP', RegistrationNumber: '7531975', NoOfInstalments: '2' });
  });

  it('is done when it is paused already, and refused with the reason', async () => {
    answerJson(
      { StatusFlag: '1', BseRemarks: 'FAILED: XSIP IS ALREADY PAUSED' },
      { StatusFlag: '1', BseRemarks: 'FAILED: PAUSE IS NOT ALLOWED FOR THIS SCHEME' },
    );
    expect(await exchange.pauseSip(pause)).toEqual({ paused: true });
    const reason = 'Pause is not allowed for this scheme.';
    expect(await exchange.pauseSip(pause)).toEqual({ paused: false, reason });
  });

  it('is refused when it is paused already by an earlier, shorter pause', async () => {
    answerJson({ StatusFlag: '1', BseRemarks: 'FAILED: XSIP IS ALREADY PAUSED' });
    const reason = 'XSIP is already paused.';
    expect(await exchange.pauseSip({ ...pause, isLonger: true })).toEqual({ paused: false, reason });
  });

  it.each([{}, { StatusFlag: '2' }])('is unknown after %j', async (answer) => {
    answerJson(answer);
    await expect(exchange.pauseSip(pause)).rejects.toThrow(ProviderUnknown);
  });
});

const aPlan: ExchangePlan = {
  clientRef: 'ref_Stp0JwaZ_lQ8sT5uVx9y',
  ucc: 'T0001',
  kind: 'STP',
  fromIsin: anOrder.isin,
  toIsin: anOrder.isin,
  folioNumber: '91234567/89',
  amount: rupees(2_000),
  instalments: 12,
  frequency: 'MONTHLY',
  startDate: businessDate('2026-12-07'),
  endDate: null,
  firstOrderToday: false,
  subBroker: null,
};

describe('bseExchange.registerPlan', () => {
  const taken = { SuccessFlag: '0', STPRegNo: 39_409, BSERemarks: 'STP HAS BEEN REGISTERED' };

  it.each([
    ['a monthly STP by its number', {}, { FrequencyType: 'MONTHLY', NoOfTransfers: '12', EndDate: '' }],
    [
      'a daily STP by its end',
      { frequency: 'DAILY', endDate: businessDate('2026-12-24') },
      { FrequencyType: 'DAILY', NoOfTransfers: '0', EndDate: '24/12/2026' },
    ],
    ['one that begins today', { firstOrderToday: true }, { FirstOrderToday: 'Y' }],
    [
      'one of an advisor with their code, ARN and EUIN',
      { subBroker: { code: 'AG1001', arn: 'ARN-100101', euin: 'E100101' } },
      { SubBrokerCode: 'AG1001', SubBrokerARN: 'ARN-100101', EUINDeclaration: 'Y', EUINNumber: 'E100101' },
    ],
    ['one of nobody without any', {}, { SubBrokerCode: '', SubBrokerARN: '', EUINDeclaration: 'N', EUINNumber: '' }],
  ] as const)('registers %s', async (_, given, sent) => {
    answerJson(taken);
    expect(await exchange.registerPlan({ ...aPlan, ...given })).toEqual({
      registered: true,
      registrationNumber: '39409',
    });
    const { path, body } = asked();
    expect(path).toBe('/starmfapi/api/stp/stpregistration');
    const reference = { IntRefNo: shortReference(aPlan.clientRef), Remarks: aPlan.clientRef };
    expect(body).toMatchObject({ TransType: 'NEW', STPType: 'EXCH', InstAmount: '2000', ...reference, ...sent });
  });

  it('refuses an SWP, which the document describes no registration of, and a scheme that is not sold there', async () => {
    expect(await exchange.registerPlan({ ...aPlan, kind: 'SWP', toIsin: null })).toEqual({
      registered: false,
      reason: bseText.noWithdrawalPlans,
    });
    expect(await exchange.registerPlan({ ...aPlan, toIsin: 'INF000000000' })).toEqual({
      registered: false,
      reason: bseText.unknownScheme,
    });
    expect(bse.heard).toEqual([]);
  });

  it('hands the reason of a refusal on as it is, by which the screen knows it', async () => {
    const BSERemarks = 'FAILED: NUMBER OF INSTALLMENT IS LESS THAN MINIMUM INSTALLMENT ALLOWED';
    answerJson({ SuccessFlag: '1', BSERemarks });
    expect(await exchange.registerPlan(aPlan)).toEqual({ registered: false, reason: BSERemarks });
  });

  it.each([
    { SuccessFlag: '0', STPRegNo: '' },
    { SuccessFlag: '1', BSERemarks: 'FAILED: DUPLICATE UNIQUE REF NO' },
    {},
  ])('is unknown after %j, and nothing finds it before its first instalment', async (answer) => {
    answerJson(answer);
    const error = await exchange.registerPlan(aPlan).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ProviderUnknown);
    expect(error).not.toBeInstanceOf(ProviderNotReached);
    expect(await exchange.findPlan(aPlan)).toBe('cannot_tell');
    expect(bse.callsOf('OrderStatus')).toEqual([]);
  });

  it('is certainly not there where our login was refused, or nobody listens', async () => {
    answerJson({ SuccessFlag: '1', BSERemarks: 'INVALID MEMBER CODE' });
    await expect(exchange.registerPlan(aPlan)).rejects.toThrow(ProviderNotReached);
    await bse.close();
    await expect(exchange.registerPlan(aPlan)).rejects.toThrow(ProviderNotReached);
  });

  it('is found by its first instalment, which names our reference', async () => {
    const begun = { ...aPlan, startDate: businessDate('2026-11-16') };
    const row = { ClientCode: aPlan.ucc, Date: '16/11/2026', OrderStatus: 'VALID', SIPRegnNo: '39409' };
    bse.orders.push({ ...row, InternalRefNo: 'ANOTHER' });
    expect(await exchange.findPlan(begun)).toBe('cannot_tell');
    bse.orders.push({ ...row, SIPRegnNo: '39411', InternalRefNo: shortReference(aPlan.clientRef) });
    expect(await exchange.findPlan(begun)).toEqual({ registered: true, registrationNumber: '39411' });
  });
});

describe('bseExchange.planInstalmentsOn', () => {
  it('names what was made by the number of a plan on a day, and nothing that was refused', async () => {
    const row = { ClientCode: aPlan.ucc, Date: '16/11/2026', OrderStatus: 'VALID', SIPRegnNo: '39409' };
    bse.orders.push({ ...row, OrderNumber: '71' }, { ...row, OrderNumber: '72', SIPRegnNo: '39410' });
    bse.orders.push({ ...row, OrderNumber: '73', OrderStatus: 'INVALID' });
    const plan = { ucc: aPlan.ucc, registrationNumber: '39409' };
    expect(await exchange.planInstalmentsOn(plan, businessDate('2026-11-16'))).toEqual(['71']);
    expect(await exchange.planInstalmentsOn(plan, businessDate('2026-11-17'))).toEqual([]);
  });
});

describe('bseExchange.cancelPlan', () => {
  it('ends a plan by its number, or tells why the exchange keeps it', async () => {
    answerJson({ SuccessFlag: '0' }, { SuccessFlag: '1', BSERemarks: 'FAILED: STP IS IN PROCESS' });
    const running = { ...aPlan, registrationNumber: '39409' };
    expect(await exchange.cancelPlan(running)).toEqual({ cancelled: true });
    expect(asked().body).toMatchObject({ TransType: 'CXL', STPRegNo: '39409' });
    expect(await exchange.cancelPlan(running)).toEqual({ cancelled: false, reason: 'Stp is in process.' });
  });

  it('ends a plan into a scheme that is sold no more, which nobody can begin', async () => {
    answerJson({ SuccessFlag: '0' });
    const plan = { ...aPlan, toIsin: CLOSED_ISIN };
    expect(await exchange.cancelPlan({ ...plan, registrationNumber: '39409' })).toEqual({ cancelled: true });
    expect(await exchange.registerPlan(plan)).toEqual({ registered: false, reason: bseText.unknownScheme });
  });

  it('does no harm the second time', async () => {
    answerJson({ SuccessFlag: '1', BSERemarks: 'FAILED: STP ALREADY CANCELLED' });
    expect(await exchange.cancelPlan({ ...aPlan, registrationNumber: '39409' })).toEqual({ cancelled: true });
  });
});
