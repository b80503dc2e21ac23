import { addDays, businessDateAt, DAY } from '@prosperx/core/time';
import { customerFamilies, customerNotes, customerTags, customerTasks, familyConsents } from '#db/schema/index.js';
import { seedBrokerage } from './desk-brokerage.js';
import { seedProposals } from './desk-proposals.js';
import { seedRedemptions } from './desk-redemptions.js';
import type { Desk } from './desk.js';
import { type SeedDeps, seedId } from './seed-person.js';

/** Families of four, of which the last three were not asked yet; what each said to each other goes by their place. */
async function seedFamilies({ db, now }: SeedDeps, { agentCode, customers }: Desk): Promise<void> {
  await db
    .insert(customerFamilies)
    .values(customers.map(({ profileId, family }) => ({ agentCode, profileId, family })));
  const askedAt = now - 20 * DAY;
  const asked = customers.slice(0, -12);
  const stateOf = (owner: number, viewer: number) =>
    (['allowed', 'allowed', 'asked', 'allowed', 'declined'] as const)[(owner * 3 + viewer) % 5] ?? 'asked';
  await db.insert(familyConsents).values(
    asked.flatMap((owner, number) =>
      asked.flatMap((viewer, other) => {
        if (viewer === owner || viewer.family !== owner.family) return [];
        const state = stateOf(number, other);
        const answeredAt = state === 'asked' ? null : askedAt + (1 + (number % 6)) * DAY;
        return { agentCode, profileId: owner.profileId, viewerId: viewer.profileId, state, askedAt, answeredAt };
      }),
    ),
  );
}

/** Tags, notes and tasks, some of them due. */
async function seedNotes({ db, crypto, now }: SeedDeps, { agentCode, customers }: Desk): Promise<void> {
  const today = businessDateAt(now);
  const of = (number: number) => ({ agentCode, profileId: customers[number]?.profileId ?? '' });
  const tags = ['Tax saver', 'Retired', 'NRI family', 'Reviews in April'];
  await db
    .insert(customerTags)
    .values(
      customers.flatMap((_, number) => (number % 5 === 0 ? { ...of(number), tag: tags[(number / 5) % 4] ?? '' } : [])),
    );
  const notes = [
    [1, 'Prefers a call after 7 in the evening.'],
    [10, 'Daughter’s admission in June 2027: wants the money in a liquid fund by then.'],
    [28, 'Asked whether the SIP can move to the 10th, after the salary comes.'],
  ] as const;
  await db.insert(customerNotes).values(
    notes.map(([number, text]) => {
      const id = seedId('note', String(number));
      return { id, ...of(number), text: crypto.seal(customerNotes.text, id, text), createdAt: now - number * DAY };
    }),
  );
  const tasks = [
    [1, 'Call about the bounced SIP', 0],
    [4, 'Send the nominee form', -2],
    [16, 'Yearly review', 5],
  ] as const;
  await db.insert(customerTasks).values(
    tasks.map(([number, text, days]) => {
      const id = seedId('task', String(number));
      const row = { id, ...of(number), text: crypto.seal(customerTasks.text, id, text) };
      return { ...row, dueOn: addDays(today, days), createdAt: now - 10 * DAY };
    }),
  );
}

/** Seeds what an advisor with a book works on by day: families and their consents, notes, redemptions, proposals, brokerage. */
export async function seedAdvisorDesk(deps: SeedDeps, desk: Desk): Promise<void> {
  await seedFamilies(deps, desk);
  await seedNotes(deps, desk);
  const redeemed = await seedRedemptions(deps, desk);
  await seedProposals(deps, desk, redeemed);
  await seedBrokerage(deps, desk);
}
