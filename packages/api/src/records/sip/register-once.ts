import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { sipChanges, sips } from '#db/schema/index.js';
import { asNumberKnown, asNumberWanted } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import type { SipAnswer, SipRegistration } from '#providers/exchange/port/sips.js';
import { numberFoundFor } from '#queue/found-number.js';
import type { Job } from '#queue/queue.js';
import { noteSending, sendOnce } from '#queue/send-once.js';

type Asking = Pick<Services, 'db' | 'providers'>;

/**
 * Registers a SIP at the exchange, once. `registrationOf` returns what is sent, or a refusal of our own. Where the exchange cannot be asked and
 * may have taken the SIP before, no refusal is the answer to what was sent first: a person looks for its number.
 */
export async function registerSipOnce(
  services: Services,
  message: Job,
  registrationOf: () => Promise<SipRegistration | Exclude<SipAnswer, { readonly accepted: true }>>,
): Promise<SipAnswer> {
  let mayHaveArrived = false;
  return sendOnce<SipAnswer>(services, message, {
    ask: async () => {
      const known = await askForSip(services, message);
      mayHaveArrived = known === 'cannot_tell' && message.sentAt !== null;
      return known === 'cannot_tell' ? null : known;
    },
    send: async () => {
      const asked = await registrationOf();
      const isSent = !('accepted' in asked);
      if (isSent) await noteSending(services, message);
      const answer = isSent ? await services.providers.exchange.registerSip(asked) : asked;
      if (!answer.accepted && mayHaveArrived) throw asNumberWanted();
      return answer;
    },
  });
}

/** Returns the number of a SIP that is not wanted any more and that the exchange has taken all the same; null where it has not. */
export async function findArrivedSip(services: Asking, message: Job): Promise<string | null> {
  const known = await askForSip(services, message);
  if (known === 'cannot_tell') {
    if (message.sentAt === null) return null;
    throw asNumberWanted();
  }
  return known?.accepted ? known.registrationNumber : null;
}

/** Asks for a SIP under the reference of its message; the number that a person has found goes before what the exchange says. */
async function askForSip({ db, providers }: Asking, message: Job): Promise<SipAnswer | null | 'cannot_tell'> {
  const registrationNumber = numberFoundFor(message);
  if (registrationNumber === null) return providers.exchange.findSip(message.ref);
  if (await isKnown(db, registrationNumber, message.ref)) throw asNumberKnown();
  return { accepted: true, registrationNumber };
}

/** Tells whether a number is that of another SIP of ours. */
async function isKnown(db: Db, registrationNumber: string, clientRef: string): Promise<boolean> {
  const ofChange = and(eq(sipChanges.registrationNumber, registrationNumber), ne(sipChanges.clientRef, clientRef));
  const known = [
    await db.$count(sips, eq(sips.registrationNumber, registrationNumber)),
    await db.$count(sipChanges, ofChange),
    // one that a change has ended stands there alone
    await db.$count(sipChanges, eq(sipChanges.formerNumber, registrationNumber)),
  ];
  return known.some((count) => count > 0);
}
