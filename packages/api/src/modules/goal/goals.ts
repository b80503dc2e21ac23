import { PxError } from '@prosperx/core/errors';
import {
  checkGoal,
  type getGoals as getCall,
  type GoalTerms,
  MOST_GOALS,
  priceToday,
  type removeGoal as removeCall,
  type saveGoal as saveCall,
} from '@prosperx/core/goal';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { goalFolios, goals, goalSips, profiles } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { keyOf, readPositions } from '#records/portfolio/repository.js';
import { readGoals, sipsToTie } from './read-goals.js';

export const getGoals: Verb<typeof getCall> = ({ ctx }) => readGoals(ctx);

type Input = InputOf<typeof saveCall>;

/** What is held can be untied. The tie of what was sold or is being switched stays, since nobody is shown it and its units come back to it. */
const isHeld = sql`(${goalFolios.folioId}, ${goalFolios.schemeId}) in (
  select folio_id, scheme_id from positions where profile_id = ${goalFolios.profileId} and units > 0)`;

/** What is tied is what is held and what runs, and nobody else's. */
async function tiesOf(ctx: Context, input: Input) {
  const { profileId } = subjectOf(ctx);
  const held = await readPositions(ctx.db, profileId);
  const folios = input.folios.map(({ folioNo, schemeId }) =>
    held.find((position) => position.folioNo === folioNo && position.scheme.id === schemeId),
  );
  const running = new Set((await sipsToTie(ctx, profileId)).map(({ sipId }) => sipId));
  if (!input.sipIds.every((sipId) => running.has(sipId)) || folios.includes(undefined)) throw new PxError('not_found');
  const keys = folios.flatMap((position) =>
    position ? { folioId: position.folioId, schemeId: position.scheme.id, profileId } : [],
  );
  const unique = [...new Map(keys.map((key) => [keyOf(key), key])).values()];
  return { folios: unique, sips: [...new Set(input.sipIds)].map((sipId) => ({ sipId, profileId })) };
}

/** The goal that has these terms already: a new one whose answer was lost is sent again. */
async function sameGoal(ctx: Context, terms: GoalTerms): Promise<string | null> {
  const { db, crypto } = ctx;
  const { profileId } = subjectOf(ctx);
  const same = and(eq(goals.profileId, profileId), eq(goals.cost, terms.cost), eq(goals.date, terms.date));
  const rows = await db.select().from(goals).where(same);
  return rows.find((row) => crypto.open(goals.name, row) === terms.name.trim())?.id ?? null;
}

/**
 * Tells whether a goal is saved at the price that it was shown at. It then stays at the prices of the day on which that was named: of the month
 * that has begun since, no inflation would be counted else. Of a goal whose day has passed, that price is of its day: what is saved is one of today.
 */
const keepsPrice = (before: typeof goals.$inferSelect, { cost, inflationPercent }: GoalTerms, today: BusinessDate) =>
  before.date >= today &&
  inflationPercent === before.inflationPercent &&
  cost === priceToday(before, businessDateAt(before.changedAt), today);

/** Makes a goal or changes it; returns its id. */
async function keepTerms(ctx: Context, { goalId, ...terms }: GoalTerms & Pick<Input, 'goalId'>): Promise<string> {
  const { db, crypto, clock } = ctx;
  const { profileId } = subjectOf(ctx);
  const id = goalId ?? (await sameGoal(ctx, terms)) ?? newId('goal');
  const now = clock.now();
  const mine = and(eq(goals.id, id), eq(goals.profileId, profileId));
  const [before] = await db.select().from(goals).where(mine);
  const price = before && keepsPrice(before, terms, businessDateAt(now)) ? before : { ...terms, changedAt: now };
  const { cost, changedAt } = price;
  const kept = { ...terms, name: crypto.seal(goals.name, id, terms.name.trim()), cost, changedAt };
  const changed = await db.update(goals).set(kept).where(mine).returning({ id: goals.id });
  if (changed.length > 0) return id;
  if (goalId !== null) throw new PxError('not_found');
  if ((await db.$count(goals, eq(goals.profileId, profileId))) >= MOST_GOALS)
    throw new PxError('invalid_input', { fields: { goalId: 'too_many' } });
  await db.insert(goals).values({ ...kept, id, profileId, createdAt: now });
  return id;
}

export const saveGoal: Verb<typeof saveCall> = async ({ ctx, input }) => {
  const { folios: _, sipIds: __, ...terms } = input;
  const faults = checkGoal(terms, businessDateAt(ctx.clock.now()), ctx.config.maxReturn);
  if (Object.keys(faults).length > 0) throw new PxError('invalid_input', { fields: faults });
  return ctx.db.transaction(async (tx) => {
    const inner = withDb(ctx, tx);
    const { profileId } = subjectOf(ctx);
    // one change of an account's goals after another: a folio is tied to one of them
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('no key update');
    const ties = await tiesOf(inner, input);
    const goalId = await keepTerms(inner, terms);
    await tx.delete(goalFolios).where(and(eq(goalFolios.goalId, goalId), isHeld));
    await tx.delete(goalSips).where(eq(goalSips.goalId, goalId));
    for (const tie of ties.folios)
      await tx
        .insert(goalFolios)
        .values({ ...tie, goalId })
        .onConflictDoUpdate({ target: [goalFolios.folioId, goalFolios.schemeId], set: { goalId } });
    for (const tie of ties.sips)
      await tx
        .insert(goalSips)
        .values({ ...tie, goalId })
        .onConflictDoUpdate({ target: goalSips.sipId, set: { goalId } });
    return readGoals(inner);
  });
};

export const removeGoal: Verb<typeof removeCall> = async ({ ctx, input: { goalId } }) => {
  const mine = and(eq(goals.id, goalId), eq(goals.profileId, subjectOf(ctx).profileId));
  const removed = await ctx.db.delete(goals).where(mine).returning({ id: goals.id });
  if (removed.length === 0) throw new PxError('not_found');
  return readGoals(ctx);
};
