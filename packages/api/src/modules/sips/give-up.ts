import { DAY } from '@prosperx/core/time';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import { CANCEL_SIP } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import type { SipEnd } from '#records/sip/instalment-jobs.js';
import { noteEndOf, switchAgain } from './at-exchange.js';
import { changeLocked, readChange, refuse, refusePause } from './change-rows.js';
import type { PauseMessage } from './pause.js';

/**
 * Ends a change of a SIP about which a person has given up asking: there is none at the exchange, the SIP runs on as before, and can be changed
 * again. Of one that the exchange has registered, the former SIP may have ended meanwhile: it is asked again.
 */
export const giveUpChange: JobHandler = async (services, { payload }) => {
  const { changeId } = payload as { readonly changeId: string };
  const { sipId } = await readChange(services.db, changeId);
  await changeLocked(services, sipId, async (tx, _, now) => {
    const change = await readChange(tx, changeId);
    if (change.state === 'requested') return refuse(tx, change, bseText.noAnswer, now);
    if (change.state === 'registered') await switchAgain(tx, change, now);
    return null;
  });
};

/** Takes back a pause about which a person has given up asking. */
export const giveUpPause: JobHandler = (services, { payload }) =>
  refusePause(services, payload as PauseMessage, bseText.noAnswer);

/**
 * Marks a SIP that is over here and that the exchange goes on with: its end is asked for again each night. A registration of a change that was
 * not made is none of our SIPs, and is asked for again the next day.
 */
export const keepSip: JobHandler = async (services, { payload }) => {
  const end = payload as unknown as SipEnd;
  if (await noteEndOf(services, end, bseText.noAnswer)) return;
  const now = services.clock.now();
  const again = { kind: CANCEL_SIP, ref: `${end.registrationNumber}:${now}`, payload, dueAt: now + DAY };
  await enqueue(services.db, [again], now);
};
