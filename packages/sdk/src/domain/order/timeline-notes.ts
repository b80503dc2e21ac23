import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import { formatDate, formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import { subtractPaise } from '@prosperx/core/money';
import { countInstalments, type Order, type SipProgress, sipStanding, type TimelineEntry } from '@prosperx/core/order';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { orderTimelineText as text } from './order-timeline.text.js';

const dayOf = (date: BusinessDate | null) => (date === null ? '' : formatDate(date));
const day = (instant: number | null) => dayOf(instant === null ? null : businessDateAt(instant));

/** What is told of a step below its name: its day, and of the units how they were worked out. */
export function notesOf(order: Order, { step, state }: TimelineEntry): string[] {
  const { createdDate, acceptedAt, paidAt, navExpected, remarks, paymentFailure } = order;
  if (state === 'failed') return told((step === 'paid' && paymentFailure) || remarks);
  if (step === 'allotted')
    return navExpected === null ? allotmentNotes(order) : [text.navExpected(formatDate(navExpected))];
  if (state !== 'done') return [];
  return told(day({ placed: createdDate, accepted: acceptedAt, paid: paidAt }[step]));
}

const told = (...notes: readonly string[]) => notes.filter(Boolean);

function allotmentNotes({ allotment, amount }: Order): string[] {
  if (!allotment) return [];
  const { at, units, nav, navDate, stampDuty, folioNo } = allotment;
  const invested = subtractPaise(amount, stampDuty);
  return told(
    day(at),
    text.units(formatUnits(units), formatNav(nav), formatDate(navDate)),
    text.invested(formatMoney(amount, 2), formatMoney(stampDuty, 2), formatMoney(invested, 2)),
    text.folio(folioNo),
  );
}

/** What became of the instalments of a SIP that have fallen due, and when the next one does or the last one did. */
export function sipNote({ numOfInstallments: all }: Order, sip: SipProgress): string {
  const { instalmentsDone, nextDate, endedOn } = sip;
  const standing = sipStanding(sip);
  if (standing === 'completed') return text.sipCompleted(instalmentsDone, dayOf(endedOn));
  const counts = text.sipCounts(countInstalments(sip), all === UNTIL_CANCELLED ? null : all);
  if (standing === 'ended') return text.sipEnded(counts, dayOf(endedOn));
  return nextDate === null ? counts : text.sipGoesOn(counts, formatDate(nextDate));
}
