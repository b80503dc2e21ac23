import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { sandboxExchangePlans } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { PlanAnswer, PlanRegistry } from '#providers/exchange/port/plans.js';
import { ProviderUnknown } from '#providers/providers.js';
import { numberedId } from './exchange-book.js';
import { type Faults, outcomeOf, overWire } from './outcomes.js';
import { exchangeText } from './sandbox.text.js';

type BookedPlan = typeof sandboxExchangePlans.$inferSelect;

const answerOf = ({ state, reason, registrationNumber }: BookedPlan): PlanAnswer =>
  state === 'refused' ? { registered: false, reason: reason ?? '' } : { registered: true, registrationNumber };

async function bookedPlan(db: Db, clientRef: string): Promise<BookedPlan | undefined> {
  const [booked] = await db.select().from(sandboxExchangePlans).where(eq(sandboxExchangePlans.clientRef, clientRef));
  return booked;
}

/** The STPs and SWPs in the book of the sandbox's exchange: an amount decides the outcome, as of an order. */
export function sandboxPlans({ db, clock }: Pick<Services, 'db' | 'clock'>, faults: Faults): PlanRegistry {
  return {
    makesPlanInstalments: false,
    planKinds: ['STP', 'SWP'],
    registerPlan: ({ clientRef, ucc, kind, amount, instalments }) =>
      overWire(faults, 'registerPlan', async () => {
        const outcome = outcomeOf(amount);
        const refused = outcome === 'refused';
        const [booked] = await db
          .insert(sandboxExchangePlans)
          .values({
            registrationNumber: numberedId(7),
            clientRef,
            ucc,
            kind,
            amount,
            instalments,
            state: refused ? 'refused' : 'registered',
            reason: refused ? exchangeText.tooFewInstalments : null,
            createdAt: clock.now(),
          })
          .returning();
        if (outcome === 'answer_is_lost') throw new ProviderUnknown('registerPlan');
        if (!booked) throw new Error('the book kept nothing');
        return answerOf(booked);
      }),
    findPlan: ({ clientRef }) =>
      overWire(faults, 'findPlan', async () => {
        const booked = await bookedPlan(db, clientRef);
        return booked ? answerOf(booked) : null;
      }),
    cancelPlan: ({ clientRef }) =>
      overWire(faults, 'cancelPlan', async () => {
        const ended = { state: 'cancelled' as const };
        await db.update(sandboxExchangePlans).set(ended).where(eq(sandboxExchangePlans.clientRef, clientRef));
        return { cancelled: true };
      }),
    planInstalmentsOn: () => Promise.resolve([]),
  };
}
