import { approveCart, declineCart, getCart, readApproval, requestApproval, saveInvestment } from '@prosperx/core/cart';
import { blockedText } from '@prosperx/core/customer-approval';
import { createOrders } from '@prosperx/core/order';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { agentCustomers, agents, profiles, users } from '#db/schema/index.js';
import { SESSION_COOKIE } from '#http/cookies.js';
import type { Message } from '#providers/providers.js';
import { orderText } from '#records/order/remarks.text.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, laterSip, notificationsTo, lumpsum, sip } from '#testing/investing.js';
import { advisorFor, advisorOfCode, signInAs, newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 86_400_000;

describeWithDb(
  'approveCart',
  (given) => {
    let kit: TestKit;
    let count = 0;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    async function filled() {
      const customer = await newInvestor(kit);
      const advisor = await advisorFor(kit, customer);
      const cart = await fillCart(advisor, lumpsum(5_000));
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      return { customer, advisor, cart, body, place: () => advisor.fail(createOrders, { key: `k${count++}`, body }) };
    }
    /** The token in the last link that was emailed. */
    async function tokenFor(customer: Awaited<ReturnType<typeof newInvestor>>): Promise<string> {
      const key = customer.ucc.replace('TEST', '').replace(/^0+(?=\d)/, '');
      const to = `test-${key}@example.com`;
      const [message] = await customer.client.call(sandboxMessages, { query: { to } });
      return /\/v1\/cart-approval#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
    }

    it('a cart that an advisor filled waits for its owner, who approves it by the link, and only then can it be ordered', async () => {
      const { customer, advisor, body, cart, place } = await filled();
      expect(cart.agentStatus).toBe('PENDNEW');
      expect((await place()).code).toBe('cart_not_approved');
      expect((await advisor.call(requestApproval, { body })).agentStatus).toBe('PENDING');
      expect((await place()).code).toBe('cart_not_approved');
      const token = await tokenFor(customer);
      const stranger = kit.client();
      expect(await stranger.call(readApproval, { body: { token } })).toMatchObject({
        agentStatus: 'PENDING',
        advisorName: 'Sunita Kulkarni',
        cart: { noOfItems: 1 },
      });
      const approved = { agentStatus: 'APPROVED', cart: { agentStatus: 'APPROVED', noOfItems: 1 } };
      expect(await stranger.call(approveCart, { body: { token } })).toMatchObject(approved);
      const bare = { noOfItems: 0, amount: 0, encryptedCartId: '', activeCustomizedInvestmentDetailList: [] };
      for (const call of [approveCart, declineCart, readApproval])
        expect(await stranger.call(call, { body: { token } })).toMatchObject({
          agentStatus: 'APPROVED',
          cart: { ...bare, agentStatus: 'APPROVED', declined: false },
        });
      expect((await advisor.call(createOrders, { key: 'last', body })).orders).toHaveLength(1);
    });

    it('a cart that an advisor filled names the advisor who asked, whoever began the cart', async () => {
      const customer = await newInvestor(kit);
      await fillCart(customer.client, sip(1_000));
      const advisor = await advisorFor(kit, customer);
      const cart = await fillCart(advisor, lumpsum(5_000));
      await advisor.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
      const token = await tokenFor(customer);
      expect((await kit.client().call(readApproval, { body: { token } })).advisorName).toBe('Sunita Kulkarni');
    });

    it('a cart that an advisor filled can be declined by the link, which is spent then, and its advisor sees it until they ask again', async () => {
      const { customer, advisor, body, place } = await filled();
      await advisor.call(requestApproval, { body });
      const token = await tokenFor(customer);
      const stranger = kit.client();
      for (const call of [declineCart, declineCart, approveCart, readApproval])
        expect(await stranger.call(call, { body: { token } })).toMatchObject({
          agentStatus: 'PENDNEW',
          cart: { declined: true },
        });
      expect(await advisor.call(getCart)).toMatchObject({ agentStatus: 'PENDNEW', declined: true });
      expect((await place()).code).toBe('cart_not_approved');
      expect(await advisor.call(requestApproval, { body })).toMatchObject({ agentStatus: 'PENDING', declined: false });
      expect((await stranger.fail(approveCart, { body: { token } })).code).toBe('approval_link_invalid');
    });

    it('a cart that its owner declined to one advisor is not called declined to the next one', async () => {
      const { customer, advisor, body } = await filled();
      await advisor.call(requestApproval, { body });
      await kit.client().call(declineCart, { body: { token: await tokenFor(customer) } });
      const ofCustomer = eq(agentCustomers.userId, customer.userId);
      await given.db.update(agentCustomers).set({ agentCode: 'AG1003' }).where(ofCustomer);
      const next = await advisorOfCode(kit, 'AG1003', customer.profileId);
      expect(await next.call(getCart)).toMatchObject({ agentStatus: 'PENDNEW', declined: false, noOfItems: 1 });
      expect(await (await advisorFor(kit, customer)).call(getCart)).toMatchObject({ declined: true });
    });

    it('a cart that an advisor filled cannot be declined after it was approved, and one that is changed is declined no more', async () => {
      const { customer, advisor, body } = await filled();
      await advisor.call(requestApproval, { body });
      const token = await tokenFor(customer);
      await kit.client().call(approveCart, { body: { token } });
      expect((await kit.client().call(declineCart, { body: { token } })).agentStatus).toBe('APPROVED');
      const other = await filled();
      await other.advisor.call(requestApproval, { body: other.body });
      await kit.client().call(declineCart, { body: { token: await tokenFor(other.customer) } });
      await other.advisor.call(saveInvestment, { body: sip(1_000) });
      expect(await other.advisor.call(getCart)).toMatchObject({ agentStatus: 'PENDNEW', declined: false });
    });

    it('a cart that an advisor filled has to be approved again once it is another', async () => {
      const { customer, advisor, body } = await filled();
      await advisor.call(requestApproval, { body });
      const token = await tokenFor(customer);
      await kit.client().call(approveCart, { body: { token } });
      await advisor.call(saveInvestment, { body: sip(1_000) });
      expect((await advisor.call(getCart)).agentStatus).toBe('PENDNEW');
      expect((await kit.client().fail(readApproval, { body: { token } })).code).toBe('approval_link_invalid');
      expect((await advisor.fail(requestApproval, { body })).code).toBe('cart_changed');
    });

    it('a cart that an advisor filled is shown and approved by no link once the account is closed', async () => {
      const { customer, advisor, body } = await filled();
      await advisor.call(requestApproval, { body });
      const link = { body: { token: await tokenFor(customer) } };
      expect((await kit.client().call(readApproval, link)).agentStatus).toBe('PENDING');
      await given.db.update(profiles).set({ closedAt: kit.clock.now() }).where(eq(profiles.id, customer.profileId));
      for (const call of [readApproval, approveCart, declineCart])
        expect((await kit.client().fail(call, link)).code).toBe('approval_link_invalid');
    });

    it('a cart that an advisor filled is not approved by a link that is made up, replaced, or a day old', async () => {
      const { customer, advisor, body } = await filled();
      await advisor.call(requestApproval, { body });
      const first = await tokenFor(customer);
      await advisor.call(requestApproval, { body });
      const second = await tokenFor(customer);
      for (const token of ['', 'x', first])
        expect((await kit.client().fail(approveCart, { body: { token } })).code).toBe('approval_link_invalid');
      kit.clock.advance(DAY);
      expect(await kit.client().call(approveCart, { body: { token: second } })).toMatchObject({
        agentStatus: 'AUTOCXL',
        cart: { noOfItems: 0 },
      });
    });

    it('a cart that an advisor filled is not shown as asked while the email cannot be sent, and the link of before still holds', async () => {
      let down = true;
      const { providers } = kit.services;
      const send = (message: Message) =>
        down ? Promise.reject(new Error('no SMTP')) : providers.notifier.send(message);
      const unlucky = testKit(given.db, { clock: kit.clock, providers: { notifier: { send } } });
      const { customer, advisor, body } = await filled();
      const theirs = signInAs(unlucky.client(), { token: advisor.cookies.get(SESSION_COOKIE) ?? '' });
      expect((await theirs.fail(requestApproval, { body })).code).toBe('approval_not_sent');
      expect((await advisor.call(getCart)).agentStatus).toBe('PENDNEW');
      down = false;
      await theirs.call(requestApproval, { body });
      const token = await tokenFor(customer);
      down = true;
      expect((await theirs.fail(requestApproval, { body })).code).toBe('approval_not_sent');
      expect((await kit.client().call(approveCart, { body: { token } })).agentStatus).toBe('APPROVED');
    });

    it.each([
      ['has no email address', { email: null }],
      ['has not verified the email address', { emailVerifiedAt: null }],
    ])('a cart that an advisor filled is asked about by SMS where its owner %s', async (_, change) => {
      const { customer, advisor, body } = await filled();
      await given.db.update(users).set(change).where(eq(users.id, customer.userId));
      await advisor.call(requestApproval, { body });
      expect(await tokenFor(customer)).toBe('');
      const [message] = await advisor.call(sandboxMessages, { query: { to: customer.mobile } });
      expect(message).toMatchObject({ channel: 'sms', otp: null });
      const token = /cart-approval#token=([\w-]+) /.exec(message?.text ?? '')?.[1] ?? '';
      expect((await kit.client().call(approveCart, { body: { token } })).agentStatus).toBe('APPROVED');
    });

    it('a cart that an advisor filled stays approved when it is asked about again', async () => {
      const { customer, advisor, body } = await filled();
      await advisor.call(requestApproval, { body });
      await kit.client().call(approveCart, { body: { token: await tokenFor(customer) } });
      expect((await advisor.call(requestApproval, { body })).agentStatus).toBe('APPROVED');
      expect(await notificationsTo(kit, customer)).toHaveLength(1);
      expect((await advisor.call(createOrders, { key: 'still', body })).orders).toHaveLength(1);
    });

    it('a cart that an advisor filled has to be approved again a day after it was, and the refusal says so', async () => {
      const { customer, advisor, body } = await filled();
      await advisor.call(requestApproval, { body });
      await kit.client().call(approveCart, { body: { token: await tokenFor(customer) } });
      kit.clock.advance(DAY);
      const later = await advisorFor(kit, customer);
      expect((await later.call(getCart)).agentStatus).toBe('AUTOCXL');
      expect(await later.fail(createOrders, { key: `k${count++}`, body })).toMatchObject({
        code: 'cart_not_approved',
        message: orderText.approvalOver,
      });
      expect((await later.call(requestApproval, { body })).agentStatus).toBe('PENDING');
      await kit.client().call(approveCart, { body: { token: await tokenFor(customer) } });
      kit.clock.advance(DAY - 1);
      const again = await advisorFor(kit, customer);
      expect((await again.call(createOrders, { key: `k${count++}`, body })).orders).toHaveLength(1);
    });

    it('a cart that an advisor filled needs no approval where its owner orders it, or has changed it', async () => {
      const { customer, cart } = await filled();
      await customer.client.call(saveInvestment, { body: sip(1_000) });
      const own = await customer.client.call(getCart);
      expect([own.agentStatus, own.encryptedCartId]).toEqual([null, cart.encryptedCartId]);
      const body = { cartId: own.encryptedCartId, version: own.version };
      expect((await customer.client.call(createOrders, { key: 'own', body })).orders).toHaveLength(2);
    });

    it('a cart that an advisor filled is asked about with what it costs with the order and each month after it', async () => {
      const told = async (
        ...investments: Parameters<typeof fillCart> extends [unknown, ...infer Rest] ? Rest : never
      ) => {
        const customer = await newInvestor(kit);
        const cart = await fillCart(await advisorFor(kit, customer), ...investments);
        const advisor = await advisorFor(kit, customer);
        await advisor.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
        return /in your cart: (.*)\. Please/.exec((await notificationsTo(kit, customer))[0]?.text ?? '')?.[1];
      };
      expect(await told(lumpsum(5_000))).toBe('₹5,000.00');
      expect(await told(laterSip(20_000))).toBe('a SIP of ₹20,000.00 a month');
      expect(await told(lumpsum(5_000), laterSip(20_000))).toBe('₹5,000.00 now, then a SIP of ₹20,000.00 a month');
      expect(await told(sip(2_000), laterSip(20_000))).toBe('₹2,000.00 now, then 2 SIPs, together ₹22,000.00 a month');
      const once = (rupees: number) => ({ ...laterSip(rupees), numOfSipInstallments: 1 });
      expect(await told(once(500))).toBe('one SIP instalment of ₹500.00');
      expect(await told({ ...sip(2_000), numOfSipInstallments: 2 }, laterSip(1_000))).toBe(
        '₹2,000.00 now, then a SIP of ₹1,000.00 a month, and one SIP instalment of ₹2,000.00',
      );
    });

    const bar = (mayTransact: boolean) => given.db.update(agents).set({ mayTransact }).where(eq(agents.code, 'AG1001'));
    const verify = (verified: boolean) => given.db.update(agents).set({ verified }).where(eq(agents.code, 'AG1001'));

    it.each([
      ['barred', 'approval_barred', bar],
      ['arn', 'approval_without_arn', verify],
    ] as const)(
      'a cart that an advisor filled is not approved while they could not order it (%s), and says so before and after',
      async (blocked, code, allow) => {
        const { customer, advisor, body } = await filled();
        await advisor.call(requestApproval, { body });
        const link = { body: { token: await tokenFor(customer) } };
        const browser = kit.client();
        try {
          await allow(false);
          expect(await browser.call(readApproval, link)).toMatchObject({ agentStatus: 'PENDING', blocked });
          const refusal = await browser.fail(approveCart, link);
          expect(refusal).toMatchObject({ code, message: blockedText[blocked] });
          expect(await browser.call(readApproval, link)).toMatchObject({ agentStatus: 'PENDING', blocked });
          await allow(true);
          expect(await browser.call(approveCart, link)).toMatchObject({ agentStatus: 'APPROVED', blocked: null });
          await allow(false);
          expect(await browser.call(readApproval, link)).toMatchObject({ agentStatus: 'APPROVED', blocked });
          const other = await filled();
          const refused = blocked === 'arn' ? 'certificates_waiting' : 'agent_not_allowed';
          expect((await other.advisor.fail(requestApproval, { body: other.body })).code).toBe(refused);
        } finally {
          await allow(true);
        }
      },
    );

    it('a cart that an advisor filled is declined all the same while they could not order it', async () => {
      const { customer, advisor, body } = await filled();
      await advisor.call(requestApproval, { body });
      const link = { body: { token: await tokenFor(customer) } };
      try {
        await bar(false);
        const declined = await kit.client().call(declineCart, link);
        expect(declined).toMatchObject({ blocked: null, cart: { declined: true } });
      } finally {
        await bar(true);
      }
    });

    it('a cart that an advisor filled is asked about by its advisor alone', async () => {
      const { customer, body } = await filled();
      expect((await customer.client.fail(requestApproval, { body })).code).toBe('forbidden');
    });
  },
  'seeded',
);
