import type { MandateDebit } from '@prosperx/core/mandate';
import { addPaise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { plannedInstalments } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import type { SipRow } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { liveSips, registeredSips } from './live-sips.js';

/** The instalments of another SIP among which one of a day is looked for: a year of a monthly one. */
const AHEAD = 12;

/** What a debit is asked for with; without `id` and `createdAt` those of a SIP that is still to begin. */
type Debited = Pick<SipRow, 'amount' | 'mandateId'> & Partial<Pick<SipRow, 'id' | 'createdAt'>>;

/** Returns the debit of an instalment of a SIP on a day. */
export type DebitOf = (sip: Debited, on: BusinessDate) => MandateDebit;

/**
 * Returns what says how the SIPs of a profile are debited. An exchange that debits by itself does so by the mandate that a SIP is registered with
 * alone, and takes no more than its limit a day: which of the SIPs of a day that leaves out it does not say, and here those that began first go
 * first, so that just as much is promised as the limit holds. Elsewhere the limit is that of each debit.
 */
export async function readDebits(
  { db, calendar, providers }: Pick<Services, 'db' | 'calendar' | 'providers'>,
  profileId: string,
): Promise<DebitOf> {
  const isBound = providers.exchange.debitsInstalments;
  const registered = isBound ? await registeredSips(db, profileId) : [];
  return (sip, on) => {
    const { amount, mandateId: preferredId } = sip;
    const debit = { amount, on, preferredId, isBound };
    return isBound ? { ...debit, taken: takenOn(on, registered.filter(isBefore(sip)), calendar) } : debit;
  };
}

/** Returns the most that the SIPs of a profile that have begun take of each mandate on one day; null where its limit is that of each debit. */
export async function readMostTaken(
  { db, calendar, providers }: Pick<Services, 'db' | 'calendar' | 'providers'>,
  profileId: string,
): Promise<ReadonlyMap<string, Paise> | null> {
  if (!providers.exchange.debitsInstalments) return null;
  const live = await liveSips(db, profileId);
  const days = new Set(live.flatMap((sip) => plannedInstalments(sip, AHEAD, calendar).map(({ date }) => date)));
  const most = new Map<string, Paise>();
  for (const day of days)
    for (const [id, sum] of takenOn(day, live, calendar)) if (sum > (most.get(id) ?? ZERO_PAISE)) most.set(id, sum);
  return most;
}

/** Tells which SIPs go before one: those that began earlier. */
const isBefore =
  ({ id = '', createdAt = Infinity }: Debited) =>
  (other: SipRow): boolean =>
    other.id !== id && (other.createdAt < createdAt || (other.createdAt === createdAt && other.id < id));

/** Returns how much SIPs take of each mandate on a day. */
function takenOn(on: BusinessDate, of: readonly SipRow[], calendar: Services['calendar']): ReadonlyMap<string, Paise> {
  const taken = new Map<string, Paise>();
  for (const sip of of) {
    if (sip.mandateId === null) continue;
    const isDue = plannedInstalments(sip, AHEAD, calendar).some((each) => each.date === on && !each.isSkipped);
    if (isDue) taken.set(sip.mandateId, addPaise(taken.get(sip.mandateId) ?? ZERO_PAISE, sip.amount));
  }
  return taken;
}
