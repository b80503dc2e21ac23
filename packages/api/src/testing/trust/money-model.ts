import { getCart, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import { addUnits, type Paise, rupees, type Units, unitsFromScaled } from '@prosperx/core/money';
import { createOrders } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { requestRedemption, requestSwitch } from '@prosperx/core/redemption';
import { addDays, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { orders, positions, sales, throttles } from '#db/schema/index.js';
import type { Route } from '#http/serve.js';
import { reconcile } from '#reconciliation/reconcile.js';
import type { TestClient } from '#testing/client.js';
import { confirm, DEBT, EQUITY, LIQUID, lumpsum, ordersOf, paymentOf, schemeOf, sip } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { newPlanHolder } from '#testing/planning.js';
import { leadsTo, pressAtBank } from '#testing/requests.js';
import { addMandate, haltSips } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { type TestClock, testCrypto } from '#testing/test-services.js';
import { LEASE_OVER, serverIn } from './crash-points.js';
import { Life } from './mortal.js';
import { bodyOf, confirmRedemptions } from './redeemers.js';
import { strayMoney } from './stray-money.js';

/** Something that a person does, or that happens to them; what makes no sense just then is left out. */
export interface Act {
  readonly does: 'add' | 'add SIP' | 'drop' | 'order' | 'pay' | 'fail' | 'redeem' | 'switch' | 'nights';
  /** Chooses among what there is. */
  readonly pick: number;
  /** The place at which the server dies meanwhile; 0: it lives. */
  readonly diesAt: number;
  /** Pressed twice in one moment. */
  readonly twice: boolean;
  /** Which answers of providers get lost. */
  readonly loses: readonly boolean[];
}

type State = 'unpaid' | 'paid' | 'allotted' | 'over';

/** What a person should have, in the simplest words. */
interface Model {
  cart: { readonly scheme: string; readonly amount: Paise }[];
  orders: { readonly scheme: string; readonly amount: Paise; readonly cartId: string; state: State }[];
  /** Units of the folio that they began with, and those of them that are on their way out. */
  held: Units;
  leaving: Units;
  sold: number;
  /** How much was put into carts: no two are over one amount, also once one was taken out. */
  added: number;
}

const SCHEMES = ['105001', '101161', '108466', '112901', '103085', '102434', '129213'];
/** Those that offer the 10th. */
const SIP_SCHEMES = [DEBT, LIQUID];
/** Five units, in thousandths: less is refused for its amount. */
const LEAST = 5_000;
const NIGHTS = 5;
const subtractUnits = (from: Units, units: Units) => unitsFromScaled(from - units);
const A_WHILE = 3 * 60_000;

export interface MoneyModel {
  readonly db: Db;
  /** Several sequences go on with one clock. */
  readonly clock: TestClock;
  /** In place of those of the product. */
  readonly routes?: readonly Route[];
}

/** Plays a sequence with a person of its own, by calls; throws where the server says something else than the model. */
export async function playSequence({ db, clock, routes }: MoneyModel, acts: readonly Act[]): Promise<void> {
  const options = routes ? { routes } : {};
  const calm = () => testKit(db, { clock, ...options });
  const person = await newPlanHolder(calm());
  await addMandate(calm().services, person.profileId, 50_000);
  const [folio] = await db.select().from(positions).where(eq(positions.profileId, person.profileId));
  const model: Model = { cart: [], orders: [], held: folio!.units, leaving: 0 as Units, sold: 0, added: 0 };
  for (const act of acts) {
    const task = taskOf({ db, clock, person, model }, act);
    if (!task) continue;
    const left = [...act.loses];
    const faults = { loseAnswer: () => left.shift() ?? false };
    for (const diesAt of act.diesAt > 0 ? [act.diesAt, undefined] : [undefined]) {
      const life = new Life(diesAt);
      const kit = serverIn(life, db, clock, options, faults);
      const client = await signedInAgain(calm(), person).then(({ cookies }) => withCookies(kit.client(), cookies));
      const presses = Array.from({ length: act.twice && task.hasKey ? 2 : 1 }, () => task.press(kit, client));
      const done = Promise.all(presses).then(() => kit.settle());
      await Promise.race([done, life.died]);
      void done.catch(() => {});
      if (!life.isOver) break;
      await life.gone();
      clock.advance(LEASE_OVER);
    }
    clock.advance(A_WHILE);
    const kit = calm();
    await kit.settle();
    task.then();
    if (act.does === 'nights') {
      const day = addDays(businessDateAt(clock.now()), NIGHTS);
      await haltSips(db);
      await kit.scheduler.advanceTo(clock, instantAt(day, '10:00'));
    }
    await compare({ db, person, model, kit });
  }
}

function withCookies(client: TestClient, cookies: ReadonlyMap<string, string>): TestClient {
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

type Person = Awaited<ReturnType<typeof newPlanHolder>>;
interface Here {
  readonly db: Db;
  readonly clock: TestClock;
  readonly person: Person;
  readonly model: Model;
}

/** What is pressed, by the same key however often, and what the model makes of it. */
interface Task {
  readonly press: (kit: TestKit, client: TestClient) => Promise<unknown>;
  readonly then: () => void;
  /** It may be pressed twice in one moment. */
  readonly hasKey?: true;
}

const tasks: Readonly<Record<Act['does'], (here: Here, pick: number) => Task | null>> = {
  add: (here, pick) => adding(here, pick, false),
  'add SIP': (here, pick) => adding(here, pick, true),
  drop: ({ model }, pick) => {
    if (model.cart.length === 0) return null;
    const dropped = model.cart[pick % model.cart.length]!;
    const press = async (_kit: TestKit, client: TestClient) => {
      const { activeCustomizedInvestmentDetailList: items } = await client.call(getCart);
      const item = items.find(({ totalAmount }) => totalAmount === dropped.amount);
      if (item) await client.send(removeInvestment, { body: { investmentId: item.investmentId } });
    };
    return { press, then: () => (model.cart = model.cart.filter((each) => each !== dropped)) };
  },
  order: ({ model }) => {
    if (model.cart.length === 0) return null;
    const key = newToken();
    let body: { cartId: string; version: number } | undefined;
    const press = async (_kit: TestKit, client: TestClient) => {
      if (!body) {
        const { encryptedCartId: cartId, version } = await client.call(getCart);
        body ??= { cartId, version };
      }
      await answered(client.send(createOrders, { key, body }));
    };
    const then = () => {
      model.orders.push(
        ...model.cart.map((each) => ({ ...each, cartId: body?.cartId ?? '', state: 'unpaid' as const })),
      );
      model.cart = [];
    };
    return { press, then, hasKey: true };
  },
  pay: (here) => paying(here, 'pay'),
  fail: (here) => paying(here, 'fail'),
  redeem: (here, pick) => selling(here, pick, null),
  switch: (here, pick) => selling(here, pick, DEBT),
  nights: ({ model }) => ({
    press: () => Promise.resolve(),
    then: () => {
      for (const order of model.orders) {
        if (order.state === 'unpaid') order.state = 'over';
        if (order.state === 'paid') order.state = 'allotted';
      }
      model.held = subtractUnits(model.held, model.leaving);
      model.leaving = 0 as Units;
    },
  }),
};

const taskOf = (here: Here, { does, pick }: Act): Task | null => tasks[does](here, pick);

/** A second press may hear that the first is under way, or has done it: nothing else may fail. */
async function answered(sent: Promise<Response>): Promise<void> {
  const answer = await sent;
  if (answer.status >= 500) throw new Error(`${answer.status} ${await answer.text()}`);
}

function adding({ model }: Here, pick: number, isSip: boolean): Task | null {
  const taken = new Set([...model.cart, ...model.orders].map(({ scheme }) => scheme));
  const free = (isSip ? SIP_SCHEMES : SCHEMES).filter((scheme) => !taken.has(scheme));
  if (free.length === 0) return null;
  const scheme = free[pick % free.length]!;
  // no two alike, and none whose last digits mean something to the sandbox
  const whole = 1_000 + 100 * model.added;
  const amount = rupees(whole);
  const body = isSip ? sip(whole, scheme) : lumpsum(whole, scheme);
  const press = async (_kit: TestKit, client: TestClient) => {
    // an answer that was lost is looked for
    const { activeCustomizedInvestmentDetailList: items } = await client.call(getCart);
    if (!items.some(({ totalAmount }) => totalAmount === amount)) await client.call(saveInvestment, { body });
  };
  const then = () => {
    model.cart.push({ scheme, amount });
    model.added += 1;
  };
  return { press, then };
}

/** Gives the code of an order, unless it is given; what the code itself does in every case has tests of its own. */
async function confirmOnce(kit: TestKit, person: Person, cartId: string): Promise<void> {
  const client = await signedInAgain(kit, person);
  const cart = { encryptedCartId: cartId, version: 0 };
  if ((await ordersOf(client, cart)).confirmed) return;
  await kit.services.db.delete(throttles);
  await confirm(client, cart, person.mobile);
}

function paying({ db, clock, person, model }: Here, choice: 'pay' | 'fail'): Task | null {
  const cartId = model.orders.findLast(({ state }) => state === 'unpaid')?.cartId;
  if (cartId === undefined) return null;
  const key = newToken();
  let body: ReturnType<typeof paymentOf> | undefined;
  let confirmed: Promise<void> | undefined;
  const press = async (kit: TestKit, client: TestClient) => {
    // of two presses in one moment neither comes before the code
    confirmed ??= confirmOnce(testKit(db, { clock }), person, cartId);
    await confirmed;
    if (!body) {
      const { orders: all } = await ordersOf(client, { encryptedCartId: cartId, version: 0 });
      body ??= paymentOf(all);
    }
    const answer = await client.send(payOrders, { key, body });
    if (!answer.ok) return answered(Promise.resolve(answer));
    const { redirectUrl } = ((await answer.json()) as { data: { redirectUrl: string | null } }).data;
    let bankPage = await leadsTo(kit.app, redirectUrl ?? '');
    // the answer of the gateway was lost: the page waits until it was asked again
    for (let left = 5; bankPage === '' && left > 0; left--) {
      clock.advance(A_WHILE);
      await kit.settle();
      bankPage = await leadsTo(kit.app, redirectUrl ?? '');
    }
    // the bank says it again
    for (let left = 2; left > 0; left--) await pressAtBank(kit.app, bankPage, choice);
  };
  const then = () => {
    if (choice === 'pay')
      for (const order of model.orders) if (order.cartId === cartId && order.state === 'unpaid') order.state = 'paid';
  };
  return { press, then, hasKey: true };
}

/** Some units, or more than are free: those are refused. */
function selling({ db, clock, person, model }: Here, pick: number, to: string | null): Task {
  const free = subtractUnits(model.held, model.leaving);
  const wanted = unitsFromScaled((LEAST + Math.floor((free / 10) * ((pick % 13) / 10)) + model.sold) * 10);
  const choice = { much: wanted, to };
  const key = newToken();
  let confirmed: Promise<void> | undefined;
  const press = async (_kit: TestKit, client: TestClient) => {
    const redeemer = { investor: person, folioNumber: person.folioNumber };
    // of two presses in one moment neither comes before the code
    confirmed ??= confirmRedemptions({ db, crypto: testCrypto }, redeemer, clock.now(), [choice]);
    await confirmed;
    const body = bodyOf(person, choice) as never;
    await answered(client.send(to === null ? requestRedemption : requestSwitch, { key, body }));
  };
  const then = () => {
    if (wanted > free) return;
    model.leaving = addUnits(model.leaving, wanted);
    model.sold += 1;
  };
  return { press, then, hasKey: true };
}

const OVER = ['expired', 'cancelled', 'refused'];

const stateOf = ({ state, paymentState }: typeof orders.$inferSelect): string => {
  if (OVER.includes(state)) return 'over';
  if (state === 'allotted') return 'allotted';
  if (paymentState === 'paid') return 'paid';
  return state === 'registered' ? 'unpaid' : `${state} ${paymentState}`;
};

interface Compared extends Omit<Here, 'clock'> {
  readonly kit: TestKit;
}

/** What the server has of a person, in the words of the model. */
async function compare({ db, person, model, kit }: Compared): Promise<void> {
  const client = await signedInAgain(kit, person);
  const { profileId } = person;
  const { activeCustomizedInvestmentDetailList: items } = await client.call(getCart);
  const booked = await db.select().from(orders).where(eq(orders.profileId, profileId));
  const sold = await db.select().from(sales).where(eq(sales.profileId, profileId));
  const ofFolio = and(eq(positions.profileId, profileId), eq(positions.schemeId, schemeOf(EQUITY).id));
  const [folio] = await db.select().from(positions).where(ofFolio);
  const { discrepancies } = await reconcile(db, 'own', testCrypto);
  // units of some schemes are there on the same day
  const mayBePaid = new Set(model.orders.filter(({ state }) => state === 'paid').map(({ amount }) => amount));
  const found = {
    cart: items.map(({ totalAmount }) => String(totalAmount)).sort(),
    orders: booked
      .filter(({ instalment }) => (instalment ?? 1) <= 1)
      .map(
        (order) =>
          `${order.amount} ${mayBePaid.has(order.amount) && order.state === 'allotted' ? 'paid' : stateOf(order)}`,
      )
      .sort(),
    held: folio?.units ?? 0,
    sold: sold.length,
    wrong: discrepancies.map(({ check, ref }) => `${check} ${ref}`),
    astray: await strayMoney(db, [person.ucc]),
  };
  const expected = {
    cart: model.cart.map(({ amount }) => String(amount)).sort(),
    orders: model.orders.map(({ amount, state }) => `${amount} ${state}`).sort(),
    held: model.held,
    sold: model.sold,
    wrong: [],
    astray: [],
  };
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`the server has ${is}, and not ${should}`);
}
