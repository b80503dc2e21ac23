import { expect, it } from 'vitest';
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
const failed = 'An instalment of your STP was not made';

for (const [what, refused, last] of [
  ['done', false, complete],
  ['refused', true, failed],
] as const) {
  story(`a plan whose last instalment is ${what}: its owner reads of that once it is known`, async (parts) => {
    const { kit, goTo, planOf } = parts;
    const { exchange } = kit.services.providers;
    const running = await newRunningPlan(kit, daily);
    await goTo('2026-11-25', '09:30');
    if (refused) {
      const execution = () => Promise.resolve({ state: 'refused', reason: 'The folio is locked.' } as const);
      Object.assign(kit.services.providers, { exchange: { ...exchange, execution } });
    }
    expect(await planOf(running)).toMatchObject({ agentStatus: 'COMPLETED', instalmentsDone: 6 });
    const subjects = async () => (await notificationsTo(kit, running)).map(({ subject }) => subject);
    expect(await subjects()).not.toContain(complete);
    await goTo('2026-12-04');
    const read = (await subjects()).filter((subject) => subject === complete || subject === failed);
    expect([read[0], read.includes(complete)]).toEqual([last, !refused]);
  });
}

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
    const ended = told.find(({ subject }) => subject === 'Your STP has ended');
    expect(ended?.text).toContain('5 of 6 instalments were made, ₹10,000.00 in all.');
    const refusals = told.filter(({ text }) => text.includes('It is locked.'));
    expect([refusals.map(({ subject }) => subject), told.some(({ subject }) => subject === complete)]).toEqual([
      [failed],
      false,
    ]);
  },
);
