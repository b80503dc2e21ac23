import { getCart } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { getOrderDetails } from '@prosperx/core/order';
import { getPayment, payOrders } from '@prosperx/core/payment';
import { getFolio } from '@prosperx/core/portfolio';
import { requestRedemption } from '@prosperx/core/redemption';
import { MINUTE } from '@prosperx/core/time';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import {
  orders,
  orderSets,
  payments,
  refunds,
  sales,
  sandboxBankPayments,
  sandboxExchangeOrders,
} from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { receiveCallback } from '#modules/payments/settle/receive-callback.js';
import { type Providers, ProviderUnknown } from '#providers/providers.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { signEvent } from '#sandbox/sandbox-gateway.js';
import { sandboxProviders } from '#sandbox/sandbox-providers.js';
import type { TestClient } from '#testing/client.js';
import { EQUITY, fillCart, lumpsum, orderCart, ordersOf, paymentOf, schemeOf } from '#testing/investing.js';
import { signInAs } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { type TestClock, testClock, testCrypto } from '#testing/test-services.js';
import { naiveMoneyRoutes } from './naive-orders.js';
import { withNaiveRedemptions } from './naive-redemptions.js';
import { addRedeemer, bodyOf, type Redeemer } from './redeemers.js';

export interface LostAnswers {
  readonly db: Db;
  /** Each redeems, orders and pays, and is sent money back. */
  readonly people: number;
  /** Selling, ordering and paying done as one would write them first; then nothing is sent back. */
  readonly naive?: boolean;
}

export interface LostAnswersVerdict {
  /** The messages whose answer was lost, and those of them that were carried out all the same. */
  readonly lost: number;
  readonly carriedOut: number;
  /** The times at which somebody was told or shown that what they had done has failed. */
  readonly failed: number;
  /** The messages that were sent again though nobody had heard whether they were there. */
  readonly blind: number;
  /** The messages of which our books do not know what became: at first, and after each round of questions. */
  readonly unknown: readonly number[];
  /** The orders and payments that exchange and bank have beside one of each kind a person. */
  readonly doubled: number;
  readonly discrepancies: number;
}

/** The rounds after which everything has to be known. */
const ROUNDS = 3;
const AT_ONCE = 16;

/** A message to a provider whose first answer was lost. */
interface Message {
  /** The round in which the provider is heard again about it. */
  readonly heardFrom: number;
  /** A question about it was answered since it was sent. */
  isAsked: boolean;
  isKnown: boolean;
}

/** The wire to exchange and gateway. The answer of each message that is sent before the first round is lost, half of them carried out, and for up to two rounds more nothing is heard of it. */
class LosingWire {
  round = 0;
  lost = 0;
  carriedOut = 0;
  blind = 0;
  readonly #messages = new Map<string, Message>();

  /** Sends a message under our reference. */
  async send<Answer>(ref: string, carryOut: () => Promise<Answer>): Promise<Answer> {
    const message = this.#messages.get(ref);
    if (!message && this.round === 0) return this.#lose(ref, carryOut);
    if (message && !message.isAsked) this.blind += 1;
    if (message) message.isAsked = false;
    return carryOut();
  }

  /** Asks what became of a message. */
  async ask<Answer>(ref: string, look: () => Promise<Answer>): Promise<Answer> {
    const message = this.#messages.get(ref);
    if (!message) return look();
    if (!message.isKnown && this.round < message.heardFrom) throw new ProviderUnknown('a question');
    message.isAsked = true;
    message.isKnown = true;
    return look();
  }

  /** Sends what counts once under its reference, however often it comes: the question about it is the message itself. */
  repeat<Answer>(ref: string, carryOut: () => Promise<Answer>): Promise<Answer> {
    return this.#messages.has(ref) ? this.ask(ref, carryOut) : this.send(ref, carryOut);
  }

  async #lose(ref: string, carryOut: () => Promise<unknown>): Promise<never> {
    const number = this.lost++;
    this.#messages.set(ref, { heardFrom: 1 + (number % ROUNDS), isAsked: false, isKnown: false });
    if (number % 2 === 0) {
      await carryOut();
      this.carriedOut += 1;
    }
    throw new ProviderUnknown('a message');
  }
}

function providersOver(wire: LosingWire, db: Db, clock: TestClock): Pick<Providers, 'exchange' | 'gateway'> {
  const deps = { db, clock, crypto: testCrypto, calendar: createCalendar(), schemes: namedSchemes };
  const { exchange, gateway } = sandboxProviders(deps);
  return {
    exchange: {
      ...exchange,
      redeem: (redemption) => wire.send(redemption.clientRef, () => exchange.redeem(redemption)),
      findRedemption: (ref) => wire.ask(ref, () => exchange.findRedemption(ref)),
      register: (order) => wire.send(order.clientRef, () => exchange.register(order)),
      find: (ref) => wire.ask(ref, () => exchange.find(ref)),
    },
    gateway: {
      ...gateway,
      start: (request) => wire.send(request.clientRef, () => gateway.start(request)),
      find: (ref) => wire.ask(ref, () => gateway.find(ref)),
      refund: (request) => wire.repeat(request.clientRef, () => gateway.refund(request)),
    },
  };
}

interface Person extends Redeemer {
  readonly client: TestClient;
  cartId: string;
  paymentId: string;
}

/** Something that people do whose message goes to a provider. */
interface Deed {
  /** Does it; says whether the person was told that it goes on. */
  does(kit: TestKit, person: Person): Promise<boolean>;
  /** Whether the person is shown that it has failed. */
  looksFailed(client: TestClient, person: Person): Promise<boolean>;
  /** The number of people of whose message our books do not know what became. */
  unknown(db: Db, profileIds: string[]): Promise<number>;
}

