import { type Cart, getCart, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import type { Endpoint } from '@prosperx/core/http';
import {
  createOrders,
  getOrderDetails,
  type OrderSet,
  sendTransactionOtp,
  verifyTransactionOtp,
} from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { newToken } from '#crypto/new-id.js';
import type { DataOf } from '#http/serve.js';
import { type CallOptions, clientOver, dataOf, type TestClient } from '#testing/client.js';
import { lumpsum, paymentOf } from '#testing/investing.js';
import { signInAs, type TestInvestor } from '#testing/new-investor.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import type { TestKit } from '#testing/test-kit.js';
import { type Answer, attempt, doubleClick, retryUntilAnswered, type Line } from './retry.js';

/** A purchase that a person wants once: no two of one person are over the same amount. */
export interface Intent {
  ucc: string;
  /** Whole rupees. */
  readonly rupees: number;
  /** The server has said that the orders are made. */
  ordered: boolean;
  /** The server has said that they are paid. */
  paid: boolean;
  /** The two of a double click got different answers. */
  contradicted: boolean;
}

export const intentOf = (ucc: string, rupees: number): Intent => ({
  ucc,
  rupees,
  ordered: false,
  paid: false,
  contradicted: false,
});

export interface Shopper {
  readonly investor: TestInvestor;
  readonly client: TestClient;
  /** Opens a page or posts a form, without following where it leads. */
  browse(request: Request): Promise<Response>;
  readonly line: Line;
}

/** The answer of a read, however often it must be asked for. */
async function ask<E extends Endpoint>(
  { client, line }: Shopper,
  endpoint: E,
  options?: CallOptions<E>,
): Promise<DataOf<E>> {
  const { status, text } = await retryUntilAnswered(line, () => client.send(endpoint, options));
  if (status !== 200) throw new Error(`${endpoint.name}: ${status} ${text}`);
  return dataOf(endpoint, text) as DataOf<E>;
}

/** Take any amount from a thousand rupees. A scheme whose order waits to be paid is not put into the cart again, so each amount has its own. */
const SCHEMES = [
  '105758',
  '113070',
  '138288',
  '105001',
  '101161',
  '108466',
  '112901',
  '103085',
  '102434',
  '129213',
  '112938',
  '103178',
  '100084',
  '100119',
  '115833',
  '140620',
];
const STEP = 20;

const schemeFor = (rupees: number) => SCHEMES[Math.floor(rupees / STEP) % SCHEMES.length] ?? '105758';

/** Puts one item into the cart. A shopper without an answer looks, and removes what is there twice. */
async function cartWith(shopper: Shopper, rupees: number): Promise<Cart> {
  const { client, line } = shopper;
  for (;;) {
    const cart = await ask(shopper, getCart);
    const [first, second] = cart.activeCustomizedInvestmentDetailList;
    if (first && !second) return cart;
    if (second)
      await attempt(line, () => client.send(removeInvestment, { body: { investmentId: second.investmentId } }));
    else await attempt(line, () => client.send(saveInvestment, { body: lumpsum(rupees, schemeFor(rupees)) }));
  }
}

/** Looks at the orders until they are as asked. */
async function ordersOnce(shopper: Shopper, cart: Cart, isDone: (set: OrderSet) => boolean): Promise<OrderSet> {
  for (;;) {
    const set = await ask(shopper, getOrderDetails, { query: { cartId: cart.encryptedCartId } });
    if (isDone(set)) return set;
    await shopper.line.pause();
  }
}

async function confirm(shopper: Shopper, cart: Cart): Promise<void> {
  const { client, line, investor } = shopper;
  const query = { cartId: cart.encryptedCartId };
  for (;;) {
    if ((await ask(shopper, getOrderDetails, { query })).confirmed) return;
    await attempt(line, () => client.send(sendTransactionOtp, { query: { ...query, flowType: '1' } }));
    const [message] = await ask(shopper, sandboxMessages, { query: { to: investor.mobile } });
    const otp = message?.otp;
    if (otp) await attempt(line, () => client.send(verifyTransactionOtp, { query, body: { flowType: '1', otp } }));
    await line.pause();
  }
}

const page = (path: string) => new Request(new URL(path, TEST_ORIGIN));
const form = (path: string, choice: string) =>
  new Request(new URL(path, TEST_ORIGIN), {
    method: 'POST',
    headers: { Origin: TEST_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice }).toString(),
  });

/** Follows a page until it leads somewhere. */
async function wayFrom({ browse, line }: Shopper, path: string): Promise<string> {
  for (;;) {
    const { location } = await retryUntilAnswered(line, () => browse(page(path)));
    if (location) return location;
    await line.pause();
  }
}

async function payAtBank(shopper: Shopper, redirectUrl: string): Promise<void> {
  const { browse, line } = shopper;
  const bankPage = await wayFrom(shopper, redirectUrl);
  const press = () => retryUntilAnswered(line, () => browse(form(bankPage, 'pay')));
  const [pressed] = await Promise.all([press(), press()]);
  await wayFrom(shopper, pressed.location ?? '');
}

/** The answer that came first, of the two that a double click has. */
async function clickTwice({ line }: Shopper, intent: Intent, send: () => Promise<Response>): Promise<Answer> {
  const [one, two] = await doubleClick(line, send);
  if (one.text !== two.text) intent.contradicted = true;
  return one;
}

/** Throws what a call was refused with. */
function redirectIn({ status, text }: Answer): string {
  if (status !== 200) throw new Error(`a payment was refused: ${text}`);
  return (JSON.parse(text) as { data: { redirectUrl: string } }).data.redirectUrl;
}

/** Orders by a double click; the cart, once the server has said that its orders are made. */
export async function order(shopper: Shopper, intent: Intent): Promise<Cart> {
  const { client } = shopper;
  const cart = await cartWith(shopper, intent.rupees);
  const key = newToken();
  const body = { cartId: cart.encryptedCartId, version: cart.version };
  const { status, text } = await clickTwice(shopper, intent, () => client.send(createOrders, { key, body }));
  if (status !== 200) throw new Error(`orders were refused: ${text}`);
  intent.ordered = true;
  return cart;
}

/** The whole way from the cart to the money, with a double click at each step that counts. */
export async function buy(shopper: Shopper, intent: Intent): Promise<void> {
  const { client } = shopper;
  const cart = await order(shopper, intent);
  const registered = await ordersOnce(shopper, cart, ({ orders }) =>
    orders.every(({ orderStatus }) => orderStatus !== 'PENDING'),
  );
  await confirm(shopper, cart);
  const key = newToken();
  const body = paymentOf(registered.orders);
  const answer = await clickTwice(shopper, intent, () => client.send(payOrders, { key, body }));
  await payAtBank(shopper, redirectIn(answer));
  await ordersOnce(shopper, cart, ({ orders }) => orders.every(({ paymentState }) => paymentState === 'paid'));
  intent.paid = true;
}

/** A browser whose requests go now to one server, now to another, from an address of its own. */
export function shopperAt(kits: readonly TestKit[], investor: TestInvestor, line: Line): Shopper {
  const number = Number(investor.mobile) % 65_536;
  const browse = async (request: Request) => {
    request.headers.set('X-Forwarded-For', `198.18.${number >> 8}.${number & 255}`);
    const kit = kits[Math.floor(line.random() * kits.length)];
    if (!kit) throw new Error('there is no server');
    return kit.app.hono.request(request);
  };
  return { investor, client: signInAs(clientOver(browse), investor), browse, line };
}
