import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { queue, type SipRow } from '#db/schema/index.js';
import { GIVE_UP_PAUSE, PAUSE_SIP, SIP_NOTIFICATION } from '#queue/job-kinds.js';
import type { NewJob } from '#queue/queue.js';
import type { DueInstalment } from './instalment-jobs.js';

type Skipped = Pick<SipRow, 'skipFrom' | 'skipCount'>;

/** The instalments that a pause leaves out, from one to before another. */
export const skipBetween = (from: number, end: number): Skipped =>
  from < end ? { skipFrom: from, skipCount: end - from } : { skipFrom: null, skipCount: 0 };

/** Tells whether a pause that leaves an instalment out is not decided: the exchange has not answered, or a person has yet to look. It may make that instalment then. */
export async function isPauseUndecided(tx: Db, { sipId, instalment }: DueInstalment): Promise<boolean> {
  const isWithin = sql`${instalment}::int - (${queue.payload} ->> 'from')::int between 0 and (${queue.payload} ->> 'count')::int - 1`;
  const undecided = and(
    inArray(queue.kind, [PAUSE_SIP, GIVE_UP_PAUSE]),
    inArray(queue.state, ['pending', 'parked']),
    eq(sql`${queue.payload} ->> 'sipId'`, sipId),
    isWithin,
  );
  return (await tx.$count(queue, undecided)) > 0;
}

/** The notification to the owner of a SIP that an instalment, which they left out, may be debited. */
export const pauseUnanswered = ({ sipId, instalment, date }: DueInstalment): NewJob => ({
  kind: SIP_NOTIFICATION,
  ref: `pause_unanswered:${sipId}:${instalment}`,
  payload: { about: 'pause_unanswered', sipId, instalment, date },
});
