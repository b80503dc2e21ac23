import { getNfos } from '@prosperx/core/nfo';
import { payOrders } from '@prosperx/core/payment';
import { requestRedemption, requestSwitch } from '@prosperx/core/redemption';
import { withdrawSandboxNfo } from '@prosperx/core/sandbox';
import { confirmPlan, sendPlanOtp, setUpPlan, verifyPlanOtp } from '@prosperx/core/stp';
import { newToken } from '#crypto/new-id.js';
import { newCheckout } from '#testing/checkout.js';
import {
  confirm,
  DEBT,
  fillCart,
  type Investment,
  lastOtp,
  laterSip,
  lumpsum,
  orderCart,
  ordersOf,
  paymentOf,
  schemeOf,
  sip,
} from '#testing/investing.js';
import { newInvestor, signInAs } from '#testing/new-investor.js';
import { enterPlan, newPlanHolder, newRunningPlan, planForm, planLinkTo } from '#testing/planning.js';
import { confirmRedemption, goTo, newHolder, redemptionBody } from '#testing/redeeming.js';
import { leadsTo, pressAtBank } from '#testing/requests.js';
import { addMandate, newRunningSip } from '#testing/running-sip.js';
import type { TestKit } from '#testing/test-kit.js';

/** Something that moves money, done by one life of the server or by several. */
export interface CrashStep {
  readonly name: string;
  /** Returns what is done, from its beginning: whoever had no answer does it again, with the same keys. */
  prepare(kit: TestKit): Promise<(kit: TestKit) => Promise<void>>;
  /** The evening by which all of it is at its end. */
  readonly until: string;
}

/** Ordered, registered, confirmed, paid at the bank, and told to the exchange. */
const buying = (investment: Investment) => async (kit: TestKit) => {
  const investor = await newInvestor(kit);
  if ('numOfSipInstallments' in investment) await addMandate(kit.services, investor.profileId, 50_000);
  const cart = await fillCart(investor.client, investment);
  const [orderKey, payKey] = [newToken(), newToken()];
  const isPaidLater = 'firstOrderToday' in investment && !investment.firstOrderToday;
  let body: ReturnType<typeof paymentOf> | undefined;
  return async (now: TestKit) => {
    const client = signInAs(now.client(), investor);
    await orderCart(client, cart, orderKey);
    await now.settle();
    if (!(await ordersOf(client, cart)).confirmed) await confirm(client, cart, investor.mobile);
    await now.settle();
    if (isPaidLater) return;
    body ??= paymentOf((await ordersOf(client, cart)).orders);
    const { redirectUrl } = await client.call(payOrders, { key: payKey, body });
    const bankPage = await leadsTo(now.app, redirectUrl ?? '');
    await pressAtBank(now.app, bankPage, 'pay');
    await now.settle();
  };
};

/** Confirmed by a code, and sold or switched; `days` later it is carried out. */
const selling = (to?: string) => async (kit: TestKit) => {
  const holder = await newPlanHolder(kit);
  const body = redemptionBody(holder.folioNumber, { ...(to && { toIsin: schemeOf(to).isin }) });
  const key = newToken();
  let isConfirmed = false;
  return async (now: TestKit) => {
    const client = signInAs(now.client(), holder);
    if (!isConfirmed) await confirmRedemption(client, holder.mobile, body);
    isConfirmed = true;
    await client.call(to === undefined ? requestRedemption : requestSwitch, { key, body: body as never });
    await now.settle();
  };
};

/** What falls due until a moment. */
const passing =
  (date: string, time = '20:00') =>
  (now: TestKit) =>
    goTo(now, date, time);

/** Something done before, whose later part is tried. */
const afterwards = (prepare: CrashStep['prepare'], date: string) => async (kit: TestKit) => {
  const act = await prepare(kit);
  await act(kit);
  return passing(date);
};

