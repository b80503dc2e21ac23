import { type Endpoint, IDEMPOTENCY_HEADER } from '@prosperx/core/http';
import { createOrders, type OrderSet } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { useMutation } from '@tanstack/react-query';
import fc, { type Scheduler } from 'fast-check';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { usePlaceOrder } from '#queries/place-order.js';
import { DataProvider, useServices } from '#services/services.js';
import { renderWithServer } from '#testing/render-with-server.js';
import { useCheckout } from './use-checkout.js';

const RUNS = inject('isTrust') ? 2_000 : 60;
const TABS = 2;
const CART = { cartId: 'crt_1', version: 3 };
const LINK = { cartId: CART.cartId, ucc: 'PX1', loopBackUrl: 'thank-you', text: 'cartId=crt_1' };
const SET = { orders: [], confirmed: true, endedPayments: 0 } as unknown as OrderSet;

interface Verbs {
  readonly order: () => void;
  readonly pay: () => void;
}

function Buttons({ hear }: { readonly hear: (verbs: Verbs) => void }) {
  const order = usePlaceOrder();
  const { pay } = useCheckout(LINK, SET, {});
  hear({ order: () => order.mutate(CART), pay: () => pay({ mode: 'netBanking' }) });
  return null;
}

/** As one would write it first: a key for each press. */
function NaiveButtons({ hear }: { readonly hear: (verbs: Verbs) => void }) {
  const { api } = useServices();
  const order = useMutation({
    mutationFn: () => api(createOrders, { body: CART, idempotencyKey: crypto.randomUUID() }),
  });
  hear({ order: () => order.mutate(), pay: () => {} });
  return null;
}

const ANSWERS: readonly (readonly [Endpoint, object])[] = [
  [createOrders, { pxOrderNumber: 'PX1', paymentUrl: LINK.text, orders: [] }],
  [payOrders, { paymentId: 'pay_1', redirectUrl: null, html: '<p>bank</p>' }],
];

/** The keys under which each call was sent, and those of them whose answer nobody has heard yet. */
function serverOf(scheduler: Scheduler, isLost: () => boolean) {
  const calls = new Map(ANSWERS.map(([{ name }]) => [name, { sent: new Set<string>(), open: new Set<string>() }]));
  const faults: string[] = [];
  const fetchIn = (tab: { isGone: boolean }) =>
    (async (input: RequestInfo | URL, init: RequestInit = {}) => {
      const url = input instanceof Request ? input.url : String(input);
      const [endpoint, data] = ANSWERS.find(([{ path }]) => url.endsWith(path)) ?? [];
      if (!endpoint) return new Response(null, { status: 404 });
      const key = new Headers(init.headers).get(IDEMPOTENCY_HEADER) ?? '';
      const { sent, open } = calls.get(endpoint.name)!;
      // what was answered before may be asked again: it is not done again
      const isNew = !sent.has(key) || open.has(key);
      if (isNew && [...open].some((other) => other !== key)) faults.push(`${endpoint.name} goes under two keys`);
      if (!sent.has(key)) open.add(key);
      sent.add(key);
      await scheduler.schedule(Promise.resolve(), endpoint.name);
      // a page that was loaded anew hears nothing of what it asked before
      if (tab.isGone) return new Promise<Response>(() => {});
      if (isLost()) throw new TypeError('Failed to fetch');
      open.delete(key);
      return Response.json({ meta: { message: 'success', statusCode: 200 }, data });
    }) as typeof globalThis.fetch;
  return { fetchIn, faults, sent: (name: string) => calls.get(name)!.sent.size };
}

type Act = readonly ['order' | 'pay' | 'reload' | 'leave' | 'answer' | 'wait', number];
const act = fc.tuple(
  fc.constantFrom<Act[0][]>('order', 'order', 'pay', 'pay', 'answer', 'answer', 'wait', 'reload', 'leave'),
  fc.nat(TABS - 1),
);

/** The hashes that are being made, by threads of their own: on a busy machine they take as long as they like. */
const hashes = new Set<Promise<ArrayBuffer>>();

/** Lets what is done at once be done: a hash, a promise, a drawing. */
const breathe = async () => {
  for (let left = 6; left > 0; left--) {
    await Promise.all(hashes);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** Two tabs of one browser, in which buttons are pressed while answers come in any order, late, or not at all. */
async function play(View: typeof Buttons, scheduler: Scheduler, acts: readonly Act[], losses: readonly boolean[]) {
  localStorage.clear();
  let asked = 0;
  const server = serverOf(scheduler, () => losses[asked++] ?? false);
  const open = () => {
    const tab = { isGone: false, verbs: null as Verbs | null };
    const browser = { fetch: server.fetchIn(tab) } as never;
    const view = (
      <DataProvider>
        <View hear={(verbs) => (tab.verbs = verbs)} />
      </DataProvider>
    );
    const page = renderWithServer({ kit: null as never }, view, { browser });
    return Object.assign(tab, { unmount: page.unmount });
  };
  const tabs = Array.from({ length: TABS }, open);
  const answer = async () => {
    if (scheduler.count() > 0) await scheduler.waitOne();
  };
  for (const [name, number] of acts) {
    const tab = tabs[number]!;
    if (name === 'order' || name === 'pay') tab.verbs?.[name]();
    if (name === 'answer') await answer();
    if (name === 'wait') await vi.advanceTimersByTimeAsync(1_000);
    if (name === 'reload' || name === 'leave') {
      tab.isGone = name === 'reload';
      tab.unmount();
      tabs[number] = open();
    }
    await breathe();
  }
  for (let left = 20; left > 0; left--) {
    await answer();
    await vi.advanceTimersByTimeAsync(1_000);
    await breathe();
  }
  for (const tab of tabs) tab.unmount();
  return server;
}

const interleavings = (View: typeof Buttons, hear: (server: Awaited<ReturnType<typeof play>>) => void = () => {}) =>
  fc.asyncProperty(
    fc.scheduler(),
    fc.array(act, { minLength: 2, maxLength: 16 }),
    fc.array(fc.boolean(), { maxLength: 12 }),
    async (scheduler, acts, losses) => {
      const server = await play(View, scheduler, acts, losses);
      hear(server);
      expect(server.faults).toEqual([]);
    },
  );

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((...given) => {
    const hash = digest(...given);
    hashes.add(hash);
    return hash.finally(() => hashes.delete(hash));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

// Trust M7: 2,000 orders of presses, answers, losses, reloads and two tabs, drawn by a scheduler: no order and no payment goes under two keys before one was answered
it('presses in two tabs, reloads and lost answers send an order, and a payment, under one key until it is answered', async () => {
  let sent = 0;
  const property = interleavings(Buttons, (server) => (sent += server.sent('createOrders') + server.sent('payOrders')));
  await fc.assert(property, { numRuns: RUNS, seed: 7 });
  expect(sent).toBeGreaterThan(RUNS);
}, 600_000);

it('an answer that comes late to one tab does not end what another has begun since', async () => {
  const acts: Act[] = [
    ['pay', 0],
    ['pay', 1],
    ['answer', 0],
    ['pay', 1],
    ['answer', 0],
    ['pay', 0],
  ];
  const late = fc.schedulerFor([2, 1, 3, 4]);
  expect((await play(Buttons, late, acts, [])).faults).toEqual([]);
});

// Trust M7, control: a key for each press sends an order twice
it('a key for each press would send an order under two: the run above would have found it', async () => {
  const found = await fc.check(interleavings(NaiveButtons), { numRuns: RUNS, seed: 7, endOnFailure: true });
  expect(String(found.errorInstance)).toContain('goes under two keys');
}, 600_000);
