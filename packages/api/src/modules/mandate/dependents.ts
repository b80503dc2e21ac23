import { type MandateDebit, payingMandate } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import { lastDayToChange } from '@prosperx/core/sip';
import type { BusinessDate, ExchangeCalendar } from '@prosperx/core/time';
import { type MandateRow, type SipChangeRow, type SipRow } from '#db/schema/index.js';
import { debitAhead, type DebitOf, debitToMove } from '#records/sip/debit-of-sip.js';
import { type InstalmentAhead, instalmentsAhead, isByChange } from '#records/sip/terms-ahead.js';

/** What decides how SIPs are debited. */
export interface DebitFacts {
  readonly debitOf: DebitOf;
  /** The changes that are on their way, by SIP. */
  readonly changes: ReadonlyMap<string, SipChangeRow>;
  readonly calendar: ExchangeCalendar;
  readonly today: BusinessDate;
}

/** Returns the first of the wanted instalments of a SIP that is debited, by the terms that hold then, and its debit. */
function firstDebit(sip: SipRow, facts: DebitFacts, isWanted: (each: InstalmentAhead) => boolean = () => true) {
  const change = facts.changes.get(sip.id);
  const next = instalmentsAhead(sip, change, facts.calendar).find((each) => !each.isSkipped && isWanted(each));
  return { next, debit: debitAhead(sip, change, next, facts) };
}

/** Returns the first debit of a SIP as it is, and the first by the terms of a change that is on its way. */
function debitsOf(sip: SipRow, facts: DebitFacts) {
  const first = firstDebit(sip, facts);
  const change = facts.changes.get(sip.id);
  if (!change || !first.next || isByChange(change, first.next)) return [first];
  const changed = firstDebit(sip, facts, (each) => isByChange(change, each));
  return changed.next ? [first, changed] : [first];
}

/** Returns, for each mandate of a profile, what it pays for, now or from a change on, and what would be left without it. */
export function dependentsOf(all: readonly MandateRow[], live: readonly SipRow[], facts: DebitFacts) {
  const approved = all.filter(({ state }) => state === 'approved');
  const debits = live.map((sip) => ({ sip, of: debitsOf(sip, facts) }));
  return ({ id }: MandateRow) => {
    const others = approved.filter((other) => other.id !== id);
    const paid = debits.flatMap(({ sip, of }) => {
      const own = of.filter(({ debit }) => payingMandate(approved, debit)?.id === id);
      return own.length === 0 ? [] : { sip, own };
    });
    const dates = paid.flatMap(({ sip, own }) =>
      sip.state === 'paused' ? [] : own.flatMap(({ next }) => next?.date ?? []),
    );
    return {
      count: paid.length,
      uncovered: paid.filter(({ own }) => own.some(({ debit }) => !payingMandate(others, debit))).length,
      nextDate: dates.sort()[0] ?? null,
    };
  };
}

/** A SIP that no mandate pays for after a day, and its first debit after that. */
export interface UncoveredSip {
  readonly sip: SipRow;
  readonly from: BusinessDate;
  readonly amount: Paise;
  /** Only where it is bound to its mandate: the SIP itself has to move to another one. */
  readonly move: {
    /** The last day on which that can be asked for in time; null where none is left, and while another change is on its way. */
    readonly until: BusinessDate | null;
    /** Whether another change is on its way: until it is done, none can be asked for. */
    readonly isChanging: boolean;
    /** Whether another approved mandate can pay that debit, besides all other SIPs and those of the list that change before it. */
    readonly hasOther: boolean;
  } | null;
}

function moveOf(
  sip: SipRow,
  next: InstalmentAhead,
  debit: MandateDebit,
  hasOther: boolean,
  { changes, calendar, today }: DebitFacts,
): UncoveredSip['move'] {
  if (!debit.isBound || !debit.preferredId) return null;
  const isChanging = changes.has(sip.id);
  const ahead = instalmentsAhead(sip, undefined, calendar).filter(({ instalment }) => instalment <= next.instalment);
  const until = isChanging ? null : lastDayToChange(sip.sipDate, ahead);
  return { until: until === null || until < today ? null : until, isChanging, hasOther };
}

/**
 * Returns the SIPs that a mandate would go on to pay for after its last day, and that no other one pays for then: those of the largest debits
 * first, so that more of them fit into what others have left.
 */
export function uncoveredAfter(
  { id, endDate }: MandateRow,
  approved: readonly MandateRow[],
  live: readonly SipRow[],
  facts: DebitFacts,
): UncoveredSip[] {
  if (endDate === null) return [];
  const unended = approved.map((each) => (each.id === id ? { ...each, endDate: null } : each));
  const left = live.flatMap((sip) => {
    const { next, debit } = firstDebit(sip, facts, ({ date }) => date > endDate);
    const isLeft = payingMandate(approved, debit) === undefined && payingMandate(unended, debit) !== undefined;
    return next && isLeft ? { sip, next, debit } : [];
  });
  const moves = new Map<string, string>();
  return left
    .toSorted((a, b) => b.next.amount - a.next.amount)
    .map(({ sip, next, debit }) => {
      const other = payingMandate(approved, debitToMove(sip, next, facts.debitOf, moves));
      if (other) moves.set(sip.id, other.id);
      return { sip, from: next.date, amount: next.amount, move: moveOf(sip, next, debit, other !== undefined, facts) };
    });
}
