import { PxError } from '@prosperx/core/errors';
import type { Paise } from '@prosperx/core/money';
import { changeStart, isSkipped, type SipChangeKind } from '@prosperx/core/sip';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import { type SipChangeRow, sipChanges, type SipRow } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { CHANGE_SIP } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { mandateMissing, usableMandate } from '#records/mandate/repository.js';
import { lockedProfile } from '#records/profile/repository.js';
import { readDebits } from '#records/sip/debit-of-sip.js';
import { checkNoChange } from './repository.js';

/** The terms by which a SIP is to run on. */
export interface NewTerms {
  readonly kind: SipChangeKind;
  readonly amount: Paise;
  readonly sipDate: number;
  readonly mandateId: string | null;
  /** The first day on which they may hold; today when it is left out. */
  readonly notBefore?: BusinessDate;
}

/**
 * Asks the exchange to run a locked SIP by other terms, or to end its pause: it registers a new SIP from the first free instalment on and ends
 * the former one before that. Throws `sip_change_pending`; `sip_too_late` for a SIP, or a pause, that ends before; `sip_mandate_missing`
 * where no approved mandate, or not the chosen one, covers the amount then, besides what else it pays on that day.
 */
export async function requestChange(
  deps: Pick<Services, 'db' | 'clock' | 'calendar' | 'providers'>,
  sip: SipRow,
  terms: NewTerms,
): Promise<SipChangeRow> {
  const { db: tx, clock, calendar } = deps;
  const now = clock.now();
  await checkNoChange(tx, sip.id);
  const { kind, amount, sipDate, mandateId, notBefore } = terms;
  const timing = { endsPause: kind === 'resume', ...(notBefore && { notBefore }) };
  const begins = changeStart(sip, sipDate, businessDateAt(now), calendar, timing);
  if (!begins || (kind === 'resume' && !isSkipped(sip, begins.instalment))) throw new PxError('sip_too_late');
  // of two SIPs that change at once the later counts what the earlier takes
  await lockedProfile(tx, sip.profileId);
  const debitOf = await readDebits(deps, sip.profileId);
  const debit = debitOf({ id: sip.id, amount, mandateId, createdAt: now }, begins.date);
  const mandate = await usableMandate(tx, sip.profileId, debit);
  if (!mandate || (mandateId !== null && mandate.id !== mandateId))
    throw await mandateMissing(tx, sip.profileId, debit);
  const [change] = await tx
    .insert(sipChanges)
    .values({
      id: newId('chg'),
      sipId: sip.id,
      clientRef: newId('ref'),
      kind,
      amount,
      sipDate,
      mandateId,
      formerAmount: sip.amount,
      formerDate: sip.sipDate,
      formerNumber: sip.registrationNumber,
      ...begins,
      state: 'requested',
      createdAt: now,
      changedAt: now,
    })
    .returning();
  if (!change) throw new Error('a change of a SIP was not kept');
  await enqueue(tx, [messageOf(change)], now);
  return change;
}

/** The message that asks the exchange for a change. */
export const messageOf = ({ id: changeId, clientRef }: SipChangeRow) => ({
  kind: CHANGE_SIP,
  ref: clientRef,
  payload: { changeId },
});
