import { lastBeforeStop, type PlannedInstalment, type stopSip as call } from '@prosperx/core/sip';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, isNull } from 'drizzle-orm';
import { audit, auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { profiles, sipChanges, type SipRow, sips } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import { byDay } from '#notifications/by-day.js';
import { IS_GROWN_MINOR } from '#records/profile/grown-minors.js';
import { enqueueSipCancellation } from '#records/sip/instalment-jobs.js';
import { answerSip } from './answer-sip.js';
import { consumeTicket } from './confirmed.js';
import { changeSipRow, lockedRunningSip, openChange } from './repository.js';
import { notifySipOwner } from './sip-notification.js';

/**
 * Stops a SIP for good: at once, or after the instalment that is under way. A change that the exchange is asked for is withdrawn, and what it
 * has registered for it is cancelled too.
 */
export const stopSip: Verb<typeof call> = async ({ ctx, input: { sipId, ticket } }) => {
  const sip = await lockedRunningSip(ctx, sipId);
  if (!(await consumeTicket(ctx, ticket, { sipId }))) return answerSip(ctx, sip);
  const now = ctx.clock.now();
  const last = lastBeforeStop(sip, businessDateAt(now), ctx.calendar);
  await audit(ctx, await endSip(ctx, ctx.db, sip, last));
  return answerSip(ctx, sip);
};

/**
 * Stops a running SIP that is locked, at once or after its `last` instalment, and tells its owner: of one that ends at an exchange which would go
 * on by itself, once that has let go (`noteEndOf`). Returns what is audited of it.
 */
async function endSip(
  { clock, providers }: Pick<Services, 'clock' | 'providers'>,
  tx: Db,
  sip: SipRow,
  last: PlannedInstalment | null,
  isOfNight = false,
) {
  const { id: sipId } = sip;
  const now = clock.now();
  const stopAfter = last?.instalment ?? sip.instalmentsDone;
  const over = last ? {} : ({ state: 'cancelled', nextDate: null } as const);
  await changeSipRow(tx, sipId, { stoppedAt: now, stopAfter, ...over }, now);
  if (!last) await enqueueSipCancellation(tx, sip, now, isOfNight ? { isOfNight } : {});
  const change = await openChange(tx, sipId);
  if (change) {
    await tx.update(sipChanges).set({ state: 'withdrawn', changedAt: now }).where(eq(sipChanges.id, change.id));
    await enqueueSipCancellation(tx, { id: sipId, registrationNumber: change.registrationNumber }, now);
  }
  const isToldLater = !last && sip.registrationNumber !== null && providers.exchange.debitsInstalments;
  if (!isToldLater)
    await notifySipOwner(tx, { about: 'stopped', sipId, instalment: stopAfter }, now, isOfNight ? byDay(now) : now);
  return { action: 'sip.stopped', objectId: sipId, details: { after: stopAfter } } as const;
}

/**
 * Stops the SIPs of minors who have turned 18: what a guardian has instructed counts no longer (SEBI's circular of 24 December 2019), and an
 * exchange that debits by itself would go on. Only such an exchange still makes the instalment that it already has.
 */
export async function stopSipsOfGrown(
  services: Pick<Services, 'db' | 'clock' | 'crypto' | 'calendar' | 'providers'>,
): Promise<void> {
  const { db, clock, calendar, providers } = services;
  const now = clock.now();
  const isRunning = and(eq(sips.state, 'running'), isNull(sips.stoppedAt));
  const running = await db
    .select({ id: sips.id })
    .from(sips)
    .innerJoin(profiles, eq(profiles.id, sips.profileId))
    .where(and(isRunning, IS_GROWN_MINOR));
  for (const { id } of running)
    await db.transaction(async (tx) => {
      const [sip] = await tx
        .select()
        .from(sips)
        .where(and(eq(sips.id, id), isRunning))
        .for('update');
      if (!sip) return;
      const last = providers.exchange.debitsInstalments ? lastBeforeStop(sip, businessDateAt(now), calendar) : null;
      await auditBySystem({ ...services, db: tx }, await endSip(services, tx, sip, last, true));
    });
}
