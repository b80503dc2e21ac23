import { isLateApproval, type MandateEvent, nextMandateCheck, nextMandateState } from '@prosperx/core/mandate';
import { eq } from 'drizzle-orm';
import { type Audited, auditBySystem, type AuditNote } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { type MandateRow, mandates, profiles } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { CANCEL_MANDATE, CHECK_MANDATE } from '#queue/job-kinds.js';
import { enqueue, type JobName } from '#queue/queue.js';
import { enqueueNotice } from '#records/profile/owner-notice.js';
import { mandateEndReasons } from './mandate.text.js';
import { methodOf } from './repository.js';

export type MandateChange = Partial<typeof mandates.$inferInsert>;

type Deps = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** Changes one mandate under its lock, and audits last: by the system, unless `audits` names who did it. */
export function changeMandate(
  { db, clock, crypto }: Deps,
  mandateId: string,
  change: (tx: Db, mandate: MandateRow) => Promise<Audited<MandateChange>>,
  audits: (tx: Db, note: AuditNote) => Promise<void> = (tx, note) => auditBySystem({ db: tx, clock, crypto }, note),
): Promise<void> {
  return db.transaction(async (tx) => {
    const [mandate] = await tx.select().from(mandates).where(eq(mandates.id, mandateId)).for('update');
    if (!mandate) throw new Error('a mandate to change does not exist');
    const { audited, ...changed } = await change(tx, mandate);
    if (Object.keys(changed).length > 0)
      await tx
        .update(mandates)
        .set({ changedAt: clock.now(), ...changed })
        .where(eq(mandates.id, mandateId));
    if (audited) await audits(tx, audited);
  });
}

/** What an event brings besides its name. */
export interface EventFacts {
  readonly reason?: string;
  readonly umrn?: string | null;
}

const NOTICES = { approved: 'mandate_approved', rejected: 'mandate_rejected', ended: 'mandate_rejected' } as const;

/**
 * Returns the change of a mandate by an event, under its lock; {} for one that comes twice or too late. A mandate that a bank lets in
 * although it is over here is cancelled there, so that nothing is ever debited by it.
 */
export async function eventChange(
  services: Deps,
  tx: Db,
  mandate: MandateRow,
  event: MandateEvent,
  { reason = '', umrn = null }: EventFacts = {},
): Promise<Audited<MandateChange>> {
  const { id, state: from } = mandate;
  const now = services.clock.now();
  const state = nextMandateState(from, event);
  if (isLateApproval(from, event)) await requestCancellation(tx, mandate, now);
  if (state === null) return {};
  if (event === 'ended') await requestCancellation(tx, mandate, now);
  if (event === 'approved' || event === 'rejected' || event === 'ended') {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, mandate.profileId));
    if (profile) await enqueueNotice(tx, services, { change: NOTICES[event], userId: profile.userId });
  }
  return {
    state,
    reason,
    ...(event === 'authorised' && { authorisedAt: now }),
    ...(umrn !== null && { umrn: services.crypto.seal(mandates.umrn, id, umrn) }),
    audited: { action: `mandate.${event}`, objectId: id, details: { from, state } },
  };
}

/** Ends a mandate as its owner wants, under its lock: nothing is debited by it any more, and the exchange is told. Returns the job too; none for one that is over. */
export async function endByOwner(services: Deps, tx: Db, mandate: MandateRow) {
  const change = await eventChange(services, tx, mandate, 'cancelled', { reason: mandateEndReasons.byOwner });
  if (change.state === undefined) return { change: {}, jobs: [] };
  return { change, jobs: [await requestCancellation(tx, mandate, services.clock.now())] };
}

/** Books an event of a mandate. */
export function bookEvent(services: Deps, mandateId: string, event: MandateEvent, facts?: EventFacts): Promise<void> {
  return changeMandate(services, mandateId, (tx, mandate) => eventChange(services, tx, mandate, event, facts));
}

/** Queues the message that a mandate is over, in the transaction that ends it. Returns its name. */
export async function requestCancellation(tx: Db, { id: mandateId }: MandateRow, now: number): Promise<JobName> {
  const name = { kind: CANCEL_MANDATE, ref: newId('cxl') };
  await enqueue(tx, [{ ...name, payload: { mandateId } }], now);
  return name;
}

/** Arranges for the next question about a mandate; nothing for one that is decided. */
export async function scheduleCheck(db: Db, mandate: MandateRow, now: number): Promise<void> {
  const { id: mandateId } = mandate;
  const dueAt = nextMandateCheck({ ...mandate, method: methodOf(mandate) }, now);
  if (dueAt === null) return;
  await enqueue(db, [{ kind: CHECK_MANDATE, ref: `${mandateId}:${dueAt}`, payload: { mandateId }, dueAt }], now);
}
