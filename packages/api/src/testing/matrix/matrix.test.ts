import { getCart } from '@prosperx/core/cart';
import { fieldsOf, IDEMPOTENCY_HEADER, sendsQueryInBody } from '@prosperx/core/http';
import { getOrdersInProgress } from '@prosperx/core/order';
import { getPortfolio } from '@prosperx/core/portfolio';
import { getProfile } from '@prosperx/core/profile';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '#db/db.js';
import { agentCustomers, folios, orders, orderSets, profiles, sessions } from '#db/schema/index.js';
import type { Route } from '#http/serve.js';
import { routes } from '#routes.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from '#testing/client.js';
import { countOf } from '#testing/count-of.js';
import { openTestDb } from '#testing/engines.js';
import { advisorFor, advisorOfCode, seededClient } from '#testing/new-investor.js';
import { rawRequest } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { type Answer, type Group, ROLES, type Role } from './answers.js';
import { MATRIX } from './matrix.js';

let opened: OpenedDb;
let kit: TestKit;

beforeAll(async () => {
  opened = await openTestDb('seeded');
  kit = testKit(opened.db);
  // an advisor whose customer has ended their right to act, in that customer's account until then
  await opened.db
    .update(agentCustomers)
    .set({ actingEndedAt: kit.clock.now() })
    .where(eq(agentCustomers.userId, seedUserId('gita')));
});
afterAll(() => opened.close());

const person = (key: string) => seededClient(kit, key);

/** A browser of somebody else, in a session that a partner's server began. */
async function signedOn(): Promise<TestClient> {
  const browser = await person('kabir');
  await opened.db
    .update(sessions)
    .set({ scope: 'invest' })
    .where(eq(sessions.userId, seedUserId('kabir')));
  return browser;
}

/** Besides the roles: the owner of what others are not to see, and an advisor in the account of a minor who has turned 18. */
type Sender = Role | 'owner' | 'advisorOfGrown';

/** A browser of each, with a session of its own. */
const browserOf: Readonly<Record<Sender, () => Promise<TestClient> | TestClient>> = {
  visitor: () => kit.client(),
  investor: () => person('nisha'),
  signedOn,
  minor: () => person('tara'),
  advisorInAccount: () => advisorOfCode(kit, 'AG1001', seedProfileId('deepa')),
  advisor: () => advisorOfCode(kit, 'AG1001'),
  unverifiedAdvisor: () => advisorOfCode(kit, 'AG1002'),
  formerAdvisor: () => advisorOfCode(kit, 'AG1003', seedProfileId('gita')),
  owner: () => person('asha'),
  advisorOfGrown: () => advisorFor(kit, { profileId: seedProfileId('tara'), userId: seedUserId('tara') }),
};

/** Calls that end the session, or put another in its place. */
const ENDS_SESSION =
  /^(?:logout|launch|enterAccount|exitAccount|chooseProfile|verifyPassword|updatePassword|userLogin|signOn)$/;
const browsers = new Map<string, TestClient>();

/** The browser of a role for a call: the one before, unless that call ended its session. */
async function browserFor(role: Sender, name: string): Promise<TestClient> {
  const browser = browsers.get(role) ?? (await browserOf[role]());
  if (ENDS_SESSION.test(name)) browsers.delete(role);
  else browsers.set(role, browser);
  return browser;
}

const AGENT_OF: Readonly<Partial<Record<Role, string>>> = {
  advisorInAccount: 'AG1001',
  advisor: 'AG1001',
  unverifiedAdvisor: 'AG1002',
  formerAdvisor: 'AG1003',
};

/** Sends a call with what a role would send of a kind; fields that are not named are left out. */
async function send({ endpoint }: Route, role: Sender, fields: Readonly<Record<string, unknown>>) {
  const browser = await browserFor(role, endpoint.name);
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]).filter(([, value]) => value !== undefined));
  const query = pick(fieldsOf(endpoint.query)) as Record<string, string>;
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await kit.app.hono.request(
    rawRequest(endpoint, {
      query: sendsQueryInBody(endpoint) ? {} : query,
      body: { ...(sendsQueryInBody(endpoint) && query), ...pick(fieldsOf(endpoint.body)) },
      headers: { ...(Cookie && { Cookie }), [IDEMPOTENCY_HEADER]: `${role} ${endpoint.name}` },
    }),
  );
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  const code = response.ok ? null : (JSON.parse(text) as { error: { code: string } }).error.code;
  return { text, code };
}

const REFUSALS: readonly Answer[] = [
  'signed_out',
  'forbidden',
  'own_login_required',
  'agent_not_verified',
  'customer_approves',
];

/** What would change what the others are answered with. */
const ENDS_ALL = ['resetSandbox', 'advanceSandboxClock'];
const all = routes.filter(({ endpoint }) => !ENDS_ALL.includes(endpoint.name));

