import { RESERVING_STATES } from '@prosperx/core/redemption';
import { IDLE_YEARS, type Review } from '@prosperx/core/review';
import { addMonths } from '@prosperx/core/time';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { folios, orders, sales, sips, transferPlans } from '#db/schema/index.js';
import type { ValuedPosition } from '#modules/portfolio/holding.js';
import { isLive } from '#records/sip/live-sips.js';
import { folioKey, type Known, named } from './units-to-sell.js';

/** What is going to be bought of a scheme, or sold by a plan; without a folio that is not decided yet, and may be any of its folios. */
interface Moving {
  readonly schemeId: string | null;
  readonly folioNumber: string | null;
}

/** Reads what is going to be bought: by SIPs that are not over, by purchases whose money has come or is under way, and by switches in progress. Plans that are set up count for both of their schemes. */
async function readMoving(db: Db, profileId: string): Promise<Moving[]> {
  const ofSips = await db
    .select({ schemeId: sips.schemeId, folioNumber: sips.folioNumber })
    .from(sips)
    .leftJoin(orders, eq(orders.id, sips.firstOrderId))
    .where(and(isLive(profileId), isNull(sips.stoppedAt)));
  const isPaid = and(
    inArray(orders.state, ['created', 'unknown', 'registered', 'paid']),
    inArray(orders.paymentState, ['processing', 'paid']),
  );
  const purchases = await db
    .select({ schemeId: orders.schemeId, folioNumber: orders.folioNumber })
    .from(orders)
    .where(and(eq(orders.profileId, profileId), isPaid));
  const isSwitch = and(isNotNull(sales.toSchemeId), inArray(sales.state, [...RESERVING_STATES]));
  const switches = await db
    .select({ schemeId: sales.toSchemeId, folioNumber: folios.folioNumber })
    .from(sales)
    .innerJoin(folios, eq(folios.id, sales.folioId))
    .where(and(eq(sales.profileId, profileId), isSwitch));
  const { schemeId, toSchemeId, folioNumber, status } = transferPlans;
  const plans = await db
    .select({ schemeId, toSchemeId, folioNumber })
    .from(transferPlans)
    .where(and(eq(transferPlans.profileId, profileId), inArray(status, ['PROCESSING', 'ACTIVE'])));
  const ofPlans = plans.flatMap((plan) => [plan, { ...plan, schemeId: plan.toSchemeId }]);
  return [...ofSips, ...purchases, ...switches, ...ofPlans];
}

/** Folios that nobody has touched for long, out of which nothing is being sold, into which nothing is being paid, and of which no plan is set up. */
export async function idleOf(
  db: Db,
  profileId: string,
  held: readonly ValuedPosition[],
  { movements, reserved, today }: Known,
): Promise<Review['idle']> {
  const moving = await readMoving(db, profileId);
  const before = addMonths(today, -12 * IDLE_YEARS);
  return held.flatMap((position) => {
    const since = movements.get(folioKey(position))?.at(-1)?.date;
    const isMoving = moving.some(
      ({ schemeId, folioNumber }) =>
        schemeId === position.scheme.id && (folioNumber === null || folioNumber === position.folioNo),
    );
    if (since === undefined || since > before || isMoving || reserved.has(folioKey(position))) return [];
    return { ...named(position), schemeId: position.scheme.id, value: position.currentValue, since };
  });
}
