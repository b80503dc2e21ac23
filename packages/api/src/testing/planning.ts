import { rupees, timesPaise, toRupees } from '@prosperx/core/money';
import {
  confirmPlan,
  type Plan,
  registerPlan,
  schemeCodeOf,
  sendPlanOtp,
  setUpPlan,
  verifyPlanOtp,
} from '@prosperx/core/stp';
import { businessDateAt } from '@prosperx/core/time';
import { newToken } from '#crypto/new-id.js';
import { bankAccounts } from '#db/schema/index.js';
import { seedHolding } from '#sandbox/seed/seed-holding.js';
import { seedBankId } from '#sandbox/seed/seed-person.js';
import type { CallOptions, TestClient } from './client.js';
import { DEBT, EQUITY, lastOtp, notificationsTo, schemeOf } from './investing.js';
import { newInvestor, signedInAgain, type TestInvestor } from './new-investor.js';
import type { TestKit } from './test-kit.js';

let count = 0;

/** An investor with a bank account and units of `EQUITY` that were bought for so many rupees, in a folio of their own. */
export async function newPlanHolder(kit: TestKit, bought = 1_00_000) {
  const investor = await newInvestor(kit);
  const { db, crypto } = kit.services;
  const { profileId, ucc } = investor;
  const now = kit.clock.now();
  const id = seedBankId(profileId);
  await db.insert(bankAccounts).values({
    id,
    profileId,
    ifsc: 'HDFC0000001',
    bankName: 'HDFC Bank',
    branchName: 'Fort',
    accountType: 'SB',
    account: crypto.seal(bankAccounts.account, id, '501001234567'),
    accountHash: crypto.lookup('account', `${profileId} 501001234567`),
    isDefault: true,
    redemptionsFrom: businessDateAt(now),
    verifiedAt: now,
    createdAt: now,
  });
  const folioNumber = String(91_000_000 + count++);
  const holder = { key: profileId, profileId, ucc, mandateId: '' };
  const lumpsums = [['2026-09-01', rupees(bought)]] as const;
  await seedHolding({ db, crypto, calendar: kit.services.calendar, now, passwordHash: '' }, holder, {
    amfiCode: EQUITY,
    folioNumber,
    lumpsums,
  });
  return { ...investor, folioNumber };
}

export type PlanHolder = Awaited<ReturnType<typeof newPlanHolder>>;

type WireForm = NonNullable<CallOptions<typeof registerPlan>['body']>;

const nameOf = (amfiCode: string) => {
  const { isin, bseCode, name, id } = schemeOf(amfiCode);
  return { isin, name, code: schemeCodeOf({ isin, code: bseCode, name, encryptedSchemeId: id }) };
};

/** The form of a monthly STP of 2,000 rupees, 12 instalments from 5 December 2026, or what is given of it. */
export function planForm(
  { folioNumber }: Pick<PlanHolder, 'folioNumber'>,
  given: Partial<WireForm> = {},
  [fromCode, toCode] = [EQUITY, DEBT],
): WireForm {
  const isSwp = given.trxnType === 'SWP';
  const [from, to] = [nameOf(fromCode), nameOf(toCode)];
  const { installmentAmount = 2_000, noOfInstallments = 12 } = given;
  return {
    trxnType: 'STP',
    fromSchemeCode: from.code,
    fromIsin: from.isin,
    fromSchemeName: from.name,
    toSchemeCode: isSwp ? '' : to.code,
    toIsin: isSwp ? '' : to.isin,
    toSchemeName: isSwp ? '' : to.name,
    folioNo: folioNumber,
    freqType: 1,
    installmentAmount,
    noOfInstallments,
    firstOrderToday: 'N',
    startDate: '2026-12-07',
    endDate: null,
    totalamount: toRupees(timesPaise(rupees(installmentAmount), noOfInstallments)),
    ...given,
  };
}

export function enterPlan(client: TestClient, { ucc }: TestInvestor, form: WireForm, key = newToken()): Promise<Plan> {
  return client.call(registerPlan, { key, query: { ucc }, body: form });
}

/** The token of the last link that was emailed to confirm a plan. */
export async function planLinkTo(kit: TestKit, investor: Pick<TestInvestor, 'userId'>): Promise<string> {
  await kit.settle();
  const notifications = await notificationsTo(kit, investor);
  const texts = notifications.map(({ text }) => /\/v1\/stp-confirmation#token=([\w.-]+)/.exec(text)?.[1]);
  return texts.find((token) => token !== undefined) ?? '';
}

/** Sets up a confirmed plan by the code that is sent for it, and lets its message go. */
export async function setUp(
  kit: TestKit,
  client: TestClient,
  { ucc, mobile }: TestInvestor,
  id: string,
): Promise<Plan> {
  await client.call(sendPlanOtp, { query: { ucc }, body: { id } });
  await client.call(verifyPlanOtp, { query: { ucc }, body: { id, otp: await lastOtp(client, mobile) } });
  const plan = await client.call(setUpPlan, { key: newToken(), query: { ucc }, body: { id } });
  await kit.settle();
  return plan;
}

/** A plan that runs: entered, confirmed by its link, set up and registered by the exchange. */
export async function newRunningPlan(kit: TestKit, given: Partial<WireForm> = {}, bought?: number) {
  const holder = await newPlanHolder(kit, bought);
  const { id } = await enterPlan(holder.client, holder, planForm(holder, given));
  await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
  await setUp(kit, holder.client, holder, id);
  return { ...holder, planId: id, again: () => signedInAgain(kit, holder) };
}