describe('the matrix of roles and calls', () => {
  it('has one row for each call, and none for what is no call', () => {
    const named = Object.values(MATRIX).flatMap(({ calls }) => calls);
    const names = routes.map(({ endpoint }) => endpoint.name);
    expect(names.filter((name) => !named.includes(name)).map((name) => `${name}: a row in testing/matrix`)).toEqual([]);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  const rows = Object.entries(MATRIX).map(([who, group]) => ({ who, ...group }));

  // Trust A10: every call by every role, against the matrix
  it.each(rows)('answers $who, and nobody else', async ({ answers, calls }) => {
    const wrong: string[] = [];
    for (const route of all.filter(({ endpoint }) => calls.includes(endpoint.name)))
      for (const role of ROLES) {
        const { code } = await send(route, role, { agentCode: AGENT_OF[role] });
        const answer = REFUSALS.find((refusal) => refusal === code) ?? 'yes';
        if (answer !== answers[role]) wrong.push(`${route.endpoint.name}: ${role} is answered ${answer}`);
      }
    expect(wrong).toEqual([]);
  });

  it('lets an advisor do nothing for a minor who has turned 18 that the account holder may not, but look', async () => {
    const answered: [string, string][] = [];
    const isOfAccount = ({ answers: { advisorInAccount, advisor, minor } }: Group) =>
      advisorInAccount === 'yes' && advisor === 'forbidden' && minor === 'forbidden';
    const calls = rows.filter(isOfAccount).flatMap((group) => group.calls);
    for (const route of all.filter(
      ({ endpoint }) => calls.includes(endpoint.name) && endpoint.name !== 'exitAccount',
    )) {
      const { code } = await send(route, 'advisorOfGrown', { agentCode: 'AG1001' });
      const isRefused = code === 'forbidden';
      if (isRefused !== (route.endpoint.effect !== 'read')) answered.push([route.endpoint.name, code ?? 'yes']);
    }
    expect(answered).toEqual([]);
    expect(calls.length).toBeGreaterThan(20);
  });
});

/** What belongs to Asha, who is nobody's customer, by the names of the fields in which it travels. */
async function ashas(): Promise<{ readonly fields: Record<string, unknown>; readonly secrets: readonly string[] }> {
  const profileId = seedProfileId('asha');
  const [profile] = await opened.db.select().from(profiles).where(eq(profiles.id, profileId));
  const [set] = await opened.db.select().from(orderSets).where(eq(orderSets.profileId, profileId)).limit(1);
  const [order] = await opened.db
    .select()
    .from(orders)
    .where(and(eq(orders.profileId, profileId), eq(orders.orderSetId, set!.id)));
  const held = await opened.db.select().from(folios).where(eq(folios.profileId, profileId));
  const { ucc, name } = profile!;
  const fields = {
    ucc,
    encryptedId: profileId,
    cartId: set!.cartId,
    pxOrderNumber: set!.pxOrderNumber,
    encryptedOrderId: order!.id,
    orderDetailsList: [{ encryptedOrderId: order!.id }],
    schemeId: order!.schemeId,
    folioNumber: held[0]!.folioNumber,
    folioNo: held[0]!.folioNumber,
    isin: 'INF179K01BE2',
    amount: 5_000,
    units: 1,
    version: 1,
    otp: '000000',
    ticket: 'x',
    flowType: '1',
    agentCode: 'AG1001',
    mayAct: true,
    text: name,
    investmentType: 'LUMPSUM',
    investmentFrequency: 0,
    paymentMode: 0,
    loopBackUrl: '/portfolio',
    totalAmount: 5_000,
  };
  // an order number has nine digits, a folio eight or more: no other text has them by chance
  const secrets = [name, set!.pxOrderNumber, order!.id, ...held.map(({ folioNumber }) => folioNumber)];
  return { fields, secrets };
}

/** What Asha herself sees. */
const stateOf = async () => {
  const asha = await person('asha');
  return {
    profile: await asha.call(getProfile),
    portfolio: await asha.call(getPortfolio),
    orders: await asha.call(getOrdersInProgress),
    cart: await asha.call(getCart),
  };
};

/** What of the secrets some calls show. */
async function shownTo(role: Role | 'owner', routesSent: readonly Route[]): Promise<string[]> {
  const { fields, secrets } = await ashas();
  const shown: string[] = [];
  for (const route of routesSent) {
    const { text } = await send(route, role, fields);
    for (const secret of secrets) if (text.includes(secret)) shown.push(`${route.endpoint.name} shows ${secret}`);
  }
  return shown;
}

describe('another’s money and data', () => {
  // Trust A10, control: the same calls show it to its owner
  it('are shown to their owner by the same calls', async () => {
    const reads = all.filter(({ endpoint }) => endpoint.effect === 'read');
    expect((await shownTo('owner', reads)).length).toBeGreaterThan(5);
  });

  // the rows above hold for all; whose calls reach another's data is tried in full by `npm run trust`
  const tried = ROLES.slice(0, countOf({ test: 2, trust: ROLES.length }));

  // Trust A10: every call of every role with what belongs to another: nothing shown, nothing moved
  it.each(tried)('are neither shown to nor moved by: %s', async (role) => {
    const before = await stateOf();
    expect(
      await shownTo(
        role,
        all.filter(({ options }) => !options.sandboxOnly),
      ),
    ).toEqual([]);
    expect(await stateOf()).toEqual(before);
  });
});
