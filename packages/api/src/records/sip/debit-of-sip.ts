import type { MandateDebit } from '@prosperx/core/mandate';
import { addPaise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { plannedInstalments } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import type { SipRow } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { registeredSips } from './live-sips.js';

/** Returns the debit of an instalment on a day: an exchange that debits by itself does so by the mandate that the SIP is registered with alone. */
export const debitOfSip = (
  { providers }: Pick<Services, 'providers'>,
  { amount, mandateId: preferredId }: Pick<SipRow, 'amount' | 'mandateId'>,
  on: BusinessDate,
): MandateDebit => ({ amount, on, preferredId, isBound: providers.exchange.debitsInstalments });

/** The instalments of another SIP among which one of a day is looked for: a year of a monthly one. */
const AHEAD = 12;

type TakenOn = (on: BusinessDate, exceptSipId?: string) => ReadonlyMap<string, Paise> | undefined;

/**
 * Reads the SIPs of a profile that its exchange has; returns what says how much they take of each mandate on a day, but for one of them: an
 * exchange that debits by itself takes no more than a mandate's limit a day. undefined elsewhere, where the limit is that of each debit.
 */
export async function readTaken(
  { db, calendar, providers }: Pick<Services, 'db' | 'calendar' | 'providers'>,
  profileId: string,
): Promise<TakenOn> {
  if (!providers.exchange.debitsInstalments) return () => undefined;
  const registered = await registeredSips(db, profileId);
  return (on, exceptSipId) => {
    const taken = new Map<string, Paise>();
    for (const sip of registered) {
      if (sip.id === exceptSipId || sip.mandateId === null) continue;
      const isDue = plannedInstalments(sip, AHEAD, calendar).some((each) => each.date === on && !each.isSkipped);
      if (isDue) taken.set(sip.mandateId, addPaise(taken.get(sip.mandateId) ?? ZERO_PAISE, sip.amount));
    }
    return taken;
  };
}
