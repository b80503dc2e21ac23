import type { MandateDebit } from '@prosperx/core/mandate';
import { addPaise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { firstDebitDate, plannedInstalments } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import type { SipChangeRow, SipRow } from '#db/schema/index.js';
import { groupBy } from '#kernel/group-by.js';
import type { Services } from '#kernel/services.js';
import { registeredSips } from './live-sips.js';
import { AHEAD, type InstalmentAhead, instalmentsAhead, isByChange, readOpenChanges } from './terms-ahead.js';

/** What a debit is asked for with; without `id` and `createdAt` those of a SIP that is still to begin. */
type Debited = Pick<SipRow, 'amount' | 'mandateId'> & Partial<Pick<SipRow, 'id' | 'createdAt'>>;

/** The mandates to which SIPs are to change, by SIP. */
export type Moves = ReadonlyMap<string, string>;

/** Returns the debit of an instalment of a SIP on a day; with `moves`, once those SIPs have changed. */
export type DebitOf = (sip: Debited, on: BusinessDate, moves?: Moves) => MandateDebit;

/**
 * Returns what says how the SIPs of a profile are debited. An exchange that debits by itself does so by the mandate that a SIP is registered with
 * alone, and takes no more than its limit a day: which of the SIPs of a day that leaves out it does not say, and here those that began first go
 * first, so that just as much is promised as the limit holds. Elsewhere the limit is that of each debit.
 */
export async function readDebits(
  services: Pick<Services, 'db' | 'calendar' | 'providers'>,
  profileId: string,
): Promise<DebitOf> {
  return (await readDebitsOf(services, [profileId]))(profileId);
}

/** The same for several profiles, read at once. */
export async function readDebitsOf(
  { db, calendar, providers }: Pick<Services, 'db' | 'calendar' | 'providers'>,
  profileIds: readonly string[],
): Promise<(profileId: string) => DebitOf> {
  const isBound = providers.exchange.debitsInstalments;
  if (!isBound) return () => (sip, on) => debitBy(sip, on, false);
  const all = groupBy(await registeredSips(db, ...profileIds), ({ profileId }) => profileId);
  const changes = await readOpenChanges(db, calendar, profileIds);
  return (profileId) => (sip, on, moves) => {
    const others = (all.get(profileId) ?? []).filter(isBefore(sip));
    const debited = others.flatMap((each) => takenBy(each, changes, calendar, moves));
    return { ...debitBy(sip, on, true), taken: takenOn(on, debited) };
  };
}

const debitBy = ({ amount, mandateId: preferredId }: Debited, on: BusinessDate, isBound: boolean): MandateDebit => ({
  amount,
  on,
  preferredId,
  isBound,
});

/** The changes of SIPs that are on their way, by SIP. */
type OpenChanges = ReadonlyMap<string, SipChangeRow>;

/** Returns what a SIP has debited in the instalments ahead, and by which mandate: until a change holds, by that with which it is registered. */
function takenBy(sip: SipRow, changes: OpenChanges, calendar: Services['calendar'], moves?: Moves) {
  const change = changes.get(sip.id);
  const mandateOf = (each: InstalmentAhead) =>
    moves?.get(sip.id) ?? (change && isByChange(change, each) ? change.mandateId : null) ?? sip.mandateId;
  const debited = instalmentsAhead(sip, change, calendar).filter(({ isSkipped }) => !isSkipped);
  return debited.map((each) => ({ date: each.date, amount: each.amount, mandateId: mandateOf(each) }));
}

/** The SIP dates that there may be. */
const SIP_DATES = Array.from({ length: 31 }, (_, index) => index + 1);

/**
 * Returns the most that SIPs take of each mandate on a day on which a SIP of a date is debited, by date: holidays move several dates to one day.
 * null where the limit of a mandate is that of each debit.
 */
export function takenByDate(
  live: readonly SipRow[],
  changes: OpenChanges,
  today: BusinessDate,
  { calendar, providers }: Pick<Services, 'calendar' | 'providers'>,
): ((mandateId: string) => { sipDate: number; amount: Paise }[]) | null {
  if (!providers.exchange.debitsInstalments) return null;
  const begins = { instalments: AHEAD, instalmentsDone: 0, skipFrom: null, skipCount: 0, stopAfter: null };
  const mostOn = (takenOf: ReadonlyMap<BusinessDate, Paise>, sipDate: number) => {
    const nextDate = firstDebitDate(sipDate, today, calendar);
    const days = plannedInstalments({ ...begins, sipDate, nextDate }, AHEAD, calendar);
    return days.map(({ date }) => takenOf.get(date) ?? ZERO_PAISE).reduce((a, b) => (a > b ? a : b), ZERO_PAISE);
  };
  const debited = live.flatMap((sip) => takenBy(sip, changes, calendar));
  return (mandateId) => {
    const takenOf = new Map<BusinessDate, Paise>();
    for (const { date, amount } of debited.filter((each) => each.mandateId === mandateId))
      takenOf.set(date, addPaise(takenOf.get(date) ?? ZERO_PAISE, amount));
    const dates = takenOf.size === 0 ? [] : SIP_DATES;
    return dates.map((sipDate) => ({ sipDate, amount: mostOn(takenOf, sipDate) })).filter(({ amount }) => amount > 0);
  };
}

/** Tells which SIPs go before one: those that began earlier. */
const isBefore =
  ({ id = '', createdAt = Infinity }: Debited) =>
  (other: SipRow): boolean =>
    other.id !== id && (other.createdAt < createdAt || (other.createdAt === createdAt && other.id < id));

/** Returns how much of each mandate is taken on a day. */
function takenOn(on: BusinessDate, debited: ReturnType<typeof takenBy>) {
  const taken = new Map<string, Paise>();
  for (const { date, amount, mandateId } of debited)
    if (date === on && mandateId !== null) taken.set(mandateId, addPaise(taken.get(mandateId) ?? ZERO_PAISE, amount));
  return taken;
}

/** Returns the debit of an instalment by the terms that hold then; without one that of the SIP as it is. */
export function debitAhead(
  sip: SipRow,
  change: SipChangeRow | undefined,
  next: InstalmentAhead | undefined,
  { debitOf, today }: { readonly debitOf: DebitOf; readonly today: BusinessDate },
): MandateDebit {
  const by = change && next && isByChange(change, next) ? change : null;
  const terms = { amount: next?.amount ?? sip.amount, mandateId: by?.mandateId ?? sip.mandateId };
  // the mandate of new terms is chosen when they are registered, unless their owner chose it
  const isChosenLater = by?.state === 'requested' && by.mandateId === null;
  const registered = { ...sip, ...terms, ...(isChosenLater && { createdAt: by.createdAt }) };
  const debit = debitOf(registered, next?.date ?? sip.nextDate ?? today);
  return isChosenLater ? { ...debit, isBound: false } : debit;
}

/** Returns an instalment of a SIP as the debit of a change that is asked for: by any mandate, after all other SIPs, of which some may change first. */
export const debitToMove = (
  { id }: SipRow,
  { amount, date }: InstalmentAhead,
  debitOf: DebitOf,
  moves?: Moves,
): MandateDebit => debitOf({ id, amount, mandateId: null }, date, moves);
