import { and, eq } from 'drizzle-orm';
import { sips } from '#db/schema/index.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import type { JobHandler } from '#queue/queue.js';
import { enqueueSipCancellation } from '#records/sip/instalment-jobs.js';
import { changeLocked, readChange, refuse, refusePause } from './change-rows.js';
import type { PauseMessage } from './pause.js';

/**
 * Ends a change of a SIP about which a person has given up asking: there is none at the exchange, or, once that has registered it, it is to end
 * there too. The SIP runs on as before, and can be changed again.
 */
export const giveUpChange: JobHandler = async (services, { payload }) => {
  const { changeId } = payload as { readonly changeId: string };
  const { sipId } = await readChange(services.db, changeId);
  await changeLocked(services, sipId, async (tx, { id }, now) => {
    const change = await readChange(tx, changeId);
    if (change.state !== 'requested' && change.state !== 'registered') return null;
    await enqueueSipCancellation(tx, { id, registrationNumber: change.registrationNumber }, now);
    return refuse(tx, change, bseText.noAnswer, now);
  });
};

/** Takes back a pause about which a person has given up asking. */
export const giveUpPause: JobHandler = (services, { payload }) =>
  refusePause(services, payload as PauseMessage, bseText.noAnswer);

/** Marks a SIP that is over here and that the exchange goes on with: its end is asked for again each night. */
export const keepSip: JobHandler = async ({ db, clock }, { payload }) => {
  const { sipId, registrationNumber } = payload as { readonly sipId: string; readonly registrationNumber: string };
  const isOver = and(eq(sips.id, sipId), eq(sips.registrationNumber, registrationNumber), eq(sips.state, 'cancelled'));
  await db.update(sips).set({ keptReason: bseText.noAnswer, changedAt: clock.now() }).where(isOver);
};
