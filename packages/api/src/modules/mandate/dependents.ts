import { payingMandate } from '@prosperx/core/mandate';
import type { BusinessDate } from '@prosperx/core/time';
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
