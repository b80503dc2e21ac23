import { PxError } from '@prosperx/core/errors';
import { firstToSkip, isPauseLength, isSkipped } from '@prosperx/core/sip';
import { businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import type { SipRow } from '#db/schema/index.js';
import { PAUSE_SIP } from '#queue/job-kinds.js';
import { enqueue, type JobName } from '#queue/queue.js';
import { changeSipRow, openChange } from './repository.js';

/** The payload of the message that pauses a SIP at the exchange. */
export interface PauseMessage {
  readonly sipId: string;
  readonly registrationNumber: string;
  /** The first instalment that is left out, and how many are. */
  readonly from: number;
  readonly count: number;
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
  const goesOn = sip.skipFrom !== null && isSkipped(sip, from - 1);
  const skip = goesOn
    ? { skipFrom: sip.skipFrom, skipCount: sip.skipCount + count }
    : { skipFrom: from, skipCount: count };
  await changeSipRow(tx, sip.id, skip, now);
  const { registrationNumber } = sip;
  if (registrationNumber === null) return [];
  const name = { kind: PAUSE_SIP, ref: newId('pause') };
  const payload: PauseMessage = { sipId: sip.id, registrationNumber, from, count };
  await enqueue(tx, [{ ...name, payload }], now);
  return [name];
}
