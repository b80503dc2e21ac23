import { PxError } from '@prosperx/core/errors';
import type { HeldKind } from '@prosperx/core/profile';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, sips } from '#db/schema/index.js';
import { readPositions } from '#portfolio/read-positions.js';

/** An order of these states may still become units, or money that is owed. */
const UNDER_WAY = ['created', 'unknown', 'registered', 'paid'] as const;
const GOING_ON = ['running', 'paused'] as const;

/** Throws `units_held`, with what it is, while something stands in the way of the deletion of an account. */
export async function checkNothingHeld(db: Db, profileId: string): Promise<void> {
  const open = and(eq(orders.profileId, profileId), inArray(orders.state, [...UNDER_WAY]));
  const going = and(eq(sips.profileId, profileId), inArray(sips.state, [...GOING_ON]));
  const found: Readonly<Record<HeldKind, number>> = {
    units: (await readPositions(db, profileId)).length,
    orders: await db.$count(orders, open),
    sips: await db.$count(sips, going),
  };
  const held = Object.entries(found).flatMap(([kind, count]) => (count > 0 ? [kind] : []));
  if (held.length > 0) throw new PxError('units_held', { data: { held } });
}
