import { errorText } from '@prosperx/core/errors';
import { nfoOrderError } from '@prosperx/core/nfo';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { sandboxExchangeClients, sandboxExchangeOrders, sandboxExchangeSips, schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { ClientAnswer, ClientRegistry } from '#providers/exchange/port/clients.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import type { CancelAnswer, ExchangeAnswer, ExchangeOrder } from '#providers/exchange/port/orders.js';
import { ProviderUnknown } from '#providers/providers.js';
import { allot, type BookedOrder, bookedOrder, bookedOrders, detailsOf, numberedId } from './exchange-book.js';
import { sandboxRedemptions } from './exchange-redemptions.js';
import { bookSip, sandboxSips } from './exchange-sips.js';
import { type Faults, outcomeOf, overWire } from './outcomes.js';
import { sandboxPlans } from './sandbox-plans.js';
import { bankText, exchangeText } from './sandbox.text.js';

type BookedClient = typeof sandboxExchangeClients.$inferSelect;

/** An address with this word is refused, and nothing else is: it can be corrected, and sent again. */
const REFUSED_ADDRESS = /refused/i;

const clientAnswerOf = ({ refusal }: Pick<BookedClient, 'refusal'>): ClientAnswer =>
  refusal === null ? { registered: true } : { registered: false, reason: refusal, part: 'address' };

/** The investors in the book of the sandbox's exchange. */
function sandboxClients({ db, clock }: Pick<Services, 'db' | 'clock'>, faults: Faults): ClientRegistry {
  return {
    registerClient: ({ clientRef, ucc, address }) =>
      overWire(faults, 'registerClient', async () => {
        const refusal = REFUSED_ADDRESS.test(address) ? exchangeText.addressRefused : null;
        await db.insert(sandboxExchangeClients).values({ clientRef, ucc, refusal, registeredAt: clock.now() });
        return clientAnswerOf({ refusal });
      }),
    findClient: (clientRef) =>
      overWire(faults, 'findClient', async () => {
        const [booked] = await db
          .select()
          .from(sandboxExchangeClients)
          .where(eq(sandboxExchangeClients.clientRef, clientRef));
        return booked ? clientAnswerOf(booked) : null;
      }),
  };
}

type Deps = Pick<Services, 'db' | 'clock' | 'calendar'>;

/** The exchange of the sandbox. Its book is its own: it shares no transaction with ours, and takes an order twice when it is sent twice. */
export function sandboxExchange(deps: Deps, faults: Faults = {}): Exchange {
  return {
    ...sandboxClients(deps, faults),
    ...sandboxRedemptions(deps, faults),
    ...sandboxPlans(deps, faults),
    ...sandboxSips(deps, faults),
    debitsInstalments: false,
    namesNavDates: true,
    register: (order) =>
      overWire(faults, 'register', async () => {
        const answer = await book(deps, order);
        if (outcomeOf(order.amount) === 'answer_is_lost') throw new ProviderUnknown('register');
        return answer;
      }),
    find: (clientRef) =>
      overWire(faults, 'find', async () => {
        const booked = await bookedOrder(deps.db, clientRef);
        return booked ? answerOf(booked) : null;
      }),
    cancel: ({ clientRef }) => overWire(faults, 'cancel', () => cancel(deps.db, clientRef)),
    confirmFunds: ({ clientRefs, paymentRef, realisedAt }) =>
      overWire(faults, 'confirmFunds', async () => {
        for (const booked of await bookedOrders(deps.db, clientRefs)) {
          if (booked.state === 'registered') await take(deps.db, booked, { paymentRef, realisedAt });
        }
      }),
    allotment: (clientRef) => overWire(faults, 'allotment', () => allot(deps, clientRef)),
  };
}

async function book(deps: Deps, order: ExchangeOrder): Promise<ExchangeAnswer> {
  const registrationNumber = newId('xsip');
  const { db, clock } = deps;
  const refusal = await refusalOf(deps, order);
  const refused = refusal !== null;
  const [booked] = await db
    .insert(sandboxExchangeOrders)
    .values({
      orderNumber: numberedId(10),
      clientRef: order.clientRef,
      ucc: order.ucc,
      schemeCode: order.isin,
      kind: order.sip || order.registrationNumber ? 'sip' : 'purchase',
      amount: order.amount,
      folioNumber: order.folioNumber,
      state: refused ? 'refused' : 'registered',
      reason: refusal,
      orderDate: businessDateAt(clock.now()),
      details: { ...(order.sip && { registrationNumber }), ...(order.subBroker && { subBroker: order.subBroker }) },
      createdAt: clock.now(),
    })
    .returning();
  if (!booked) throw new Error('the book kept nothing');
  if (order.sip && !refused) await bookSip({ db, clock }, { ...order, sip: order.sip }, registrationNumber);
  return answerOf(booked);
}

/** Returns why an order is not taken: by its amount, or since the new fund offer of its scheme is not open; null when it is. */
async function refusalOf({ db, clock }: Deps, { amount, isin, sip }: ExchangeOrder): Promise<string | null> {
  if (outcomeOf(amount) === 'refused') return bankText.refused;
  const [scheme] = await db.select({ offer: schemes.offer }).from(schemes).where(eq(schemes.isin, isin));
  const error = scheme?.offer && nfoOrderError(scheme.offer, sip ? 'SIP' : 'LUMPSUM', clock.now());
  return error ? errorText[error] : null;
}

async function cancel(db: Db, clientRef: string): Promise<CancelAnswer> {
  await db
    .update(sandboxExchangeOrders)
    .set({ state: 'cancelled' })
    .where(and(eq(sandboxExchangeOrders.clientRef, clientRef), eq(sandboxExchangeOrders.state, 'registered')));
  await db.update(sandboxExchangeSips).set({ state: 'cancelled' }).where(eq(sandboxExchangeSips.clientRef, clientRef));
  const booked = await bookedOrder(db, clientRef);
  const cancelled = booked?.state === 'cancelled' || booked?.state === 'refused';
  return cancelled ? { cancelled } : { cancelled: false, reason: bankText.notCancelled };
}

function answerOf(booked: BookedOrder): ExchangeAnswer {
  if (booked.state === 'refused') return { accepted: false, reason: booked.reason ?? bankText.refused };
  const registrationNumber = detailsOf(booked).registrationNumber ?? null;
  return { accepted: true, orderNumber: booked.orderNumber, registrationNumber };
}

function take(db: Db, booked: BookedOrder, money: { paymentRef: string; realisedAt: number }) {
  return db
    .update(sandboxExchangeOrders)
    .set({ state: 'paid', details: { ...detailsOf(booked), ...money } })
    .where(eq(sandboxExchangeOrders.orderNumber, booked.orderNumber));
}
