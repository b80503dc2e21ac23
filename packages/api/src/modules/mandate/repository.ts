import type { Paise } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { and, desc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { mandates } from '#db/schema/index.js';

const isUsable = (profileId: string, amount: Paise, on: BusinessDate): SQL | undefined =>
  and(
    eq(mandates.profileId, profileId),
    eq(mandates.state, 'approved'),
    gte(mandates.limit, amount),
    lte(mandates.startDate, on),
    or(isNull(mandates.endDate), gte(mandates.endDate, on)),
  );

/** An approved mandate of a profile that covers an amount on a day: the preferred one, else that with the highest limit. */
export async function usableMandate(
  db: Db,
  profileId: string,
  amount: Paise,
  on: BusinessDate,
  preferredId: string | null = null,
) {
  const [mandate] = await db
    .select()
    .from(mandates)
    .where(isUsable(profileId, amount, on))
    .orderBy(desc(sql`${mandates.id} = ${preferredId ?? ''}`), desc(mandates.limit), mandates.createdAt)
    .limit(1);
  return mandate;
}

/** Returns the exchange's id of an approved mandate of a profile that it has and that covers an amount on a day. null: there is none. */
export async function mandateAtExchange(
  db: Db,
  profileId: string,
  amount: Paise,
  on: BusinessDate,
): Promise<string | null> {
  const [mandate] = await db
    .select({ id: mandates.exchangeMandateId })
    .from(mandates)
    .where(and(isUsable(profileId, amount, on), isNotNull(mandates.exchangeMandateId)))
    .orderBy(desc(mandates.limit), mandates.createdAt)
    .limit(1);
  return mandate?.id ?? null;
}