const isOk = async (sent: Promise<Response>) => (await sent).ok;

const orderOf = async (client: TestClient, { cartId }: Person) =>
  (await client.call(getOrderDetails, { query: { cartId } })).orders[0];

const redeeming: Deed = {
  does: (_, { client, ...redeemer }) => {
    const body = bodyOf(redeemer, { much: 'all', to: null });
    return isOk(client.send(requestRedemption, { key: newToken(), body: body as never }));
  },
  looksFailed: async (client, { folioNumber: folioNo }) => {
    const query = { folioNo, schemeId: schemeOf(EQUITY).id };
    return (await client.call(getFolio, { query })).holding.tagToDisplay !== 'all';
  },
  unknown: (db, ids) => db.$count(sales, and(inArray(sales.profileId, ids), ne(sales.state, 'placed'))),
};

const ordering: Deed = {
  does: async (_, person) => {
    const cart = await (person.cartId === '' ? fillCart(person.client, lumpsum(5_000)) : person.client.call(getCart));
    person.cartId = cart.encryptedCartId;
    return orderCart(person.client, cart).then(
      () => true,
      () => false,
    );
  },
  looksFailed: async (client, person) => ((await orderOf(client, person))?.orderStatus ?? 'INVALID') === 'INVALID',
  unknown: (db, ids) => db.$count(orders, and(inArray(orders.profileId, ids), ne(orders.state, 'registered'))),
};

const paying: Deed = {
  does: async ({ clock, services: { db } }, person) => {
    const { client, cartId } = person;
    await db.update(orderSets).set({ confirmedAt: clock.now() }).where(eq(orderSets.cartId, cartId));
    const body = paymentOf((await ordersOf(client, { encryptedCartId: cartId, version: 1 })).orders);
    const answer = await client.send(payOrders, { key: newToken(), body });
    if (answer.ok) person.paymentId = ((await answer.json()) as { data: { paymentId: string } }).data.paymentId;
    return answer.ok;
  },
  looksFailed: async (client, { paymentId }) =>
    (await client.call(getPayment, { query: { paymentId } })).progress === 'failed',
  unknown: (db, ids) => db.$count(payments, and(inArray(payments.profileId, ids), ne(payments.state, 'processing'))),
};

/** Their bank sends another amount than is due: it goes back. */
const payingTooLittle: Deed = {
  does: ({ services, clock }, { paymentId }) => {
    const outcome = { state: 'paid', at: clock.now(), amount: rupees(4_999) } as const;
    const { body, signature } = signEvent(services, { eventId: `short ${paymentId}`, clientRef: paymentId, outcome });
    return receiveCallback(services, body, () => signature);
  },
  looksFailed: async (client, person) => !(await orderOf(client, person))?.refund,
  unknown: (db, ids) => {
    const theirs = db.select({ id: payments.id }).from(payments).where(inArray(payments.profileId, ids));
    return db.$count(refunds, and(inArray(refunds.paymentId, theirs), ne(refunds.state, 'refunded')));
  },
};

/** The number of people of whom something holds; it is looked at for several at once. */
async function numberOf(people: readonly Person[], holds: (person: Person) => Promise<boolean>): Promise<number> {
  const left = [...people];
  let count = 0;
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) if (await holds(next)) count += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return count;
}

/** How many orders and payments of people exchange and bank have, but for what was there when they came. */
const atOthers = async (db: Db, uccs: string[]) =>
  (await db.$count(sandboxExchangeOrders, inArray(sandboxExchangeOrders.ucc, uccs))) +
  (await db.$count(sandboxBankPayments));

/** People who redeem, order, pay and are sent money back, while no provider's first answer arrives; after each round of questions they look again. */
export async function runLostAnswers({ db, people: count, naive = false }: LostAnswers): Promise<LostAnswersVerdict> {
  const clock = testClock();
  const wire = new LosingWire();
  const routes = naive && { routes: withNaiveRedemptions(naiveMoneyRoutes) };
  const kit = testKit(db, { clock, providers: providersOver(wire, db, clock), ...routes });
  const people: Person[] = [];
  for (let number = 0; number < count; number++) {
    const redeemer = await addRedeemer(kit.services, number);
    const client = signInAs(kit.client(), redeemer.investor);
    people.push({ ...redeemer, client, cartId: '', paymentId: '' });
  }
  const ids = people.map(({ investor }) => investor.profileId);
  const uccs = people.map(({ investor }) => investor.ucc);
  const before = await atOthers(db, uccs);
  const unknown = Array.from({ length: ROUNDS + 1 }, () => 0);
  let failed = 0;
  for (const deed of naive ? [redeeming, ordering, paying] : [redeeming, ordering, paying, payingTooLittle]) {
    for (wire.round = 0; wire.round <= ROUNDS; wire.round++) {
      // told that it failed, a person does it again
      if (wire.round <= (naive ? 1 : 0)) failed += await numberOf(people, async (one) => !(await deed.does(kit, one)));
      await kit.settle();
      if (!naive) failed += await numberOf(people, (one) => deed.looksFailed(one.client, one));
      unknown[wire.round]! += await deed.unknown(db, ids);
      clock.advance(MINUTE);
    }
  }
  const { lost, carriedOut, blind } = wire;
  // each has redeemed, ordered and paid
  const doubled = (await atOthers(db, uccs)) - before - 3 * count;
  const { discrepancies } = await reconcile(db, 'own', testCrypto);
  return { lost, carriedOut, failed, blind, unknown, doubled, discrepancies: discrepancies.length };
}
