import {
  addPaise,
  addUnits,
  type Paise,
  paise,
  subtractPaise,
  type Units,
  unitsFromScaled,
  ZERO_PAISE,
  ZERO_UNITS,
} from '#money/index.js';
import { GRANDFATHERED_UNTIL } from '#tax/index.js';
import { addDays, type BusinessDate } from '#time/index.js';
import { firstPast } from './first-past.js';
import { type ClosedLots, type DatedMovement, inNavOrder, type Lot, takeFifo, unitsOf } from './lots.js';
import {
  isSameUnits,
  type OutsideKind,
  type OutsideLines,
  type OutsideMovement,
  ROUNDING,
} from './outside-movements.js';
import { plainFolio } from './scheme-identity.js';
import { segregatedAccounts } from './segregation.js';
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
  | 'amount'
  /** A part was segregated from it, or it is that part: what of the price goes with it depends on values that no statement has. */
  | 'segregation';

/** A movement with what it cost, or brought before securities transaction tax. */
export interface OutsideEntry extends DatedMovement {
  readonly proceeds: Paise;
  /** What of another scheme a merger since then has made the whole of it of. */
  readonly heldIn2018?: HeldIn2018;
}

/** What was held on 31 January 2018, by whose NAV of that day it is grandfathered. */
interface HeldIn2018 {
  readonly account: OutsideAccount;
  readonly units: Units;
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

/** An account with the lots that wait for the other side of a merger, by day. */
type Followed = FollowedAccount & { readonly merged: Merged[] };

/** Lots that a merger has taken to another scheme. */
interface Merged {
  readonly from: OutsideAccount;
  readonly date: BusinessDate;
  readonly lots: readonly Lot<OutsideEntry>[];
}

interface Entry extends OutsideEntry {
  readonly kind: OutsideKind;
  readonly stt: Paise;
}

/** The two sides of a merger are booked within so many days. */
const MERGER_DAYS = 10;
/** Lots that the mergers of a statement carry over, all together; what goes from scheme to scheme without end is not followed. */
const MOST_CARRIED = 100_000;

const FREE: ReadonlySet<OutsideKind> = new Set(['BONUS', 'SWITCH_IN_MERGER', 'SWITCH_OUT_MERGER']);

const size = (amount: Paise | null) => paise(Math.abs(amount ?? 0));

/** A line among those that are kept, with its neighbours there. */
interface Line {
  readonly movement: OutsideMovement;
  readonly index: number;
  before: Line | null;
  after: Line | null;
}

function unlink({ before, after }: Line): void {
  if (before) before.after = after;
  if (after) after.before = before;
}

/** The kept lines that moved units, by just how many: a reversal finds the last of them without reading the others. */
class LinesByUnits {
  readonly #lines = new Map<number, Line[]>();

  add(line: Line): void {
    const { units } = line.movement;
    const same = this.#lines.get(units);
    if (same) same.push(line);
    else this.#lines.set(units, [line]);
  }

