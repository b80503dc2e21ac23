import { eq } from 'drizzle-orm';
import { sandboxExchangeClients } from '#db/schema/index.js';
import type { ClientAnswer } from '#providers/exchange/client.js';
import type { ClientRegistry } from '#providers/exchange/port.js';
import type { Services } from '#services.js';
import { exchangeText } from './exchange.text.js';
import { type Faults, overWire } from './faults.js';

type BookedClient = typeof sandboxExchangeClients.$inferSelect;

/** An address with this word is refused, and nothing else is: it can be mended, and sent again. */
const REFUSED_ADDRESS = /refused/i;

const answerOf = ({ refusal }: Pick<BookedClient, 'refusal'>): ClientAnswer =>
  refusal === null ? { registered: true } : { registered: false, reason: refusal, part: 'address' };

/** The investors in the book of the sandbox's exchange. */
export function sandboxClients({ db, clock }: Pick<Services, 'db' | 'clock'>, faults: Faults): ClientRegistry {
  return {
    registerClient: ({ clientRef, ucc, address }) =>
      overWire(faults, 'registerClient', async () => {
        const refusal = REFUSED_ADDRESS.test(address) ? exchangeText.addressRefused : null;
        await db.insert(sandboxExchangeClients).values({ clientRef, ucc, refusal, toldAt: clock.now() });
        return answerOf({ refusal });
      }),
    findClient: (clientRef) =>
      overWire(faults, 'findClient', async () => {
        const [booked] = await db
          .select()
          .from(sandboxExchangeClients)
          .where(eq(sandboxExchangeClients.clientRef, clientRef));
        return booked ? answerOf(booked) : null;
      }),
  };
}
