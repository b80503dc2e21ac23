import { PxError } from '@prosperx/core/errors';
import { firstToSkip, isPauseLength } from '@prosperx/core/sip';
import { businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import type { SipRow } from '#db/schema/index.js';
import { PAUSE_SIP } from '#queue/job-kinds.js';
import { enqueue, type JobName } from '#queue/queue.js';
import { skipBetween } from '#records/sip/late-pause.js';
import { changeSipRow, openChange } from './repository.js';

/** The payload of the message that pauses a SIP at the exchange. */
export interface PauseMessage {
  readonly sipId: string;
  readonly registrationNumber: string;
  /** The first instalment that is left out, and how many are. */
  readonly from: number;
  readonly count: number;
}

type Pause = Pick<PauseMessage, 'from' | 'count'>;
type Skipped = Pick<SipRow, 'skipFrom' | 'skipCount'>;

/** Joins a pause to the one that it follows, or comes right before. Throws `sip_too_late` for one that leaves a gap before another. */
function withPause({ skipFrom, skipCount }: Skipped, { from, count }: Pause): Skipped {
  const end = from + count;
  if (skipFrom === null || skipFrom + skipCount < from) return skipBetween(from, end);
  if (end < skipFrom) throw new PxError('sip_too_late');
  return skipBetween(Math.min(skipFrom, from), Math.max(skipFrom + skipCount, end));
}

/**
 * Takes a pause out of those that it was joined to. What follows it ends with it: the exchange begins a pause with the next instalment, and so
 * would leave out the one of which its owner has just been told that it is debited.
 */
export function withoutPause({ skipFrom, skipCount }: Skipped, from: number): Skipped {
  if (skipFrom === null || from <= skipFrom) return skipBetween(0, 0);
  return skipBetween(skipFrom, Math.min(from, skipFrom + skipCount));
}

/**
 * Leaves out instalments of a locked SIP from one on, and has the exchange told. An instalment that follows a pause makes that one longer.
 * Throws `invalid_input` for a length that is not offered, `sip_too_late` where the first one is under way or not the next that is free, and
 * `sip_change_pending` where the exchange is about to make them by new terms.
 */
export async function pauseFrom(
  tx: Db,
  sip: SipRow,
  { from, count }: { readonly from: number; readonly count: number },
  now: Instant,
  calendar: ExchangeCalendar,
): Promise<JobName[]> {
  if (!isPauseLength(count)) throw new PxError('invalid_input', { fields: { instalments: 'pause_not_offered' } });
  const first = firstToSkip(sip, businessDateAt(now), calendar);
  if (first?.instalment !== from) throw new PxError('sip_too_late');
  const change = await openChange(tx, sip.id);
  if (change && from + count > change.instalment) throw new PxError('sip_change_pending');
  await changeSipRow(tx, sip.id, withPause(sip, { from, count }), now);
  const { registrationNumber } = sip;
  if (registrationNumber === null) return [];
  const name = { kind: PAUSE_SIP, ref: newId('pause') };
  const payload: PauseMessage = { sipId: sip.id, registrationNumber, from, count };
  await enqueue(tx, [{ ...name, payload }], now);
  return [name];
}