  /** Takes out the last line that a reversal undoes: one of about as many units the other way. */
  takeLast(reversal: OutsideMovement): Line | undefined {
    const units = -reversal.units;
    let found: Line[] | undefined;
    for (let near = units - ROUNDING; near <= units + ROUNDING; near++) {
      const lines = this.#lines.get(near);
      if ((lines?.at(-1)?.index ?? -1) > (found?.at(-1)?.index ?? -1)) found = lines;
    }
    return found?.pop();
  }
}

/** Takes out what was reversed, with its reversal: neither units nor money have moved. One that reverses nothing known stays. */
function withoutReversals(movements: readonly OutsideMovement[]): OutsideMovement[] {
  const moved = new LinesByUnits();
  const kept = new Set<Line>();
  let last = null as Line | null;
  for (const [index, movement] of movements.entries()) {
    const undone = movement.kind === 'REVERSAL' ? moved.takeLast(movement) : undefined;
    if (undone) {
      const taxed = undone.after;
      const isItsDuty =
        taxed?.movement.units === 0 && taxed.movement.date === undone.movement.date && /TAX$/.test(taxed.movement.kind);
      for (const line of isItsDuty ? [taxed, undone] : [undone]) {
        if (line === last) last = line.before;
        unlink(line);
        kept.delete(line);
      }
      continue;
    }
    const line: Line = { movement, index, before: last, after: null };
    if (last) last.after = line;
    last = line;
    kept.add(line);
    if (movement.units !== 0) moved.add(line);
  }
  return [...kept].map(({ movement }) => movement);
}

/** Turns lines into movements of units, each with its duty and its tax, and money without units. */
function entriesOf(movements: readonly OutsideMovement[]): {
  readonly entries: Entry[];
  readonly dividends: CashFlow[];
} {
  const entries: Entry[] = [];
  const dividends: CashFlow[] = [];
  // those that the next lines of duty and of tax amend
  let bought = -1;
  let sold = -1;
  const amend = (at: number, change: (entry: Entry) => Partial<Entry>) => {
    const entry = entries[at];
    if (entry) entries[at] = { ...entry, ...change(entry) };
  };
  for (const { kind, date, units, amount } of withoutReversals(movements)) {
    if (units > 0) {
      const cost = FREE.has(kind) ? ZERO_PAISE : size(amount);
      bought = entries.push({ kind, date, units, cost, proceeds: ZERO_PAISE, stt: ZERO_PAISE }) - 1;
    } else if (units < 0)
      sold = entries.push({ kind, date, units, cost: ZERO_PAISE, proceeds: size(amount), stt: ZERO_PAISE }) - 1;
    else if (kind === 'STAMP_DUTY_TAX') amend(bought, ({ cost }) => ({ cost: addPaise(cost, size(amount)) }));
    else if (kind === 'STT_TAX') amend(sold, ({ stt }) => ({ stt: addPaise(stt, size(amount)) }));
    else if (kind === 'DIVIDEND_PAYOUT') dividends.push({ date, cash: size(amount) });
  }
  return { entries: inNavOrder(entries), dividends };
}

/** A dividend that buys units has not passed through its owner's hands; what is free, and what a merger moves, has cost nothing that day. */
function flowOf({ kind, date, units, cost, proceeds, stt }: Entry): CashFlow {
  if (kind === 'DIVIDEND_REINVEST' || FREE.has(kind)) return { date, cash: 0 };
  return { date, cash: units > 0 ? -cost : proceeds - stt };
}

/**
 * Returns what of another scheme was held on 31 January 2018 in place of a lot, or of the part of it that is left; undefined where it was
 * units of its own scheme.
 */
export function heldIn2018({ units, bought, heldIn2018: whole }: Lot<OutsideEntry>): HeldIn2018 | undefined {
  return whole && { ...whole, units: unitsFromScaled(Math.round((whole.units / (bought?.units ?? units)) * units)) };
}

/** Turns lots into as many units of the scheme that a merger has left, with their days and prices: it is no sale (section 47 (xviii)). */
function carriedOver({ from, date: mergedOn, lots }: Merged, units: Units): Lot<OutsideEntry>[] {
  const all = unitsOf(lots);
  let before = 0;
  let given = 0;
  return lots.map((lot): Lot<OutsideEntry> => {
    const { date, proceeds, cost, units: own } = lot;
    before += own;
    const until = Math.round((units / all) * before);
    const part = unitsFromScaled(until - given);
    given = until;
    const old = mergedOn > GRANDFATHERED_UNTIL ? { heldIn2018: heldIn2018(lot) ?? { account: from, units: own } } : {};
    return { date, proceeds, cost, units: part, ...old };
  });
}

/** Puts a lot where its day has it, after those of the same day: a purchase at the end, one that a merger brings also before. */
function putByDate(lots: Lot<OutsideEntry>[], head: number, lot: Lot<OutsideEntry>): void {
  const last = lots.at(-1);
  if (lots.length === head || (last && last.date <= lot.date)) lots.push(lot);
  else
    lots.splice(
      firstPast(lots, head, ({ date }) => date > lot.date),
      0,
      lot,
    );
}

/** Follows the transactions of one account; `mergedInto` gives the lots that a merger brings. */
function followOne(
  account: OutsideAccount,
  mergedInto: (entry: OutsideEntry) => readonly Lot<OutsideEntry>[] | null,
): Followed | UnfollowedReason {
  const { units: held, lines } = account;
  if (lines.opening > ROUNDING) return 'opening';
  if (lines.movements.some(({ kind, units, amount }) => units !== 0 && amount === null && !FREE.has(kind)))
    return 'amount';
  const { entries, dividends } = entriesOf(lines.movements);
  // what is left of them begins at `head`
  const lots: Lot<OutsideEntry>[] = [];
  let head = 0;
  let there: Units = ZERO_UNITS;
  let invested: Paise = ZERO_PAISE;
  const closed: ClosedLots<OutsideEntry>[] = [];
  const merged: Merged[] = [];
  const steps: OutsideStep[] = [];
  for (const entry of entries) {
    const { date, kind } = entry;
    if (entry.units > 0) {
      const brought = kind === 'SWITCH_IN_MERGER' ? mergedInto(entry) : [entry];
      if (brought === null) return 'opening';
      for (const lot of brought) {
        putByDate(lots, head, lot);
        there = addUnits(there, lot.units);
        invested = addPaise(invested, lot.cost);
      }
    } else {
      if (-entry.units > there + ROUNDING) return 'gap';
      const units = unitsFromScaled(Math.min(-entry.units, there));
      const taken = takeFifo(lots, head, units);
      ({ head } = taken);
      there = unitsFromScaled(there - units);
      for (const { cost } of taken.sold) invested = subtractPaise(invested, cost);
      if (kind === 'SWITCH_OUT_MERGER') merged.push({ from: account, date, lots: taken.sold });
      else closed.push({ redemption: entry, sold: taken.sold });
    }
    steps.push({ date, units: there, invested });
  }
  if (!isSameUnits(there, held)) return 'gap';
  const flows = [...entries.map(flowOf), ...dividends].filter(({ cash }) => cash !== 0);
  return { lots: lots.slice(head), closed, flows, steps, merged };
}

/** The schemes of each folio whose units a merger has taken. */
function sourcesByFolio(accounts: readonly OutsideAccount[]): ReadonlyMap<string, readonly OutsideAccount[]> {
  const sources = new Map<string, OutsideAccount[]>();
  for (const account of accounts) {
    if (!account.lines.movements.some(({ kind }) => kind === 'SWITCH_OUT_MERGER')) continue;
    const folio = plainFolio(account.folioNo);
    const same = sources.get(folio);
    if (same) same.push(account);
    else sources.set(folio, [account]);
  }
  return sources;
}

/**
 * Follows the transactions of all that is held elsewhere, first in, first out: what is left with its price, what was sold, and money by
 * day. Lots go over into the scheme with which theirs was merged. Of what cannot be followed it says why.
 */
export function followOutside<Account extends OutsideAccount>(
  accounts: readonly Account[],
): readonly { readonly account: Account; readonly found: FollowedAccount | UnfollowedReason }[] {
  const done = new Map<OutsideAccount, Followed | UnfollowedReason | null>();
  const sources = sourcesByFolio(accounts);
  const segregated = segregatedAccounts(accounts);
  let carried = 0;
  const follow = (account: OutsideAccount): Followed | UnfollowedReason | null => {
    const before = done.get(account);
    if (before !== undefined) return before;
    if (segregated.has(account)) return 'segregation';
    // two schemes that were merged with each other lead nowhere
    done.set(account, null);
    const found = followOne(account, (entry) => {
      const [from, until] = [addDays(entry.date, -MERGER_DAYS), addDays(entry.date, MERGER_DAYS)];
      for (const other of sources.get(plainFolio(account.folioNo)) ?? []) {
        if (other === account) continue;
        const source = follow(other);
        if (source === null || typeof source === 'string') continue;
        const at = firstPast(source.merged, 0, ({ date }) => date >= from);
        const move = source.merged[at];
        if (!move || move.date > until) continue;
        carried += move.lots.length;
        if (carried > MOST_CARRIED) return null;
        source.merged.splice(at, 1);
        return carriedOver(move, entry.units);
      }
      return null;
    });
    done.set(account, found);
    return found;
  };
  return accounts.map((account) => ({ account, found: follow(account) ?? 'gap' }));
}
