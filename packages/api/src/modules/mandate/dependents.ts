import { payingMandate } from '@prosperx/core/mandate';
import { debitAfter } from '@prosperx/core/sip';
import type { BusinessDate, ExchangeCalendar } from '@prosperx/core/time';
import { type MandateRow, type SipRow } from '#db/schema/index.js';
import type { DebitOf } from '#records/sip/debit-of-sip.js';

/** Returns, for each mandate of a profile, what it pays for now and what would be left without it. */
export function dependentsOf(
  all: readonly MandateRow[],
  live: readonly SipRow[],
  { debitOf, today }: { readonly debitOf: DebitOf; readonly today: BusinessDate },
) {
  const approved = all.filter(({ state }) => state === 'approved');
  const payerOf = (sip: SipRow, of: readonly MandateRow[]) => payingMandate(of, debitOf(sip, sip.nextDate ?? today));
  return ({ id }: MandateRow) => {
    const others = approved.filter((other) => other.id !== id);
    const paid = live.filter((sip) => payerOf(sip, approved)?.id === id);
    const dates = paid.flatMap(({ nextDate, state }) => (nextDate !== null && state !== 'paused' ? [nextDate] : []));
    return {
      count: paid.length,
      uncovered: paid.filter((sip) => payerOf(sip, others) === undefined).length,
      nextDate: dates.sort()[0] ?? null,
    };
  };
}

/** A SIP that no mandate pays for after a day, and its first debit after that. */
export interface UncoveredSip {
  readonly sip: SipRow;
  readonly from: BusinessDate;
}

/** Returns the SIPs that a mandate would go on to pay for after its last day, and that no other one pays for then. */
export function uncoveredAfter(
  { id, endDate }: MandateRow,
  approved: readonly MandateRow[],
  live: readonly SipRow[],
  { debitOf, calendar }: { readonly debitOf: DebitOf; readonly calendar: ExchangeCalendar },
): UncoveredSip[] {
  if (endDate === null) return [];
  const unended = approved.map((each) => (each.id === id ? { ...each, endDate: null } : each));
  return live.flatMap((sip) => {
    const from = debitAfter(sip, endDate, calendar)?.date;
    if (from === undefined) return [];
    const debit = debitOf(sip, from);
    const isLeft = payingMandate(approved, debit) === undefined && payingMandate(unended, debit) !== undefined;
    return isLeft ? { sip, from } : [];
  });
}
