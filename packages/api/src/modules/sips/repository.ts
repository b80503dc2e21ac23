import { PxError } from '@prosperx/core/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { profiles, type SipChangeRow, sipChanges, type SipRow, schemes, sips } from '#db/schema/index.js';
import { type Context, subjectOf } from '#kernel/context.js';

const OPEN = ['requested', 'registered'] as const;

/** Returns a SIP of the caller, locked. Throws `sip_unknown`, for one of another too. */
async function lockedSip(ctx: Context, sipId: string): Promise<SipRow> {
  const own = and(eq(sips.id, sipId), eq(sips.profileId, subjectOf(ctx).profileId));
  const [sip] = await ctx.db.select().from(sips).where(own).for('update');
  if (!sip) throw new PxError('sip_unknown');
  return sip;
}

/** Throws `sip_not_running` for a SIP that waits, stops or is over. */
export function checkRunning({ state, stoppedAt }: SipRow): void {
  if (state !== 'running' || stoppedAt !== null) throw new PxError('sip_not_running');
}

/** Returns a SIP of the caller that runs on, locked. Throws `sip_unknown`, and `sip_not_running` for one that waits, stops or is over. */
export async function lockedRunningSip(ctx: Context, sipId: string): Promise<SipRow> {
  const sip = await lockedSip(ctx, sipId);
  checkRunning(sip);
  return sip;
}

/** Returns the change of a SIP that the exchange is asked for. */
export async function openChange(tx: Db, sipId: string): Promise<SipChangeRow | undefined> {
  const [change] = await tx
    .select()
    .from(sipChanges)
    .where(and(eq(sipChanges.sipId, sipId), inArray(sipChanges.state, [...OPEN])));
  return change;
}

/** Throws `sip_change_pending` while the exchange is asked for a change of a SIP. */
export async function checkNoChange(tx: Db, sipId: string): Promise<void> {
  if (await openChange(tx, sipId)) throw new PxError('sip_change_pending');
}

export async function changeSipRow(tx: Db, id: string, change: Partial<SipRow>, now: number): Promise<void> {
  await tx
    .update(sips)
    .set({ ...change, changedAt: now })
    .where(eq(sips.id, id));
}

/** Returns the fund of a SIP, and what the exchange knows its owner by. */
export async function readSchemeOf(db: Db, { schemeId, profileId }: Pick<SipRow, 'schemeId' | 'profileId'>) {
  const [row] = await db
    .select({ scheme: schemes, ucc: profiles.ucc })
    .from(schemes)
    .innerJoin(profiles, eq(profiles.id, profileId))
    .where(eq(schemes.id, schemeId));
  if (!row) throw new Error('a SIP has no scheme');
  return row;
}
