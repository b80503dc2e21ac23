import type { MandateDebit } from '@prosperx/core/mandate';
import { addPaise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { firstDebitDate, plannedInstalments } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import type { SipRow } from '#db/schema/index.js';
import { groupBy } from '#kernel/group-by.js';
import type { Services } from '#kernel/services.js';
import { registeredSips } from './live-sips.js';

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
  const all = groupBy(isBound ? await registeredSips(db, ...profileIds) : [], ({ profileId }) => profileId);
  return (profileId) => debitsBy(all.get(profileId) ?? [], isBound, calendar);
}

function debitsBy(registered: readonly SipRow[], isBound: boolean, calendar: Services['calendar']): DebitOf {
  return (sip, on) => {
    const { amount, mandateId: preferredId } = sip;
    const debit = { amount, on, preferredId, isBound };
    return isBound ? { ...debit, taken: takenOn(on, registered.filter(isBefore(sip)), calendar) } : debit;
  };
}

/** The SIP dates that there may be. */
const SIP_DATES = Array.from({ length: 31 }, (_, index) => index + 1);

/**
 * Returns the most that SIPs take of each mandate on a day on which a SIP of a date is debited, by date: holidays move several dates to one day.
 * null where the limit of a mandate is that of each debit.
 */
export function takenByDate(
  live: readonly SipRow[],
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
  return (mandateId) => {
    const takenOf = new Map<BusinessDate, Paise>();
    for (const sip of live.filter((each) => each.mandateId === mandateId))
      for (const { date, isSkipped } of plannedInstalments(sip, AHEAD, calendar))
        if (!isSkipped) takenOf.set(date, addPaise(takenOf.get(date) ?? ZERO_PAISE, sip.amount));
    const dates = takenOf.size === 0 ? [] : SIP_DATES;
    return dates.map((sipDate) => ({ sipDate, amount: mostOn(takenOf, sipDate) })).filter(({ amount }) => amount > 0);
  };
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
