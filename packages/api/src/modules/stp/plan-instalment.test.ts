import { rupees } from '@prosperx/core/money';
import { confirmPlan } from '@prosperx/core/stp';
import { addDays, businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { bankAccounts, profiles, sandboxExchangePlans, schemes, transferPlans } from '#db/schema/index.js';
import { redemptionLookup } from '#modules/orders/redeem/redemption-lookup.js';
import { ProviderUnknown } from '#providers/providers.js';
import { PLAN_INSTALMENT } from '#queue/job-kinds.js';
import { planText } from '#records/order/remarks.text.js';
import { allInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, notificationsTo, schemeOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { datesOf, planStory, type PlanStory } from '#testing/plan-story.js';
import { enterPlan, newPlanHolder, newRunningPlan, planForm, planLinkTo, setUp } from '#testing/planning.js';
import { stopPayoutsToRefused } from './cancel-plan.js';
import { planInstalment } from './plan-instalment.js';

/** Tells one story over a database of its own. */
function story(sentence: string, tell: (parts: PlanStory) => Promise<void>): void {
  describeWithDb('planInstalment', (given) => void it(sentence, () => tell(planStory(given))), 'seeded');
}

const storyInTrust: typeof story = inject('isTrust') ? story : () => {};

const WAYS = [
  [
    'daily',
    { freqType: 30, startDate: '2026-11-17', endDate: '2026-11-25', noOfInstallments: 6 },
    '2026-11-20',
    '2026-11-17 2026-11-18 2026-11-19 2026-11-20',
  ],
  ['weekly', { freqType: 52, startDate: '2026-11-17' }, '2026-11-26', '2026-11-17 2026-11-25'],
] as const;

for (const [name, terms, until, due] of allInTrust(WAYS)) {
  story(`a ${name} STP moves units from fund to fund on its dates, and the books agree`, async (parts) => {
    const { kit, goTo, planOf, redemptionsOf, unitsOf, discrepancies } = parts;
    const running = await newRunningPlan(kit, terms as Parameters<typeof newRunningPlan>[1]);
    const before = await unitsOf(running, EQUITY);
    await goTo(until, '09:30');
    expect(datesOf(await planOf(running)).join(' ')).toBe(due);
    await goTo(addDays(businessDate(until), 6));
    const done = (await planOf(running)).instalments.filter(({ outcome }) => outcome === 'done');
    expect(done.length).toBeGreaterThanOrEqual(due.split(' ').length);
    expect((await redemptionsOf(running))[0]).toMatchObject({ kind: 'switch', state: 'settled', instalment: 1 });
    expect(await unitsOf(running, EQUITY)).toBeLessThan(before);
    expect(await unitsOf(running, DEBT)).toBeGreaterThan(0);
    expect(await discrepancies()).toEqual([]);
  });
}

storyInTrust(
  'an SWP pays its instalments out to the bank, the first on the day on which it is set up, and ends with its last',
  async ({ kit, goTo, planOf, redemptionsOf, discrepancies }) => {
    const running = await newRunningPlan(kit, {
      trxnType: 'SWP',
      freqType: 52,
      firstOrderToday: 'Y',
      noOfInstallments: 6,
      startDate: businessDate('2026-11-18'),
    });
    expect((await redemptionsOf(running)).map(({ instalment, state }) => [instalment, state])).toEqual([[1, 'placed']]);
    expect(await planOf(running)).toMatchObject({ instalmentsDone: 1, nextDate: '2026-11-18' });
    await goTo('2026-12-28');
    const plan = await planOf(running);
    expect(plan).toMatchObject({ agentStatus: 'COMPLETED', nextDate: null, instalmentsDone: 6, endDate: '2026-12-16' });
    expect(datesOf(plan).join(' ')).toBe('2026-11-16 2026-11-18 2026-11-25 2026-12-02 2026-12-09 2026-12-16');
    const paid = await redemptionsOf(running);
    expect(paid.map(({ kind, state }) => `${kind} ${state}`)).toEqual(Array(6).fill('redemption settled'));
    expect(paid.every(({ payoutRef }) => payoutRef !== null)).toBe(true);
    expect((await notificationsTo(kit, running)).map(({ subject }) => subject)).toContain('Your SWP is complete');
    expect(await discrepancies()).toEqual([]);
  },
);

story(
  'an instalment for which the folio has too few units fails with the reason; three in a row stop the plan',
  async ({ kit, goTo, planOf, discrepancies }) => {
    const running = await newRunningPlan(kit, { freqType: 52, startDate: businessDate('2026-11-18') }, 1_000);
    await goTo('2026-11-26');
    const failing = await planOf(running);
    expect(failing).toMatchObject({ agentStatus: 'ACTIVE', nextDate: '2026-12-02' });
    expect(failing.instalments.map(({ outcome, reason }) => [outcome, reason])).toEqual(
      Array(2).fill(['failed', planText.tooFewUnits]),
    );
    await goTo('2026-12-03');
    expect(await planOf(running)).toMatchObject({ agentStatus: 'STOPPED', remarks: planText.failures });
    // the date of the one that would come next
    await goTo('2026-12-10');
    expect((await planOf(running)).instalments).toHaveLength(3);
    const subjects = (await notificationsTo(kit, running)).map(({ subject }) => subject);
    const failed = 'An instalment of your STP was not made';
    expect(subjects.slice(0, 4)).toEqual(['Your STP was stopped', failed, failed, failed]);
    expect(await discrepancies()).toEqual([]);
  },
);

storyInTrust(
  'an instalment that the exchange refuses counts as failed, with its reason',
  async ({ kit, db, goTo, planOf }) => {
    const running = await newRunningPlan(kit, { freqType: 52, startDate: businessDate('2026-11-18') });
    // the amount of the plan is registered, that of the redemption refused
    await db
      .update(transferPlans)
      .set({ amount: rupees(2_019) })
      .where(eq(transferPlans.id, running.planId));
    await goTo('2026-11-19');
    const [failed] = (await planOf(running)).instalments;
    expect(failed).toMatchObject({ instalment: 1, outcome: 'failed' });
    expect(failed?.reason).not.toBe('');
    expect(await planOf(running)).toMatchObject({ agentStatus: 'ACTIVE', nextDate: '2026-11-25' });
  },
);

storyInTrust(
  'a daily plan of which each instalment is refused after the next was ordered stops after three too, and each notification names its own',
  async ({ kit, goTo, planOf }) => {
    const { exchange } = kit.services.providers;
    const execution = () => Promise.resolve({ state: 'refused', reason: 'The folio is locked.' } as const);
    Object.assign(kit.services.providers, { exchange: { ...exchange, execution } });
    const running = await newRunningPlan(kit, {
      freqType: 30,
      startDate: businessDate('2026-11-17'),
      noOfInstallments: 6,
      endDate: businessDate('2026-11-25'),
    });
    await goTo('2026-11-26');
    const plan = await planOf(running);
    expect(plan).toMatchObject({ agentStatus: 'STOPPED', remarks: planText.failures });
    const texts = (await notificationsTo(kit, running)).map(({ text }) => text);
    for (const number of [1, 2, 3])
      expect(texts.filter((text) => text.includes(`instalment ${number} of 6`))).toHaveLength(1);
  },
);

storyInTrust(
  'an instalment of an owner who may not transact fails, and the next one is made',
  async ({ kit, db, goTo, planOf }) => {
    const running = await newRunningPlan(kit, { freqType: 52, startDate: businessDate('2026-11-18') });
    const set = (kycStatus: string) => db.update(profiles).set({ kycStatus }).where(eq(profiles.id, running.profileId));
    await set('KYC_HOLD_REJECTED_STATUS');
    await goTo('2026-11-19');
    await set('KYC_VALIDATED_STATUS');
    await goTo('2026-11-26');
    const outcomes = (await planOf(running)).instalments.map(({ outcome }) => outcome);
    expect(outcomes.map((each) => each === 'failed')).toEqual([false, true]);
  },
);

story(
  'an instalment is made once, however often its job is done and by how many servers',
  async ({ kit, planOf, redemptionsOf }) => {
    const running = await newRunningPlan(kit, { startDate: businessDate('2026-12-07') });
    kit.clock.advance(instantAt(businessDate('2026-12-07'), '10:00') - kit.clock.now());
    const payload = { planId: running.planId, instalment: 1, date: '2026-12-07' };
    const job = { kind: PLAN_INSTALMENT, ref: 'again', payload } as unknown as Parameters<typeof planInstalment>[1];
    await Promise.all([1, 2, 3].map(() => planInstalment(kit.services, job)));
    await kit.settle();
    expect(await redemptionsOf(running)).toHaveLength(1);
    expect(await planOf(running)).toMatchObject({ instalmentsDone: 1, nextDate: '2027-01-07' });
  },
);

storyInTrust(
  'a date that passed while the server stood still is missed, and the next one comes',
  async ({ kit, planOf }) => {
    const running = await newRunningPlan(kit, { startDate: businessDate('2026-12-07') });
    kit.clock.advance(instantAt(businessDate('2026-12-14'), '10:00') - kit.clock.now());
    await kit.settle();
    const plan = await planOf(running);
    expect(plan.instalments).toMatchObject([{ outcome: 'failed', reason: planText.missed }]);
    expect(plan.nextDate).toBe('2027-01-07');
  },
);

const DAILY = { freqType: 30, startDate: '2026-11-17', endDate: '2026-11-25', noOfInstallments: 6 } as const;
const daily = DAILY as unknown as Parameters<typeof newRunningPlan>[1];

story('dates that passed while our server stood still stop no plan, however many', async ({ kit, planOf }) => {
  const running = await newRunningPlan(kit, daily);
  kit.clock.advance(instantAt(businessDate('2026-11-23'), '10:00') - kit.clock.now());
  await kit.settle();
  const plan = await planOf(running);
  expect(plan.instalments.map(({ reason }) => reason).reverse()).toEqual([...Array(3).fill(planText.missed), '', '']);
  expect(plan).toMatchObject({ agentStatus: 'ACTIVE', nextDate: '2026-11-25' });
});

story(
  'an instalment of a plan whose exchange makes it by itself is of its own date, however late our server learns of it',
  async ({ kit, planOf, redemptionsOf }) => {
    const { exchange } = kit.services.providers;
    Object.assign(kit.services.providers, { exchange: { ...exchange, makesPlanInstalments: true } });
    const running = await newRunningPlan(kit, daily);
    kit.clock.advance(instantAt(businessDate('2026-11-20'), '10:00') - kit.clock.now());
    await kit.settle();
    expect(await planOf(running)).toMatchObject({ agentStatus: 'ACTIVE', instalmentsDone: 4 });
    const made = await redemptionsOf(running);
    expect(made.map(({ createdAt }) => businessDateAt(createdAt))).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    const known = await redemptionLookup(kit.services.db, kit.services.calendar)(made[0]!.clientRef);
    expect(known).toMatchObject({ orderedOn: '2026-11-17', orderedBefore: '2026-11-18', navDate: '2026-11-17' });
  },
);

story('an instalment may be smaller than the least redemption of the scheme', async ({ kit, db, goTo, planOf }) => {
  const running = await newRunningPlan(kit, { freqType: 52, startDate: businessDate('2026-11-18') });
  const limits = { minimumRedemption: rupees(5_000), redemptionMultiple: rupees(1_500) };
  await db
    .update(schemes)
    .set(limits)
    .where(eq(schemes.id, schemeOf(EQUITY).id));
  await goTo('2026-11-20');
  expect((await planOf(running)).instalments).toMatchObject([{ outcome: 'done', reason: '' }]);
});

story(
  'an instalment that the exchange has made is booked as the exchange says, whatever our rules and the last NAV say of it',
  async ({ kit, db, goTo, planOf, redemptionsOf, unitsOf, discrepancies }) => {
    const { exchange } = kit.services.providers;
    Object.assign(kit.services.providers, { exchange: { ...exchange, makesPlanInstalments: true } });
    // worth less than an instalment of 2,000
    const running = await newRunningPlan(kit, { freqType: 52, startDate: businessDate('2026-11-18') }, 1_000);
    await db
      .update(schemes)
      .set({ minimumRedemption: rupees(5_000), allowRedemption: false })
      .where(eq(schemes.id, schemeOf(EQUITY).id));
    await db
      .update(schemes)
      .set({ allowPurchase: false })
      .where(eq(schemes.id, schemeOf(DEBT).id));
    await goTo('2026-11-24');
    expect((await planOf(running)).instalments).toMatchObject([{ outcome: 'done' }]);
    expect((await redemptionsOf(running)).map(({ state }) => state)).toEqual(['settled']);
    expect(await unitsOf(running, EQUITY)).toBe(0);
    expect(await unitsOf(running, DEBT)).toBeGreaterThan(0);
    // nothing is left for the next one, which the fund house refuses
    await goTo('2026-11-27');
    expect((await planOf(running)).instalments).toMatchObject([{ outcome: 'failed' }, { outcome: 'done' }]);
    expect((await redemptionsOf(running)).map(({ state }) => state)).toEqual(['settled', 'refused']);
    expect(await discrepancies()).toEqual([]);
  },
);

story(
  'a daily STP that is set up on its start date has all instalments that were confirmed, and can be set up no later',
  async ({ kit, goTo, planOf, discrepancies }) => {
    await goTo('2026-11-30', '16:00');
    const holder = await newPlanHolder(kit);
    const dates = { startDate: '2026-12-01', endDate: '2026-12-10' };
    const form = planForm(holder, { freqType: 30, ...dates, firstOrderToday: 'Y', noOfInstallments: 9 });
    const { id: planId } = await enterPlan(holder.client, holder, form);
    const token = await planLinkTo(kit, holder);
    await goTo('2026-12-01', '11:00');
    await kit.client().call(confirmPlan, { body: { token } });
    const own = { ...holder, planId, again: () => signedInAgain(kit, holder) };
    expect((await planOf(own)).actBefore).toBe(instantAt(businessDate('2026-12-01'), '15:00'));
    await setUp(kit, await own.again(), holder, planId);
    await goTo('2026-12-16');
    const plan = await planOf(own);
    expect(plan).toMatchObject({ agentStatus: 'COMPLETED', noOfInstallments: 9, instalmentsDone: 9 });
    expect(plan.instalments.map(({ outcome }) => outcome)).toEqual(Array(9).fill('done'));
    expect(datesOf(plan).slice(0, 3)).toEqual(['2026-12-01', '2026-12-01', '2026-12-02']);
    expect(await discrepancies()).toEqual([]);
  },
);

/** A daily plan that is set up on 16 November, and registered by the exchange on a later day. */
async function registeredOn({ kit, planOf }: PlanStory, date: string) {
  const { exchange } = kit.services.providers;
  let isSilent = true;
  const registerPlan: typeof exchange.registerPlan = (plan) =>
    isSilent ? Promise.reject(new ProviderUnknown('registerPlan')) : exchange.registerPlan(plan);
  Object.assign(kit.services.providers, { exchange: { ...exchange, registerPlan } });
  const running = await newRunningPlan(kit, daily);
  expect(await planOf(running)).toMatchObject({ agentStatus: 'PROCESSING' });
  isSilent = false;
  kit.clock.advance(instantAt(businessDate(date), '10:00') - kit.clock.now());
  await kit.settle();
  return running;
}

story('a daily plan that is registered late has the instalments that are left, and says so', async (parts) => {
  const running = await registeredOn(parts, '2026-11-19');
  const left = { agentStatus: 'ACTIVE', noOfInstallments: 4, amount: rupees(8_000) };
  expect(await parts.planOf(running)).toMatchObject(left);
});

story('a plan that is registered after its last day runs no more, here and at the exchange', async (parts) => {
  const { kit, planOf } = parts;
  const running = await registeredOn(parts, '2026-11-27');
  const over = { agentStatus: 'STOPPED', nextDate: null, remarks: planText.registeredTooLate };
  expect(await planOf(running)).toMatchObject(over);
  const [notification] = await notificationsTo(kit, running);
  expect([notification?.subject, notification?.text.includes(planText.registeredTooLate)]).toEqual([
    'Your STP was stopped',
    true,
  ]);
  const [booked] = await kit.services.db.select().from(sandboxExchangePlans);
  expect(booked?.state).toBe('cancelled');
});

story(
  'an SWP leaves out instalments while the account of its owner is under review, and is stopped in the night once it was refused',
  async ({ kit, db, goTo, planOf }) => {
    const running = await newRunningPlan(kit, { trxnType: 'SWP', freqType: 52, startDate: businessDate('2026-11-18') });
    const own = eq(bankAccounts.profileId, running.profileId);
    await db.update(bankAccounts).set({ state: 'review', redemptionsFrom: null }).where(own);
    await goTo('2026-12-10');
    const waiting = await planOf(running);
    expect(waiting).toMatchObject({ agentStatus: 'ACTIVE', nextDate: '2026-12-16' });
    expect(waiting.instalments.map(({ reason }) => reason)).toEqual(Array(4).fill(planText.accountInReview));
    await stopPayoutsToRefused(kit.services);
    expect((await planOf(running)).agentStatus).toBe('ACTIVE');
    await db.update(bankAccounts).set({ state: 'replaced', isDefault: false }).where(own);
    await stopPayoutsToRefused(kit.services);
    await kit.settle();
    expect(await planOf(running)).toMatchObject({ agentStatus: 'STOPPED', remarks: planText.accountRefused });
  },
);
