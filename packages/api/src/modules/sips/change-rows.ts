import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { type SipChangeRow, sipChanges, type SipRow, sips } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { byDay } from '#notifications/by-day.js';
import { type PauseMessage, withoutPause } from './pause.js';
import { changeSipRow } from './repository.js';
import { notifySipOwner } from './sip-notification.js';

type Note = Parameters<typeof auditBySystem>[1] | null;

/** Changes a SIP under its lock by the exchange's answer, and audits last. */
export function changeLocked(
  { db, clock, crypto }: Services,
  sipId: string,
  change: (tx: Db, sip: SipRow, now: Instant) => Promise<Note>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [sip] = await tx.select().from(sips).where(eq(sips.id, sipId)).for('update');
    if (!sip) throw new Error('a SIP to change does not exist');
    const note = await change(tx, sip, clock.now());
    if (note) await auditBySystem({ db: tx, clock, crypto }, note);
  });
}

/**
 * Returns what of a pause is still to come; null where nothing is: its instalments have gone by, or the SIP was stopped or changed. One that fell due
 * before the exchange had answered was looked for there.
 */
export function pauseAhead(
  sip: SipRow,
  { registrationNumber, from, count }: PauseMessage,
): Pick<PauseMessage, 'from' | 'count'> | null {
  if (sip.state !== 'running' || sip.registrationNumber !== registrationNumber) return null;
  const first = Math.max(from, sip.instalmentsDone + 1);
  const left = from + count - first;
  return left > 0 ? { from: first, count: left } : null;
}

/** Takes back what is still to come of a pause that is not made, and tells the owner why: those instalments will be debited. */
export function refusePause(services: Services, pause: PauseMessage, reason: string): Promise<void> {
  const { sipId } = pause;
  return changeLocked(services, sipId, async (tx, sip, now) => {
    const ahead = pauseAhead(sip, pause);
    if (!ahead) return null;
    const { from, count } = ahead;
    await changeSipRow(tx, sipId, withoutPause(sip, from), now);
    await notifySipOwner(tx, { about: 'pause_refused', sipId, instalment: from, reason }, now);
    return { action: 'sip.pause_refused', objectId: sipId, details: { from, count } };
  });
}

/** When the owner of a SIP hears what became of a change: of a step-up, which the night asks for, by day. */
export const toldOfChange = ({ kind }: Pick<SipChangeRow, 'kind'>, now: Instant): Instant =>
  kind === 'step_up' ? byDay(now) : now;

/** Ends a change that is not made, and tells the owner why. */
export async function refuse(tx: Db, change: SipChangeRow, reason: string, now: Instant) {
  const { id, sipId, instalment, kind } = change;
  await setChange(tx, id, { state: 'refused', reason }, now);
  await notifySipOwner(
    tx,
    { about: 'change_refused', sipId, instalment, changeId: id },
    now,
    toldOfChange(change, now),
  );
  return { action: 'sip.change_refused', objectId: sipId, details: { kind, from: instalment } };
}

export async function setChange(tx: Db, id: string, change: Partial<SipChangeRow>, now: Instant): Promise<void> {
  await tx
    .update(sipChanges)
    .set({ ...change, changedAt: now })
    .where(eq(sipChanges.id, id));
}

export async function readChange(db: Db, id: string): Promise<SipChangeRow> {
  const [change] = await db.select().from(sipChanges).where(eq(sipChanges.id, id));
  if (!change) throw new Error('a change of a SIP does not exist');
  return change;
}
