import { getAgentOverview, myCustomers } from '@prosperx/core/agent';
import { APPROVAL_VALIDITY, approveCart, declineCart, requestApproval } from '@prosperx/core/cart';
import { blockedText, declineCustomerApproval } from '@prosperx/core/customer-approval';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { confirmPlan, declinePlan, getPlans, readPlanLink, setUpPlan } from '@prosperx/core/stp';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newId, newToken } from '#crypto/new-id.js';
import { agentCustomers, agents } from '#db/schema/index.js';
import { dataOf } from '#modules/profile/export-my-data.js';
import { approvalTokenTo, approveByLink, askApproval } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, type Investment, laterSip, lumpsum, notificationsTo, orderCart } from '#testing/investing.js';
import { advisorFor, advisorOfCode, newInvestor, type TestInvestor } from '#testing/new-investor.js';
import { enterPlan, newPlanHolder, planForm, planLinkTo } from '#testing/planning.js';
import { testContext, type TestKit, testKit } from '#testing/test-kit.js';
import { sendMorningMail } from './morning-mail.js';

describeWithDb(
  'what a customer answers by a link',
  (given) => {
    let kit: TestKit;
    let mailbox = '';
    beforeEach(async () => {
      kit = testKit(given.db);
      mailbox = `${newToken().slice(0, 8)}@example.com`;
      const morningMail = kit.services.crypto.seal(agents.morningMail, 'AG1001', mailbox);
      await given.db.update(agents).set({ morningMail }).where(eq(agents.code, 'AG1001'));
    });

    const lastMail = async () => {
      await kit.settle();
      return (await kit.client().call(sandboxMessages, { query: { to: mailbox } }))[0];
    };
    /** What the advisor's home and their list of customers say of an account. */
    async function seen({ profileId, ucc }: TestInvestor) {
      const desk = await advisorOfCode(kit, 'AG1001');
      const { approved, approvals, waiting } = await desk.call(getAgentOverview);
      const isIts = ({ encryptedId }: { encryptedId: string }) => encryptedId === profileId;
      const list = (need?: 'order') =>
        desk.call(myCustomers, { query: { agentCode: 'AG1001', text: ucc, ...(need && { need }) } });
      const row = approved.accounts.find(isIts);
      return {
        toOrder: row && [row.about, row.amount, row.until],
        answers: approvals.filter(isIts).map(({ about, isApproved, at }) => [about, isApproved, at]),
        waits: waiting.find(isIts)?.need,
        waitsOver: waiting.find(isIts)?.amount,
        listed: (await list()).content[0]?.approved,
        filtered: (await list('order')).content.length,
      };
    }
    async function askedCart(...investments: readonly Investment[]) {
      const customer = await newInvestor(kit);
      const advisor = await advisorFor(kit, customer);
      const cart = await fillCart(advisor, lumpsum(5_000), ...investments);
      await advisor.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
      const [asked] = await notificationsTo(kit, customer);
      const token = /cart-approval#token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
      return { customer, advisor, cart, body: { token } };
    }
    const nothing = { toOrder: undefined, listed: null, filtered: 0 };

    it('reaches their advisor: a cart that they approve is to be ordered until the approval lapses, and no longer', async () => {
      const { customer, advisor, cart, body } = await askedCart();
      expect(await seen(customer)).toMatchObject({ ...nothing, answers: [] });
      await kit.client().call(approveCart, { body });
      const now = kit.clock.now();
      const until = now + APPROVAL_VALIDITY;
      expect(await seen(customer)).toEqual({
        toOrder: ['cart', 5_000_00, until],
        answers: [['cart', true, now]],
        waits: undefined,
        waitsOver: undefined,
        listed: 'cart',
        filtered: 1,
      });
      expect(await lastMail()).toMatchObject({
        subject: 'A customer approved your request',
        text: expect.stringMatching(/A customer approved a request of yours: Cart\. You can place it until .* IST\./),
      });
      const payload = { agentCode: 'AG1001', today: businessDateAt(now) };
      await sendMorningMail(kit.services, { ref: newId('ref'), payload } as never);
      expect((await lastMail())?.text).toContain('1 account has something approved that you can place');
      await orderCart(advisor, cart);
      expect(await seen(customer)).toMatchObject({ ...nothing, answers: [] });

      const other = await askedCart();
      await kit.client().call(approveCart, { body: other.body });
      kit.clock.advance(APPROVAL_VALIDITY);
      expect(await seen(other.customer)).toMatchObject({ ...nothing, answers: [['cart', true, expect.anything()]] });
    });

    it('is about the sum that is paid with the order, also on the home of their advisor', async () => {
      const { customer, body } = await askedCart(laterSip(20_000));
      expect(await seen(customer)).toMatchObject({ waits: 'approval', waitsOver: 5_000_00 });
      await kit.client().call(approveCart, { body });
      expect(await seen(customer)).toMatchObject({ toOrder: ['cart', 5_000_00, expect.anything()] });
    });

    it('is named as to be placed to no advisor who may not place it, and again once they may', async () => {
      const { customer, body } = await askedCart();
      await kit.client().call(approveCart, { body });
      const bar = (mayTransact: boolean) =>
        given.db.update(agents).set({ mayTransact }).where(eq(agents.code, 'AG1001'));
      try {
        await bar(false);
        expect(await seen(customer)).toMatchObject({ ...nothing, answers: [['cart', true, expect.anything()]] });
      } finally {
        await bar(true);
      }
      expect(await seen(customer)).toMatchObject({ listed: 'cart', filtered: 1 });
    });

    it('an STP is confirmed for no advisor who may not set it up, and its page says so', async () => {
      const customer = await newPlanHolder(kit);
      await enterPlan(await advisorFor(kit, customer), customer, planForm(customer));
      const link = { body: { token: await planLinkTo(kit, customer) } };
      const verify = (verified: boolean) => given.db.update(agents).set({ verified }).where(eq(agents.code, 'AG1001'));
      const browser = kit.client();
      try {
        await verify(false);
        expect(await browser.call(readPlanLink, link)).toMatchObject({ open: true, blocked: 'arn' });
        const refusal = await browser.fail(confirmPlan, link);
        expect(refusal).toMatchObject({ code: 'approval_without_arn', message: blockedText.arn });
        expect(await browser.call(readPlanLink, link)).toMatchObject({ open: true, blocked: 'arn' });
        await verify(true);
        const confirmed = await browser.call(confirmPlan, link);
        expect(confirmed).toMatchObject({ open: false, blocked: null, plan: { agentStatus: 'APPROVED' } });
        await verify(false);
        expect(await browser.call(readPlanLink, link)).toMatchObject({ open: false, blocked: 'arn' });
      } finally {
        await verify(true);
      }
    });

    it('reaches their advisor: a cart that they decline is among the answers, of whoever the advisor may act for', async () => {
      const { customer, body } = await askedCart();
      await kit.client().call(declineCart, { body });
      const answers = [['cart', false, kit.clock.now()]];
      expect(await seen(customer)).toMatchObject({ ...nothing, answers });
      expect(await lastMail()).toMatchObject({
        subject: 'A customer declined your request',
        text: expect.stringContaining('A customer declined a request of yours: Cart.\n'),
      });
      const { approvals } = await dataOf(testContext(kit.services), customer.profileId);
      const answeredAt = new Date(kit.clock.now()).toISOString();
      expect(approvals).toEqual([expect.objectContaining({ call: 'cart', state: 'declined', answeredAt })]);
      const theirs = eq(agentCustomers.userId, customer.userId);
      await given.db.update(agentCustomers).set({ actingEndedAt: kit.clock.now() }).where(theirs);
      expect((await seen(customer)).answers).toEqual([]);
    });

    it('reaches their advisor: an STP that they approve is to be set up in time, one that they decline is among the answers', async () => {
      const customer = await newPlanHolder(kit);
      const advisor = await advisorFor(kit, customer);
      const { id } = await enterPlan(advisor, customer, planForm(customer));
      await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, customer) } });
      const [confirmed] = await customer.client.call(getPlans, { query: { ucc: customer.ucc } });
      const now = kit.clock.now();
      expect(await seen(customer)).toMatchObject({
        toOrder: ['STP', null, confirmed!.actBefore],
        answers: [['STP', true, now]],
        listed: 'STP',
        filtered: 1,
      });
      expect((await lastMail())?.text).toContain('A customer approved a request of yours: STP. You can place it until');
      await advisor.call(setUpPlan, { key: newToken(), query: { ucc: customer.ucc }, body: { id } });
      expect(await seen(customer)).toMatchObject(nothing);
      await enterPlan(advisor, customer, planForm(customer, { installmentAmount: 3_000 }));
      await kit.client().call(declinePlan, { body: { token: await planLinkTo(kit, customer) } });
      expect(await seen(customer)).toMatchObject({ ...nothing, answers: [['STP', false, expect.anything()]] });
    });

    it('reaches their advisor: a change that they decline, and one that they approve, is among the answers', async () => {
      const customer = await newInvestor(kit);
      const advisor = await advisorFor(kit, customer);
      const change = { address: '12 Lake Road, Pune' };
      await askApproval(advisor, 'updateProfile', change);
      await kit.client().call(declineCustomerApproval, { body: { token: await approvalTokenTo(kit, customer) } });
      expect((await seen(customer)).answers).toEqual([['updateProfile', false, kit.clock.now()]]);
      expect((await lastMail())?.text).toContain('A customer declined a request of yours: Contact details.');
      kit.clock.advance(60_000);
      await askApproval(advisor, 'updateProfile', change);
      await approveByLink(kit, customer);
      expect((await seen(customer)).answers.map(([about, isApproved]) => [about, isApproved])).toEqual([
        ['updateProfile', true],
        ['updateProfile', false],
      ]);
      expect((await lastMail())?.subject).toBe('A customer approved your request');
    });
  },
  'seeded',
);
