import { and, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { sandboxExchangeSips } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { SipAnswer, SipRegistration, SipRegistry } from '#providers/exchange/port/sips.js';
import { ProviderUnknown } from '#providers/providers.js';
import { type Faults, outcomeOf, overWire } from './outcomes.js';
import { bankText } from './sandbox.text.js';

type Deps = Pick<Services, 'db' | 'clock'>;
type BookedSip = typeof sandboxExchangeSips.$inferSelect;

/** Enters a SIP into the book; a refused one too, so that it is found under its reference. */
export async function bookSip(
  { db, clock }: Deps,
  { clientRef, ucc, isin, amount, sip }: Pick<SipRegistration, 'clientRef' | 'ucc' | 'isin' | 'amount' | 'sip'>,
  registrationNumber = newId('xsip'),
): Promise<SipAnswer> {
  const state = outcomeOf(amount) === 'refused' ? 'refused' : 'active';
  const [booked] = await db
    .insert(sandboxExchangeSips)
    .values({
      registrationNumber,
      clientRef,
      ucc,
      schemeCode: isin,
      amount,
      start: sip.start,
      instalments: sip.instalments,
      state,
      pauses: {},
      createdAt: clock.now(),
    })
    .returning();
  if (!booked) throw new Error('the book kept no SIP');
  return answerOf(booked);
}

const answerOf = ({ state, registrationNumber }: BookedSip): SipAnswer =>
  state === 'refused' ? { accepted: false, reason: bankText.refused } : { accepted: true, registrationNumber };

/** The SIPs in the book of the sandbox's exchange. It takes one twice when it is sent twice. */
export function sandboxSips(deps: Deps, faults: Faults): SipRegistry {
  const { db } = deps;
  const bookedBy = async (registrationNumber: string) =>
    (
      await db.select().from(sandboxExchangeSips).where(eq(sandboxExchangeSips.registrationNumber, registrationNumber))
    )[0];
  return {
    registerSip: (registration) =>
      overWire(faults, 'registerSip', async () => {
        const answer = await bookSip(deps, registration);
        if (outcomeOf(registration.amount) === 'answer_is_lost') throw new ProviderUnknown('registerSip');
        return answer;
      }),
    findSip: (clientRef) =>
      overWire(faults, 'findSip', async () => {
        const [booked] = await db
          .select()
          .from(sandboxExchangeSips)
          .where(eq(sandboxExchangeSips.clientRef, clientRef));
        return booked ? answerOf(booked) : null;
      }),
    pauseSip: ({ registrationNumber, ref, instalments }) =>
      overWire(faults, 'pauseSip', async () => {
        const booked = await bookedBy(registrationNumber);
        if (booked?.state !== 'active') return { paused: false, reason: bankText.sipUnknown };
        await db
          .update(sandboxExchangeSips)
          .set({ pauses: { ...booked.pauses, [ref]: instalments } })
          .where(eq(sandboxExchangeSips.registrationNumber, registrationNumber));
        return { paused: true };
      }),
    cancelSip: ({ ucc, registrationNumber }) =>
      overWire(faults, 'cancelSip', async () => {
        await db
          .update(sandboxExchangeSips)
          .set({ state: 'cancelled' })
          .where(and(eq(sandboxExchangeSips.registrationNumber, registrationNumber), eq(sandboxExchangeSips.ucc, ucc)));
        const booked = await bookedBy(registrationNumber);
        return booked?.state === 'cancelled' ? { cancelled: true } : { cancelled: false, reason: bankText.sipUnknown };
      }),
    // it makes none by itself
    instalmentsOn: () => Promise.resolve([]),
  };
}
