import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { profiles } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/providers.js';
import { planText } from '#records/order/remarks.text.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { planStory, type PlanStory } from '#testing/plan-story.js';
import { newRunningPlan } from '#testing/planning.js';

/** Tells one story over a database of its own. */
function story(sentence: string, tell: (parts: PlanStory) => Promise<void>): void {
  describeWithDb('the end of a plan', (given) => void it(sentence, () => tell(planStory(given))), 'seeded');
}

const DAILY = { freqType: 30, startDate: '2026-11-17', endDate: '2026-11-25', noOfInstallments: 6 } as const;
const daily = DAILY as unknown as Parameters<typeof newRunningPlan>[1];

const complete = 'Your STP is complete';
const ended = 'Your STP has ended';
const failed = 'An instalment of your STP was not made';

for (const [what, last] of [
  ['done', complete],
  ['refused', ended],
  ['not permitted', ended],
] as const) {
  story(`a plan whose last instalment is ${what}: its owner reads of its end once it is known`, async (parts) => {
    const { kit, db, goTo, planOf, redemptionsOf } = parts;
    const { exchange } = kit.services.providers;
    const running = await newRunningPlan(kit, daily);
    await goTo('2026-11-25', '09:00');
    const ofOwner = eq(profiles.id, running.profileId);
    if (what === 'not permitted')
      await db.update(profiles).set({ kycStatus: 'KYC_HOLD_REJECTED_STATUS' }).where(ofOwner);
    await goTo('2026-11-25', '09:30');
    const sixth = (await redemptionsOf(running))[5]?.clientRef;
    const execution: typeof exchange.execution = (ref) =>
      what === 'refused' && ref === sixth
        ? Promise.resolve({ state: 'refused', reason: 'The folio is locked.' })
        : exchange.execution(ref);
    Object.assign(kit.services.providers, { exchange: { ...exchange, execution } });
    expect(await planOf(running)).toMatchObject({ agentStatus: 'COMPLETED', instalmentsDone: 6 });
    const told = () => notificationsTo(kit, running);
    const isEnd = ({ subject }: { readonly subject: string }) => subject === complete || subject === ended;
    // what was sold the day before is known
    if (what !== 'not permitted') expect((await told()).filter(isEnd)).toEqual([]);
    await goTo('2026-12-04');
    const ends = (await told()).filter(isEnd);
    expect(ends.map(({ subject }) => subject)).toEqual([last]);
    if (last === ended) expect(ends[0]?.text).toContain('5 of 6 instalments were made');
    expect((await told()).some(({ subject }) => subject === failed)).toBe(last === ended);
  });
}

story('the failure that stops a plan is told with its reason, also while the exchange is silent', async (parts) => {
  const { kit, goTo, planOf } = parts;
  const { exchange } = kit.services.providers;
  const cancelPlan = () => Promise.reject(new ProviderUnknown('cancelPlan'));
  Object.assign(kit.services.providers, { exchange: { ...exchange, cancelPlan } });
  const running = await newRunningPlan(kit, { freqType: 52, startDate: businessDate('2026-11-18') }, 1_000);
  await goTo('2026-12-02');
  expect(await planOf(running)).toMatchObject({ agentStatus: 'STOPPED' });
  const [newest] = await notificationsTo(kit, running);
  expect(newest?.subject).toBe(failed);
  expect(newest?.text).toContain('instalment 3 of');
  expect(newest?.text).toContain(planText.tooFewUnits);
});

story(
  'a plan of which an instalment was refused has ended with its last one, and is not called complete',
  async (parts) => {
    const { kit, goTo } = parts;
    const { exchange } = kit.services.providers;
    let first: string | null = null;
    const execution: typeof exchange.execution = (ref) =>
      ref === (first ??= ref)
        ? Promise.resolve({ state: 'refused', reason: 'It is locked.' })
        : exchange.execution(ref);
    Object.assign(kit.services.providers, { exchange: { ...exchange, execution } });
    const running = await newRunningPlan(kit, daily);
    await goTo('2026-12-04');
    const told = await notificationsTo(kit, running);
    const end = told.find(({ subject }) => subject === ended);
    expect(end?.text).toContain('5 of 6 instalments were made, ₹10,000.00 in all.');
    const refusals = told.filter(({ text }) => text.includes('It is locked.'));
    expect([refusals.map(({ subject }) => subject), told.some(({ subject }) => subject === complete)]).toEqual([
      [failed],
      false,
    ]);
  },
);