/** A plan set up by its code, and registered by the exchange. */
async function settingUp(kit: TestKit) {
  const holder = await newPlanHolder(kit);
  const { ucc, mobile } = holder;
  const { id } = await enterPlan(holder.client, holder, planForm(holder));
  await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
  const key = newToken();
  let isConfirmed = false;
  return async (now: TestKit) => {
    const client = signInAs(now.client(), holder);
    if (!isConfirmed) {
      await client.call(sendPlanOtp, { query: { ucc }, body: { id } });
      await client.call(verifyPlanOtp, { query: { ucc }, body: { id, otp: await lastOtp(client, mobile) } });
      isConfirmed = true;
    }
    await client.call(setUpPlan, { key, query: { ucc }, body: { id } });
    await now.settle();
  };
}

/** An instalment of a plan that begins on the day after. */
const planPassing = (terms: Parameters<typeof newRunningPlan>[1], eve: string, day: string) => async (kit: TestKit) => {
  await newRunningPlan(kit, terms);
  await goTo(kit, eve, '20:00');
  return passing(day);
};

async function sipPassing(kit: TestKit) {
  await newRunningSip(kit, { sipDate: 18, nextDate: '2026-11-18' });
  await goTo(kit, '2026-11-17', '20:00');
  return passing('2026-11-18');
}

/** Money that comes once the orders are over: it goes back. */
async function paidTooLate(kit: TestKit) {
  const checkout = await newCheckout(kit);
  const { bankPage } = await checkout.startPaying();
  await checkout.expire();
  return async (now: TestKit) => {
    await pressAtBank(now.app, bankPage, 'pay');
    await now.settle();
  };
}

async function offerOf(kit: TestKit) {
  const { groups } = await kit.client().call(getNfos);
  const offer = groups
    .flatMap(({ nfos }) => nfos)
    .find(({ schemeName }) => schemeName === 'Axis Nifty Energy Index Fund');
  const schemeId = offer?.order?.encryptedSchemeId ?? '';
  const checkout = await newCheckout(kit, { ...lumpsum(5_000), schemeId });
  await checkout.payAtBank();
  await kit.settle();
  return schemeId;
}

/** The money of a new fund offer that its house withdraws. */
async function withdrawing(kit: TestKit) {
  const schemeId = await offerOf(kit);
  return async (now: TestKit) => {
    await now.client().send(withdrawSandboxNfo, { body: { schemeId } });
    await now.settle();
  };
}

async function allottingOffer(kit: TestKit) {
  await offerOf(kit);
  await goTo(kit, '2026-11-29', '20:00');
  return passing('2026-11-30');
}

async function allotting(kit: TestKit) {
  await newHolder(kit);
  return passing('2026-11-18');
}

const SOON = '2026-11-20';

/** All that moves money. */
export const CRASH_STEPS: readonly CrashStep[] = [
  { name: 'purchase', prepare: buying(lumpsum(5_000)), until: SOON },
  { name: 'SIP with its first instalment', prepare: buying(sip(2_000)), until: SOON },
  { name: 'SIP that begins later', prepare: buying(laterSip(2_000)), until: SOON },
  { name: 'allotment', prepare: allotting, until: SOON },
  { name: 'instalment of a SIP, debited by its mandate', prepare: sipPassing, until: '2026-11-23' },
  { name: 'redemption', prepare: selling(), until: '2026-11-23' },
  { name: 'payout of a redemption', prepare: afterwards(selling(), '2026-11-20'), until: '2026-11-23' },
  { name: 'switch', prepare: selling(DEBT), until: '2026-11-23' },
  { name: 'settlement of a switch', prepare: afterwards(selling(DEBT), '2026-11-20'), until: '2026-11-23' },
  { name: 'STP set up', prepare: settingUp, until: SOON },
  {
    name: 'instalment of an STP',
    prepare: planPassing({ freqType: 52, startDate: '2026-11-18' }, '2026-11-17', '2026-11-19'),
    until: '2026-11-23',
  },
  {
    name: 'instalment of an SWP',
    prepare: planPassing({ trxnType: 'SWP', freqType: 1, startDate: '2026-12-07' }, '2026-12-06', '2026-12-08'),
    until: '2026-12-11',
  },
  { name: 'refund of money that came too late', prepare: paidTooLate, until: '2026-11-27' },
  { name: 'refund of an offer that is withdrawn', prepare: withdrawing, until: SOON },
  { name: 'allotment of an offer', prepare: allottingOffer, until: '2026-12-02' },
];
