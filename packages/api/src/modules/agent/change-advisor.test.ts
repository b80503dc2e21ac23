import {
  changeAdvisor,
  getAdvisorActivity,
  getAgentOverview,
  myCustomers,
  setAdvisorAccess,
} from '@prosperx/core/agent';
import { declineCart, getCart, readApproval, requestApproval } from '@prosperx/core/cart';
import { IDEMPOTENCY_HEADER } from '@prosperx/core/http';
import { createOrders } from '@prosperx/core/order';
import { getPortfolio } from '@prosperx/core/portfolio';
import { sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import { getCurrentUser } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { agentChanges, orderSets, stateChanges, webhookEndpoints } from '#db/schema/index.js';
import { dataOf } from '#modules/profile/export-my-data.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lastOtp, notificationsTo, lumpsum, sip } from '#testing/investing.js';
import { advisorFor, advisorOfCode, newCustomer, newInvestor, onPartnersPage } from '#testing/new-investor.js';
import { testContext, type TestKit, testKit } from '#testing/test-kit.js';

type Customer = Awaited<ReturnType<typeof newInvestor>>;

describeWithDb(
  'an advisor',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    /** Orders what is in the cart, from a page with another agent's code in its address, cookie and header. */
    async function creditOf({ client, profileId }: Customer, headers: Record<string, string>): Promise<string | null> {
      const cart = await fillCart(client, lumpsum(5_000));
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      client.cookies.set('agentCode', headers['X-PX-Agent'] ?? '');
      await client.call(createOrders, { body, headers: { ...headers, [IDEMPOTENCY_HEADER]: newToken() } });
      const [set] = await given.db.select().from(orderSets).where(eq(orderSets.profileId, profileId));
      return set?.agentCode ?? null;
    }
    async function ticketFor({ client, mobile, profileId }: Customer, change: { agentCode: string } | undefined) {
      const query = { encryptedId: profileId, purpose: 'advisor' as const };
      await client.call(sendProfileOtp, { query, body: change ? { change } : {} });
      const otp = await lastOtp(client, mobile);
      return (await client.call(verifyProfileOtp, { query, body: { otp } })).ticket ?? '';
    }

    it('is credited with the orders of their customer, whatever code the page, its cookie or its host names', async () => {
      const headers = { 'X-PX-Agent': 'AG1002' };
      const customer = await newCustomer(kit, 'AG1001');
      expect(await creditOf(customer, headers)).toBe('AG1001');
      expect((await customer.client.call(getCurrentUser, { headers })).user).toMatchObject({ mintAgentCode: 'AG1001' });
      // nobody's customer stays so: a link makes no advisor of whoever sent it
      expect(await creditOf(await newInvestor(kit), headers)).toBeNull();
      // a partner's page is an address too, and names that partner's agent
      const other = await newCustomer(kit, 'AG1002');
      expect(await creditOf(other, await onPartnersPage(kit, other))).toBe('AG1002');
    });

    it('is changed by the customer’s code for just this one, and both advisors hear of it', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const former = await advisorFor(kit, customer);
      const { client } = customer;
      const change = { agentCode: 'AG1003' };
      expect((await client.fail(changeAdvisor, { body: change })).code).toBe('otp_required');
      const access = await ticketFor(customer, undefined);
      expect((await client.fail(changeAdvisor, { body: { ...change, ticket: access } })).code).toBe('otp_required');
      kit.clock.advance(60_000);
      const ticket = await ticketFor(customer, change);
      expect((await client.fail(changeAdvisor, { body: { agentCode: 'AG1002', ticket } })).code).toBe('otp_required');
      expect((await client.fail(setAdvisorAccess, { body: { mayAct: false, ticket } })).code).toBe('otp_required');
      expect((await former.fail(changeAdvisor, { body: { ...change, ticket } })).code).toBe('customer_approves');
      const changed = await client.call(changeAdvisor, { body: { ...change, ticket } });
      expect(changed.advisor).toMatchObject({ agentCode: 'AG1003', mayAct: true });
      // the answer was lost: the same is answered again, and done once
      expect((await client.call(changeAdvisor, { body: { ...change, ticket } })).advisor).toEqual(changed.advisor);
      expect(await given.db.$count(agentChanges, eq(agentChanges.userId, customer.userId))).toBe(1);

      // the former one is out with the next call
      expect((await former.fail(getPortfolio)).code).toBe('forbidden');
      const homes = await Promise.all(
        ['AG1001', 'AG1003'].map(async (code) => (await advisorOfCode(kit, code)).call(getAgentOverview)),
      );
      const name = `Test Investor`;
      expect(homes.map(({ changes }) => changes[0])).toEqual([
        { name: expect.stringContaining(name), kind: 'left', at: expect.anything() },
        { name: expect.stringContaining(name), kind: 'came', at: expect.anything() },
      ]);
      await kit.settle();
      expect((await notificationsTo(kit, customer))[0]?.subject).toBe('Your advisor was changed');
      expect(await creditOf(customer, { 'X-PX-Agent': 'AG1001' })).toBe('AG1003');
    });

    it('is not told that a customer left who came back', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const move = async (agentCode: string) => {
        const ticket = await ticketFor(customer, { agentCode });
        await customer.client.call(changeAdvisor, { body: { agentCode, ticket } });
        kit.clock.advance(60_000);
      };
      const name = (await customer.client.call(getCurrentUser)).user?.name;
      const seenBy = async (code: string) =>
        (await (await advisorOfCode(kit, code)).call(getAgentOverview)).changes
          .filter((change) => change.name === name)
          .map(({ kind }) => kind);
      await move('AG1003');
      expect(await seenBy('AG1001')).toEqual(['left']);
      await move('AG1001');
      expect(await seenBy('AG1001')).toEqual(['came']);
      expect(await seenBy('AG1003')).toEqual(['left', 'came']);
    });

    it('has nothing to do with what the former one put into a cart until they put something into it, and asks before they order it', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const { client, profileId, ucc } = customer;
      const former = await advisorFor(kit, customer);
      const left = await fillCart(former, lumpsum(5_000));
      const change = { agentCode: 'AG1003' };
      await client.call(changeAdvisor, { body: { ...change, ticket: await ticketFor(customer, change) } });
      const desk = await advisorOfCode(kit, 'AG1003');
      const needs = async () =>
        (await desk.call(myCustomers, { query: { ...change, text: ucc } })).content[0]?.needs ?? [];
      expect(await needs()).not.toContain('approval');
      const next = await advisorOfCode(kit, 'AG1003', profileId);
      const cart = await next.call(getCart);
      expect(cart).toMatchObject({ noOfItems: 1, agentStatus: null, version: left.version });
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      expect((await next.fail(createOrders, { key: newToken(), body })).code).toBe('cart_not_approved');
      await next.call(requestApproval, { body });
      const [asked] = await notificationsTo(kit, customer);
      expect(asked?.text).toContain(
        'Farhan Qureshi asks you to approve the mutual fund investments in your cart: ₹5,000.00.',
      );
      await fillCart(next, sip(1_000));
      expect(await needs()).toContain('approval');
    });

    it('is not asked to follow up a cart that its owner declined for the former one, which stays declined', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const former = await advisorFor(kit, customer);
      const cart = await fillCart(former, lumpsum(5_000));
      await former.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
      const [asked] = await notificationsTo(kit, customer);
      const body = { token: /cart-approval#token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '' };
      await kit.client().call(declineCart, { body });
      const answeredAt = new Date(kit.clock.now()).toISOString();
      const needsFor = async (agentCode: string) => {
        const desk = await advisorOfCode(kit, agentCode);
        return (await desk.call(myCustomers, { query: { agentCode, text: customer.ucc } })).content[0]?.needs;
      };
      expect(await needsFor('AG1001')).toContain('approval');
      kit.clock.advance(60_000);
      const change = { agentCode: 'AG1003' };
      await customer.client.call(changeAdvisor, { body: { ...change, ticket: await ticketFor(customer, change) } });
      expect(await needsFor('AG1003')).not.toContain('approval');
      const declined = { isWithdrawn: false, cart: { declined: true } };
      expect(await kit.client().call(readApproval, { body })).toMatchObject(declined);
      const { approvals } = await dataOf(testContext(kit.services), customer.profileId);
      expect(approvals).toEqual([expect.objectContaining({ call: 'cart', state: 'declined', answeredAt })]);
    });

    it('is chosen by whoever had none; an agent that nobody knows is not', async () => {
      const customer = await newInvestor(kit);
      const query = { encryptedId: customer.profileId, purpose: 'advisor' as const };
      const nobody = { query, body: { change: { agentCode: 'AG9999' } } };
      expect((await customer.client.fail(sendProfileOtp, nobody)).code).toBe('agent_unknown');
      const ticket = await ticketFor(customer, { agentCode: 'AG1001' });
      await customer.client.call(changeAdvisor, { body: { agentCode: 'AG1001', ticket } });
      const { advisor } = await customer.client.call(getAdvisorActivity);
      expect(advisor).toMatchObject({ agentCode: 'AG1001', advisorName: 'Sunita Kulkarni' });
    });

    it('and their partner hear of a change by an event each', async () => {
      const { crypto } = kit.services;
      const customer = await newCustomer(kit, 'AG1001');
      await given.db.insert(webhookEndpoints).values({
        id: 'bluebank',
        url: 'https://bank.example/events',
        createdAt: kit.clock.now(),
        secret: crypto.seal(webhookEndpoints.secret, 'bluebank', 'secret'),
      });
      const ticket = await ticketFor(customer, { agentCode: 'AG1003' });
      await customer.client.call(changeAdvisor, { body: { agentCode: 'AG1003', ticket } });
      const noted = await given.db.select().from(stateChanges).where(eq(stateChanges.subject, 'advisor'));
      expect(noted.map(({ state }) => state)).toEqual(['left', 'came']);
    });
  },
  'seeded',
);
