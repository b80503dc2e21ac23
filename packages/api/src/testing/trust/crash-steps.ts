import { requestRedemption, requestSwitch } from '@prosperx/core/redemption';
import { confirmPlan, sendPlanOtp, setUpPlan, verifyPlanOtp } from '@prosperx/core/stp';
import { newToken } from '#crypto/new-id.js';
import { DEBT, lastOtp, laterSip, lumpsum, schemeOf, sip } from '#testing/investing.js';
import { signInAs } from '#testing/new-investor.js';
import { enterPlan, newPlanHolder, newRunningPlan, planForm, planLinkTo } from '#testing/planning.js';
import { confirmRedemption, goTo, redemptionBody } from '#testing/redeeming.js';
import { newRunningSip } from '#testing/running-sip.js';
import type { TestKit } from '#testing/test-kit.js';
import { buying, buyingOffer, paidTooLate, withdrawing } from './crash-purchases.js';
import { addAccount } from './redeemers.js';

/** Something that moves money, done by one life of the server or by several. */
export interface CrashStep {
  readonly name: string;
  /** Returns what is done, from its beginning: whoever had no answer does it again, with the same keys. */
  prepare(kit: TestKit): Promise<(kit: TestKit) => Promise<void>>;
  /** The evening by which all of it is at its end. */
  readonly until: string;
  /** A line that its books must have then, for a step that would do nothing otherwise, and be found right. */
  readonly leaves?: string;
}

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
  const { profileId } = await newRunningSip(kit, { sipDate: 18, nextDate: '2026-11-18' });
  await addAccount(kit.services, profileId);
  await goTo(kit, '2026-11-17', '20:00');
  return passing('2026-11-18');
}

async function allottingOffer(kit: TestKit) {
  await (
    await buyingOffer(kit)
  )(kit);
  await goTo(kit, '2026-11-29', '20:00');
  return passing('2026-11-30');
}

const SOON = '2026-11-20';
const REFUND = 'refund 500000 refunded';

/** All that moves money. */
export const CRASH_STEPS: readonly CrashStep[] = [
  { name: 'purchase', prepare: buying(lumpsum(5_000)), until: SOON },
  { name: 'SIP with its first instalment', prepare: buying(sip(2_000)), until: SOON },
  { name: 'SIP that begins later', prepare: buying(laterSip(2_000)), until: SOON },
  { name: 'allotment', prepare: afterwards(buying(lumpsum(50_000)), '2026-11-18'), until: SOON },
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
  { name: 'refund of money that came too late', prepare: paidTooLate, until: '2026-11-27', leaves: REFUND },
  { name: 'refund of an offer that is withdrawn', prepare: withdrawing, until: SOON, leaves: REFUND },
  { name: 'allotment of an offer', prepare: allottingOffer, until: '2026-12-02' },
];
