import { addPaise, type Paise, paise, type Units, unitsFromScaled, ZERO_PAISE } from '#money/index.js';
import { type BusinessDate, daysBetween } from '#time/index.js';
import { allocateFifo, type ClosedLots, type DatedMovement, inNavOrder, type Lot, unitsOf } from './lots.js';
import type { OutsideKind, OutsideLines, OutsideMovement } from './outside-movements.js';
import { plainFolio } from './scheme-identity.js';
import type { CashFlow } from './xirr.js';

/** A scheme in a folio held elsewhere, with its transactions. */
export interface OutsideAccount {
  readonly folioNo: string;
  readonly units: Units;
  readonly lines: OutsideLines;
}

/** Why the transactions of a scheme say nothing of its gains. */
export type UnfollowedReason =
  /** Units were there before the first transaction, and what was paid for them is not said. */
  | 'opening'
  /** They do not add up to what is held. */
  | 'gap'
  /** Units came or went without an amount. */
  | 'amount';

/** A movement with what it cost, or brought before securities transaction tax. */
export interface OutsideEntry extends DatedMovement {
  readonly proceeds: Paise;
}

/** What was held after a day, and what was paid for just that. */
export interface OutsideStep {
  readonly date: BusinessDate;
  readonly units: Units;
  readonly invested: Paise;
}

/** What the transactions of a scheme in a folio come to. */
export interface FollowedAccount {
  readonly lots: readonly Lot<OutsideEntry>[];
  /** What was redeemed or switched, with the lots that it took; a merger sells nothing. */
  readonly closed: readonly ClosedLots<OutsideEntry>[];
  /** Money as its owner sees it: paid in below zero. */
  readonly flows: readonly CashFlow[];
  readonly steps: readonly OutsideStep[];
}

type Followed = FollowedAccount & { readonly merged: readonly Merged[] };

/** Lots that a merger has taken to another scheme. */
interface Merged {
  readonly date: BusinessDate;
  readonly lots: readonly Lot<OutsideEntry>[];
}

interface Entry extends OutsideEntry {
  readonly kind: OutsideKind;
  readonly stt: Paise;
}

/** Statements round to three decimals: units that differ by less are the same. */
const ROUNDING = 20;
/** The two sides of a merger are booked within so many days. */
const MERGER_DAYS = 10;

const FREE: ReadonlySet<OutsideKind> = new Set(['BONUS', 'SEGREGATION', 'SWITCH_IN_MERGER', 'SWITCH_OUT_MERGER']);

const size = (amount: Paise | null) => paise(Math.abs(amount ?? 0));
const isSame = (one: number, other: number) => Math.abs(one - other) <= ROUNDING;

/** Takes out what was reversed, with its reversal: neither units nor money have moved. One that reverses nothing known stays. */
function withoutReversals(movements: readonly OutsideMovement[]): OutsideMovement[] {
  const kept: OutsideMovement[] = [];
  for (const movement of movements) {
    const undone =
      movement.kind === 'REVERSAL'
        ? kept.findLastIndex(({ units }) => units !== 0 && isSame(units, -movement.units))
        : -1;
    if (undone < 0) kept.push(movement);
    else {
      const taxed = kept[undone + 1];
      const isItsDuty = taxed?.units === 0 && taxed.date === kept[undone]?.date && /TAX$/.test(taxed.kind);
      kept.splice(undone, isItsDuty ? 2 : 1);
    }
  }
  return kept;
}

/** Turns lines into movements of units, each with its duty and its tax, and money without units. */
function entriesOf(movements: readonly OutsideMovement[]): {
  readonly entries: Entry[];
  readonly dividends: CashFlow[];
} {
  const entries: Entry[] = [];
  const dividends: CashFlow[] = [];
  const amend = (isOf: (entry: Entry) => boolean, change: (entry: Entry) => Partial<Entry>) => {
    const at = entries.findLastIndex(isOf);
    const entry = entries[at];
    if (entry) entries[at] = { ...entry, ...change(entry) };
  };
  for (const { kind, date, units, amount } of withoutReversals(movements)) {
    if (units > 0)
      entries.push({
        kind,
        date,
        units,
        cost: FREE.has(kind) ? ZERO_PAISE : size(amount),
        proceeds: ZERO_PAISE,
        stt: ZERO_PAISE,
      });
    else if (units < 0) entries.push({ kind, date, units, cost: ZERO_PAISE, proceeds: size(amount), stt: ZERO_PAISE });
    else if (kind === 'STAMP_DUTY_TAX')
      amend(
        (entry) => entry.units > 0,
        ({ cost }) => ({ cost: addPaise(cost, size(amount)) }),
      );
    else if (kind === 'STT_TAX')
      amend(
        (entry) => entry.units < 0,
        ({ stt }) => ({ stt: addPaise(stt, size(amount)) }),
      );
    else if (kind === 'DIVIDEND_PAYOUT') dividends.push({ date, cash: size(amount) });
  }
  return { entries: inNavOrder(entries), dividends };
}

