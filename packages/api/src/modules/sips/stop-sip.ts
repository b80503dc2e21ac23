import { lastBeforeStop, type stopSip as call } from '@prosperx/core/sip';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { sipChanges } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
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
  const stopAfter = last?.instalment ?? sip.instalmentsDone;
  const over = last ? {} : ({ state: 'cancelled', nextDate: null } as const);
  await changeSipRow(ctx.db, sipId, { stoppedAt: now, stopAfter, ...over }, now);
  if (!last) await enqueueSipCancellation(ctx.db, sip, now);
  const change = await openChange(ctx.db, sipId);
  if (change) {
    await ctx.db.update(sipChanges).set({ state: 'withdrawn', changedAt: now }).where(eq(sipChanges.id, change.id));
    await enqueueSipCancellation(ctx.db, { id: sipId, registrationNumber: change.registrationNumber }, now);
  }
  await notifySipOwner(ctx.db, { about: 'stopped', sipId, instalment: stopAfter }, now);
  await audit(ctx, { action: 'sip.stopped', objectId: sipId, details: { after: stopAfter } });
  return answerSip(ctx, sip);
};
