import { getCart, saveInvestment } from '@prosperx/core/cart';
import { fieldsOf, IDEMPOTENCY_HEADER, sendsQueryInBody } from '@prosperx/core/http';
import { type Paise, toRupees } from '@prosperx/core/money';
import { createOrders } from '@prosperx/core/order';
import { getProfile } from '@prosperx/core/profile';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { routes } from '#routes.js';
import type { TestClient } from '#testing/client.js';
import { openTestDb } from '#testing/engines.js';
import { rawRequest } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

let opened: OpenedDb;
let kit: TestKit;
let owner: TestClient;
/** What belongs to the owner, by the names of the fields in which it travels. */
let owned: Record<string, string>;

async function somethingOwned(): Promise<Record<string, string>> {
  const [scheme] = await opened.db.select().from(schemes).where(isNotNull(schemes.minimumLumpsum)).limit(1);
  const investment = {
    schemeId: scheme!.id,
    investmentType: 'LUMPSUM',
    investmentFrequency: 0,
    amount: toRupees(scheme!.minimumLumpsum as Paise),
  } as const;
  const cart = await owner.call(saveInvestment, { body: investment });
  const made = await owner.call(createOrders, {
    body: { cartId: cart.encryptedCartId, version: cart.version },
    key: 'owned',
  });
  const sip = { investmentType: 'SIP', investmentFrequency: 1, amount: toRupees(scheme!.minimumSip as Paise) } as const;
  const plan = { sipDate: scheme!.sipDates[0] ?? 5, numOfSipInstallments: 12 };
  const next = await owner.call(saveInvestment, { body: { ...investment, ...sip, ...plan } });
  const item = next.activeCustomizedInvestmentDetailList[0]!;
  return {
    cartId: cart.encryptedCartId,
    pxOrderNumber: made.pxOrderNumber,
    paymentUrl: made.paymentUrl,
    encryptedOrderId: made.orders[0]!.encryptedOrderId,
    investmentId: item.investmentId,
    schemeId: scheme!.id,
  };
}

beforeAll(async () => {
  opened = await openTestDb('seeded');
  kit = testKit(opened.db);
  owner = await kit.signedIn('9876500001');
  owned = await somethingOwned();
});
afterAll(() => opened.close());

/** Everything else that a call needs to reach the check of its owner. */
const plausible: Record<string, unknown> = {
  version: 1,
  otp: '000000',
  flowType: '1',
  totalAmount: 500,
  paymentMode: 0,
  loopBackUrl: '/portfolio',
  investmentType: 'LUMPSUM',
  investmentFrequency: 0,
  amount: 5000,
};

const touching = routes.filter(({ endpoint }) =>
  [...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body)].some((field) =>
    ['cartId', 'pxOrderNumber', 'investmentId', 'orderDetailsList'].includes(field),
  ),
);

describe('what belongs to one investor', () => {
  // Trust A10: every call that touches what is an investor’s, by another investor
  it.each(touching.map((route) => [route.endpoint.name, route] as const))(
    'is out of reach of another by %s',
    async (_, { endpoint }) => {
      const stranger = await kit.signedIn('9876500007');
      const all: Record<string, unknown> = {
        ...plausible,
        ...owned,
        orderDetailsList: [{ encryptedOrderId: owned['encryptedOrderId'] }],
      };
      const pick = (fields: string[]) =>
        Object.fromEntries(fields.map((field) => [field, all[field]]).filter(([, value]) => value !== undefined));
      const query = pick(fieldsOf(endpoint.query)) as Record<string, string>;
      const Cookie = [...stranger.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const before = await owner.call(getCart, { query: {} });
      const response = await kit.app.hono.request(
        rawRequest(endpoint, {
          query: sendsQueryInBody(endpoint) ? {} : query,
          body: { ...(sendsQueryInBody(endpoint) && query), ...pick(fieldsOf(endpoint.body)) },
          headers: { Cookie, [IDEMPOTENCY_HEADER]: 'stranger' },
        }),
      );
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      // a scheme is nobody's
      for (const id of [owned['pxOrderNumber'], owned['encryptedOrderId'], owned['investmentId'], owned['cartId']])
        expect(text).not.toContain(id);
      expect(await owner.call(getCart, { query: {} })).toEqual(before);
    },
  );
});

const naming = routes.filter(
  ({ endpoint }) =>
    endpoint.path.startsWith('/api/') &&
    fieldsOf(endpoint.query).some((field) => ['ucc', 'encryptedId'].includes(field)),
);

describe('a profile that a call names', () => {
  it.each(naming.map((route) => [route.endpoint.name, route] as const))(
    'is neither shown nor changed by %s when it is another’s',
    async (_, { endpoint }) => {
      const stranger = await kit.signedIn('9876500007');
      const Cookie = [...stranger.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const before = await owner.call(getProfile);
      for (const named of [before.ucc, before.encryptedId]) {
        const given = fieldsOf(endpoint.query).map((field) => [
          field,
          field === 'ucc' || field === 'encryptedId' ? named : '1',
        ]);
        const query = Object.fromEntries(given.filter(([field]) => field !== 'purpose')) as Record<string, string>;
        const answer = { questionNo: 1, answerOptionId: 1, riskProfileVersion: 1, totalQuestionsCount: 8 };
        const judged = { userAttemptId: 1, isCalculateRiskScore: false };
        const body = { nomineeOptFlag: false, otp: '123456', gender: 'M', ticket: 'x', ...answer, ...judged };
        const response = await kit.app.hono.request(rawRequest(endpoint, { query, body, headers: { Cookie } }));
        const text = await response.text();
        expect(response.status, text).toBeGreaterThanOrEqual(400);
        expect(response.status, text).toBeLessThan(500);
        expect(text).not.toContain(before.name);
      }
      expect(await owner.call(getProfile)).toEqual(before);
    },
  );
});