/** A dividend that buys units has not passed through its owner's hands; what is free, and what a merger moves, has cost nothing that day. */
function flowOf({ kind, date, units, cost, proceeds, stt }: Entry): CashFlow {
  if (kind === 'DIVIDEND_REINVEST' || FREE.has(kind)) return { date, cash: 0 };
  return { date, cash: units > 0 ? -cost : proceeds - stt };
}

/** Turns lots into as many units of the scheme that a merger has left, with their days and prices: it is no sale (section 47 (xviii)). */
function carriedOver(lots: readonly Lot<OutsideEntry>[], units: Units): Lot<OutsideEntry>[] {
  const all = unitsOf(lots);
  let before = 0;
  let given = 0;
  return lots.map(({ date, proceeds, cost, units: own }): Lot<OutsideEntry> => {
    before += own;
    const until = Math.round((units / all) * before);
    const part = unitsFromScaled(until - given);
    given = until;
    return { date, proceeds, cost, units: part };
  });
}

const byDate = (one: DatedMovement, other: DatedMovement) =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0;

/** Follows the transactions of one account; `mergedInto` gives the lots that a merger brings. */
function followOne(
  { units: held, lines }: OutsideAccount,
  mergedInto: (entry: OutsideEntry) => readonly Lot<OutsideEntry>[] | null,
): Followed | UnfollowedReason {
  if (lines.opening > ROUNDING) return 'opening';
  if (lines.movements.some(({ kind, units, amount }) => units !== 0 && amount === null && !FREE.has(kind)))
    return 'amount';
  const { entries, dividends } = entriesOf(lines.movements);
  let lots: Lot<OutsideEntry>[] = [];
  const closed: ClosedLots<OutsideEntry>[] = [];
  const merged: Merged[] = [];
  const steps: OutsideStep[] = [];
  for (const entry of entries) {
    const { date, kind } = entry;
    if (entry.units > 0) {
      const brought = kind === 'SWITCH_IN_MERGER' ? mergedInto(entry) : [entry];
      if (brought === null) return 'opening';
      lots = [...lots, ...brought].sort(byDate);
    } else {
      const there = unitsOf(lots);
      if (-entry.units > there + ROUNDING) return 'gap';
      const { sold, left } = allocateFifo(lots, unitsFromScaled(Math.min(-entry.units, there)));
      if (kind === 'SWITCH_OUT_MERGER') merged.push({ date, lots: sold });
      else closed.push({ redemption: entry, sold });
      lots = [...left];
    }
    steps.push({ date, units: unitsOf(lots), invested: addPaise(...lots.map(({ cost }) => cost)) });
  }
  if (!isSame(unitsOf(lots), held)) return 'gap';
  const flows = [...entries.map(flowOf), ...dividends].filter(({ cash }) => cash !== 0);
  return { lots, closed, flows, steps, merged };
}

/**
 * Follows the transactions of all that is held elsewhere, first in, first out: what is left with its price, what was sold, and money by
 * day. Lots go over into the scheme with which theirs was merged. Of what cannot be followed it says why.
 */
export function followOutside<Account extends OutsideAccount>(
  accounts: readonly Account[],
): readonly { readonly account: Account; readonly found: FollowedAccount | UnfollowedReason }[] {
  const done = new Map<OutsideAccount, Followed | UnfollowedReason | null>();
  const taken = new Set<Merged>();
  const follow = (account: OutsideAccount): Followed | UnfollowedReason | null => {
    const before = done.get(account);
    if (before !== undefined) return before;
    // two schemes that were merged with each other lead nowhere
    done.set(account, null);
    const found = followOne(account, (entry) => {
      for (const other of accounts) {
        if (other === account || plainFolio(other.folioNo) !== plainFolio(account.folioNo)) continue;
        if (!other.lines.movements.some(({ kind }) => kind === 'SWITCH_OUT_MERGER')) continue;
        const source = follow(other);
        if (source === null || typeof source === 'string') continue;
        const move = source.merged.find(
          (each) => !taken.has(each) && Math.abs(daysBetween(each.date, entry.date)) <= MERGER_DAYS,
        );
        if (!move) continue;
        taken.add(move);
        return carriedOver(move.lots, entry.units);
      }
      return null;
    });
    done.set(account, found);
    return found;
  };
  return accounts.map((account) => ({ account, found: follow(account) ?? 'gap' }));
}
