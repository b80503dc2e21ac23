import { createOrders, type OrderSet } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { orderSets } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { fillCart, lumpsum, ordersOf, paymentOf } from '#testing/investing.js';
import { addInvestor } from '#testing/new-investor.js';
import { addMandate } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testClock } from '#testing/test-services.js';
import { createTicker, runBackgroundWork } from './background-work.js';
import { checkConsistency, type Verdict } from './check-consistency.js';
import { naiveMoneyRoutes } from './naive-orders.js';
import { randomFrom } from './random.js';
import { doubleClick } from './retry.js';
import { type Intent, intentOf, type Shopper, shopperAt } from './shopper.js';

export interface PayClicks {
  /** A pool of connections for each server that takes part, all to one database. */
  readonly dbs: readonly [Db, ...Db[]];
  /** One for each of so many people. */
  readonly purchases: number;
  readonly seed: number;
  /** Ordering and paying done as one would write them first. */
  readonly naive?: boolean;
}

export interface PayVerdict extends Verdict {
  /** To order and to pay, each repetition counted. */
  readonly requests: number;
}

const AT_ONCE = 32;
const LONGEST = 10 * 60_000;
/** The share of requests whose answer is dropped; the browser repeats them under the same key. */
const DROPPED = 0.5;
const RUPEES = 5_000;

type Count = { requests: number };

/** The same request, counted each time that it is sent. */
const counted = (count: Count, send: () => Promise<Response>) => () => {
  count.requests += 1;
  return send();
};

/** Clicks twice, each until it is answered; throws what a call was refused with. */
async function click({ line }: Shopper, intent: Intent, send: () => Promise<Response>): Promise<void> {
  const [one, two] = await doubleClick(line, send);
  if (one.text !== two.text) intent.contradicted = true;
  if (one.status !== 200) throw new Error(`a click was refused: ${one.text}`);
}

/** One purchase, paid by mandate; only the clicks that order and pay lose answers. */
async function purchase(
  shopper: Shopper,
  intent: Intent,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  count: Count,
): Promise<void> {
  const { client, line } = shopper;
  const cart = await fillCart(client, lumpsum(intent.rupees));
  const once = async (isDone: (set: OrderSet) => boolean) => {
    for (;;) {
      const set = await ordersOf(client, cart);
      if (isDone(set)) return set;
      await line.pause();
    }
  };
  const [orderKey, payKey] = [newToken(), newToken()];
  const body = { cartId: cart.encryptedCartId, version: cart.version };
  await click(
    shopper,
    intent,
    counted(count, () => client.send(createOrders, { key: orderKey, body })),
  );
  intent.ordered = true;
  const { orders } = await once((set) => set.orders.every(({ orderStatus }) => orderStatus === 'VALID'));
  await db.update(orderSets).set({ confirmedAt: clock.now() }).where(eq(orderSets.cartId, cart.encryptedCartId));
  const payment = { ...paymentOf(orders), paymentMode: 4 };
  await click(
    shopper,
    intent,
    counted(count, () => client.send(payOrders, { key: payKey, body: payment })),
  );
  await once((set) => set.orders.every(({ paymentState }) => paymentState === 'paid'));
  intent.paid = true;
}

/** The number of purchases that are ordered and paid by double clicks of which half the answers are dropped. */
export async function runPayClicks({ dbs, purchases, seed, naive = false }: PayClicks): Promise<PayVerdict> {
  const random = randomFrom(seed);
  const clock = testClock();
  const options = { clock, config: { trustedProxies: 1 }, ...(naive && { routes: naiveMoneyRoutes }) };
  const kits = dbs.map((db) => testKit(db, options)) as [TestKit, ...TestKit[]];
  const ticker = createTicker(LONGEST);
  const line = { random, loss: DROPPED, pause: ticker.pause };
  const intents: Intent[] = [];
  const count: Count = { requests: 0 };
  let people = 0;
  const person = async () => {
    while (people < purchases) {
      const { services } = kits[0];
      const investor = await addInvestor(services, ++people);
      await addMandate(services, investor.profileId, RUPEES);
      const intent = intentOf(investor.ucc, RUPEES);
      intents.push(intent);
      await purchase(shopperAt(kits, investor, line), intent, services, count);
    }
  };
  const shopping = Promise.all(Array.from({ length: AT_ONCE }, person));
  await Promise.all([shopping, runBackgroundWork({ kits, clock, ticker }, shopping)]);
  return { ...(await checkConsistency(dbs[0], intents)), ...count };
}
