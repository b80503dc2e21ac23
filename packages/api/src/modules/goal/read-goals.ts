import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import { type Goals, priceToday } from '@prosperx/core/goal';
import { valueAtNav } from '@prosperx/core/money';
import { businessDateAt } from '@prosperx/core/time';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { goalFolios, goals, goalSips, orders, schemes, sips } from '#db/schema/index.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { keyOf, readPositions } from '#records/portfolio/repository.js';
import { isLive } from '#records/sip/live-sips.js';

/** The SIPs that can be tied to a goal: those that are paid month by month, also while they are skipped, and those whose first instalment is under way. */
export const sipsToTie = ({ db }: Context, profileId: string) =>
  db
    .select({
      sipId: sips.id,
      schemeId: sips.schemeId,
      folioNo: sips.folioNumber,
      schemeName: schemes.name,
      brand: schemes.fundHouse,
      amount: sips.amount,
      instalments: sips.instalments,
      done: sips.instalmentsDone,
    })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .leftJoin(orders, eq(orders.id, sips.firstOrderId))
    .where(and(isLive(profileId), isNull(sips.stoppedAt)))
    .orderBy(schemes.name, sips.id);

/** Returns the goals of an account, and what is tied to them or can be. */
export async function readGoals(ctx: Context): Promise<Goals> {
  const { db, clock, crypto } = ctx;
  const { profileId } = subjectOf(ctx);
  const kept = await db.select().from(goals).where(eq(goals.profileId, profileId)).orderBy(asc(goals.date), goals.id);
  const tiedFolios = await db.select().from(goalFolios).where(eq(goalFolios.profileId, profileId));
  const tiedSips = await db.select().from(goalSips).where(eq(goalSips.profileId, profileId));
  const goalOfFolio = new Map(tiedFolios.map((tie) => [keyOf(tie), tie.goalId]));
  const goalOfSip = new Map(tiedSips.map(({ sipId, goalId }) => [sipId, goalId]));
  const held = (await readPositions(db, profileId)).map(({ scheme, units, folioId, folioNo }) => ({
    folioNo,
    schemeId: scheme.id,
    schemeName: scheme.name,
    brand: scheme.fundHouse,
    goalId: goalOfFolio.get(keyOf({ folioId, schemeId: scheme.id })) ?? null,
    units,
    nav: scheme.latestNav,
    navDate: scheme.latestNavDate,
  }));
  const running = (await sipsToTie(ctx, profileId)).map(({ instalments, done, ...sip }) => ({
    ...sip,
    left: instalments >= UNTIL_CANCELLED ? null : Math.max(0, instalments - done),
    goalId: goalOfSip.get(sip.sipId) ?? null,
  }));
  const today = businessDateAt(clock.now());
  return {
    today,
    goals: kept.map((goal) => ({
      goalId: goal.id,
      name: crypto.open(goals.name, goal),
      cost: priceToday(goal, businessDateAt(goal.changedAt), today),
      date: goal.date,
      inflationPercent: goal.inflationPercent,
      annualRatePercent: goal.annualRatePercent,
      folios: held.filter(({ goalId }) => goalId === goal.id).map(({ folioNo, schemeId }) => ({ folioNo, schemeId })),
      sipIds: running.filter(({ goalId }) => goalId === goal.id).map(({ sipId }) => sipId),
    })),
    folios: held.flatMap(({ units, nav, navDate, ...folio }) =>
      nav === null || navDate === null ? [] : { ...folio, value: valueAtNav(units, nav), navDate },
    ),
    unvalued: held.flatMap(({ units: _, nav, navDate, ...folio }) => (nav === null || navDate === null ? folio : [])),
    sips: running,
  };
}
