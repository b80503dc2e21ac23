import { type MandateNeed, NEED_DAYS } from '@prosperx/core/agent';
import type { Paise } from '@prosperx/core/money';
import { addDays, businessDateAt, type Instant, DAY } from '@prosperx/core/time';
import { and, eq, exists, gt, gte, inArray, isNull, not, or, type SQL } from 'drizzle-orm';
import { type Db, isOneOf } from '#db/db.js';
import { mandates, profiles, sips } from '#db/schema/index.js';
import { isRunning, sipBooks } from '#records/sip/sip-book.js';

/** Mandates that debit, or may once the bank has answered. */
const isPendingOrActive = inArray(mandates.state, ['created', 'unknown', 'pending', 'approved']);

/** Mandates that were not accepted, of late. */
const hasFailed = (now: Instant) => and(eq(mandates.state, 'rejected'), gte(mandates.changedAt, now - NEED_DAYS * DAY));

const hasSip = (db: Db) =>
  exists(
    db
      .select({ id: sips.id })
      .from(sips)
      .where(and(eq(sips.profileId, profiles.id), isRunning)),
  );

const hasMandate = (db: Db, which: SQL | undefined) =>
  exists(
    db
      .select({ id: mandates.id })
      .from(mandates)
      .where(and(eq(mandates.profileId, profiles.id), which)),
  );

/** Whether nothing debits an account that has SIPs, or whose mandate failed of late, for longer than it takes to set up another one. */
export function needsMandate(db: Db, now: Instant): SQL | undefined {
  const lasts = or(isNull(mandates.endDate), gt(mandates.endDate, addDays(businessDateAt(now), NEED_DAYS)));
  return and(or(hasSip(db), hasMandate(db, hasFailed(now))), not(hasMandate(db, and(isPendingOrActive, lasts))));
}

interface NeededMandate {
  /** What the SIPs invest a month; null where there is none. */
  readonly amount: Paise | null;
  readonly until: null;
  readonly isAsked: false;
  readonly mandate: MandateNeed;
}

/** Why accounts need a mandate. One that debits for some days yet comes before what failed beside it. */
export async function neededMandates(
  db: Db,
  ids: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, NeededMandate>> {
  const books = await sipBooks(db, ids);
  const of = (which: SQL | undefined) =>
    db
      .selectDistinct({ profileId: mandates.profileId })
      .from(mandates)
      .where(and(isOneOf(mandates.profileId, ids), which));
  const ending = await of(and(isPendingOrActive, gte(mandates.endDate, businessDateAt(now))));
  const failed = await of(hasFailed(now));
  const [ends, fails] = [ending, failed].map((rows) => new Set(rows.map(({ profileId }) => profileId)));
  return new Map(
    ids.map((id) => {
      const mandate = ends?.has(id) ? 'ends' : fails?.has(id) ? 'failed' : 'missing';
      return [id, { amount: books.get(id)?.monthly ?? null, until: null, isAsked: false, mandate }] as const;
    }),
  );
}
