import { getAgentOverview, myCustomers } from '@prosperx/core/agent';
import { getCart } from '@prosperx/core/cart';
import {
  addToProposal,
  approveProposal,
  declineProposal,
  getCustomerProposals,
  moveCartToProposal,
  readProposal,
  removeFromProposal,
  reviseProposal,
  sendProposal,
  sendProposalOtp,
  withdrawProposal,
} from '@prosperx/core/proposal';
import { redemptionRequestSchema } from '@prosperx/core/redemption';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ownerOf } from '#customer-approval/owner-context.js';
import { agents, auditEntries, orders, orderSets, proposals, sales, schemes, transferPlans } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import { proposedTo } from '#modules/agent/waiting-proposals.js';
import { redeemApproved } from '#modules/orders/redeem/request-redemption.js';
import type { Job } from '#queue/queue.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, fillCart, lumpsum, notificationsTo, ordersOf, pay, schemeOf, sip } from '#testing/investing.js';
import { otherThan } from '#testing/login-codes.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { askForCode, idsOf, newProposalKit, proposable, proposalTokenTo, propose } from '#testing/proposing.js';
import { goTo } from '#testing/redeeming.js';
import { pressAtBank, leadsTo } from '#testing/requests.js';
import { testContext, type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 24 * 3_600_000;

describeWithDb(
  'a proposal',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const rowsOf = async (profileId: string) => ({
      sales: await given.db.select().from(sales).where(eq(sales.profileId, profileId)),
      orders: await given.db.select().from(orders).where(eq(orders.profileId, profileId)),
      plans: await given.db.select().from(transferPlans).where(eq(transferPlans.profileId, profileId)),
    });
    const smsTo = async (mobile: string) =>
      (await kit.client().call(sandboxMessages, { query: { to: mobile } })).find(({ otp }) => otp !== null)?.text;
    const countOf = async (profileId: string) => {
      const rows = await rowsOf(profileId);
      return rows.sales.length + rows.orders.length + rows.plans.length;
    };

    it('goes to its owner with its costs and the advisor’s ARN; of three items the two that they approve by one code are followed to units', async () => {
      const customer = await newProposalKit(kit);
      const { advisor, client, profileId } = customer;
      const sent = await propose(customer, 'lumpsum', 'sip', 'switch');
      expect(sent.sentTo).toMatch(/••••.*@example\.com$/);
      expect(sent).toMatchObject({ draft: null, proposals: [{ state: 'pending', version: 1, token: null }] });
      const [notification] = await notificationsTo(kit, customer);
      expect(notification?.text).toContain('Sunita Kulkarni, ARN-');
      expect(notification?.text).toContain('Never share the OTP with anyone, not even your advisor');

      // what an item would bring is worked out for who answers
      expect(sent.proposals[0]!.items[2]!.preview).toBeNull();
      expect((await client.call(getCustomerProposals)).proposals[0]!.items[2]!.preview).not.toBeNull();

      const { shown, give, body, browser } = await askForCode(kit, customer, 'lumpsum', 'switch');
      expect(await smsTo(customer.mobile)).toContain(
        'approve 2 of 3 items of the proposal by Sunita Kulkarni with ProsperX: invest ₹50,000, switch ₹10,000. Do not',
      );
      const [first, , third] = shown.items;
      const { expenseRatio, expenseRatioDate, costAYear } = first!.terms.bought!;
      expect(shown).toMatchObject({ words: 'For your retirement.', advisorName: 'Sunita Kulkarni', token: null });
      expect(costAYear).toBe(Math.round((50_000_00 * expenseRatio!) / 100));
      expect(expenseRatioDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(third).toMatchObject({ fault: '', terms: { kind: 'switch', amount: 10_000_00 } });
      expect(third!.preview?.estimate?.payout).toBeGreaterThan(0);
      const wrong = { ...body, otp: otherThan(body.otp) };
      expect((await browser.fail(approveProposal, { body: wrong })).code).toBe('otp_wrong');
      // a code for two items approves neither three nor another two
      const others = { ...body, itemIds: shown.items.map(({ terms }) => terms.itemId) };
      expect((await browser.fail(approveProposal, { body: others })).code).toMatch(/^otp_|transaction_otp_/);
      expect(await countOf(profileId)).toBe(0);

      const answer = await give();
      expect(answer.items.map(({ step }) => step)).toEqual(['approved', 'left', 'approved']);
      expect(answer.paymentStatus).toBe('waiting_for_exchange');
      expect(answer.paymentUrl).toContain('signature=');
      // whoever has the link but no code is shown nothing of it
      for (const tried of [{ ...body, shown: '', itemIds: [], otp: '' }, wrong])
        expect(await browser.call(approveProposal, { body: tried })).toMatchObject({
          state: 'approved',
          items: [],
          words: '',
        });
      const [set] = await given.db.select().from(orderSets).where(eq(orderSets.profileId, profileId));
      expect(set).toMatchObject({ agentCode: 'AG1001', amount: 50_000_00, confirmedAt: kit.clock.now() });
      await kit.settle();
      const made = await ordersOf(client, { encryptedCartId: set!.cartId!, version: 1 });
      const { redirectUrl } = await pay(client, made.orders);
      const back = await pressAtBank(kit.app, await leadsTo(kit.app, redirectUrl ?? ''), 'pay');
      await leadsTo(kit.app, back.headers.get('location') ?? '');
      const stepsNow = async () =>
        (await advisor.call(getCustomerProposals)).proposals[0]!.items.map(({ step }) => step);
      expect(await stepsNow()).toEqual(['paid', 'left', 'ordered']);
      await goTo(kit, '2026-11-24', '10:00');
      const later = await advisorFor(kit, customer);
      const { items } = (await later.call(getCustomerProposals)).proposals[0]!;
      expect(items.map(({ step }) => step)).toEqual(['done', 'left', 'done']);
      expect(items[0]!.units?.units).toBeGreaterThan(0);
      expect(items[2]!.units?.units).toBeGreaterThan(0);
      // the page of the link tells nothing any more
      const old = await kit.client().call(readProposal, { body: { token: body.token } });
      expect(old).toMatchObject({ state: 'approved', items: [], words: '' });
    });

    it('carries out redemptions and STPs too, each as its owner would have made it', async () => {
      const customer = await newProposalKit(kit);
      await propose(customer, 'redemption', 'stp');
      const { give } = await askForCode(kit, customer, 'redemption', 'stp');
      await give();
      const rows = await rowsOf(customer.profileId);
      expect(rows.sales).toMatchObject([{ kind: 'redemption', amount: 5_000_00, actorAgentCode: 'AG1001' }]);
      await kit.settle();
      expect((await rowsOf(customer.profileId)).plans).toMatchObject([{ status: 'ACTIVE', amount: 2_000_00 }]);
      const { items } = (await customer.client.call(getCustomerProposals)).proposals[0]!;
      expect(items.map(({ step }) => step)).toEqual(['ordered', 'ordered']);
      // no link of the plan's own asks a second time
      const subjects = (await notificationsTo(kit, customer)).map(({ subject }) => subject);
      expect(subjects).not.toContain('Please confirm your STP');
    });

    it('is approved once, however often and by whichever browser at once', async () => {
      const customer = await newProposalKit(kit);
      await propose(customer, 'switch', 'lumpsum');
      const { give } = await askForCode(kit, customer, 'switch', 'lumpsum');
      const answers = await Promise.all([1, 2, 3, 4].map(give));
      expect(answers.map(({ state }) => state)).toEqual(Array(4).fill('approved'));
      const rows = await rowsOf(customer.profileId);
      expect([rows.sales.length, rows.orders.length]).toEqual([1, 1]);
    });

    it('is carried out twice where its state is read without the lock of the account', async () => {
      const customer = await newProposalKit(kit);
      await propose(customer, 'switch');
      let [readers, goOn] = [0, () => {}];
      // both have read before one writes, as happens sooner or later
      const allHaveRead = new Promise<void>((resolve) => (goOn = resolve));
      const naive = async () => {
        const { state } = await kit
          .client()
          .call(readProposal, { body: { token: await proposalTokenTo(kit, customer) } });
        readers += 1;
        if (readers === 2) goOn();
        await allHaveRead;
        if (state !== 'pending') return;
        const { profileId } = customer;
        const { owner } = await ownerOf(testContext(kit.services), { id: 'x', profileId, agentCode: 'AG1001' });
        const input = z.decode(redemptionRequestSchema, proposable(customer).switch.change);
        await given.db.transaction((tx) => redeemApproved({ ...owner, db: tx }, input));
      };
      await Promise.all([naive(), naive()]);
      expect((await rowsOf(customer.profileId)).sales).toHaveLength(2);
    });

    it('refuses where a term has changed since it was shown, and approves it once it was read again', async () => {
      const customer = await newProposalKit(kit);
      await propose(customer, 'lumpsum');
      const { browser, body } = await askForCode(kit, customer, 'lumpsum');
      const ofEquity = eq(schemes.id, schemeOf(EQUITY).id);
      const [before] = await given.db.select().from(schemes).where(ofEquity);
      await given.db
        .update(schemes)
        .set({ expenseRatio: (before!.expenseRatio ?? 1) + 0.1 })
        .where(ofEquity);
      const refused = await browser.fail(approveProposal, { body });
      expect(refused.code).toBe('proposal_changed');
      expect(refused.message).toBe('This has changed since it was shown. Please read it again before you answer.');
      expect((await browser.fail(sendProposalOtp, { body })).code).toBe('proposal_changed');
      expect(await countOf(customer.profileId)).toBe(0);
      // a NAV is no term: it changes each day
      await given.db
        .update(schemes)
        .set({ latestNav: before!.latestNav, expenseRatio: before!.expenseRatio })
        .where(ofEquity);
      expect((await browser.call(approveProposal, { body })).state).toBe('approved');
    });

    it('gives way to its next version on the same link, also between the code and its use', async () => {
      const customer = await newProposalKit(kit);
      const { advisor, profileId } = customer;
      const [{ proposalId } = { proposalId: '' }] = (await propose(customer, 'lumpsum', 'sip')).proposals;
      const { browser, body, shown } = await askForCode(kit, customer, 'lumpsum');
      const { draft } = await advisor.call(reviseProposal, { body: { proposalId } });
      expect(draft).toMatchObject({ version: 2, state: 'draft', words: 'For your retirement.' });
      expect((await advisor.fail(reviseProposal, { body: { proposalId } })).code).toBe('invalid_input');
      await advisor.call(removeFromProposal, { body: { itemId: idsOf(draft!, 'sip')[0]! } });
      const again = await advisor.call(sendProposal, { body: { words: 'Without the SIP.' } });
      expect(again.proposals).toMatchObject([{ version: 2, state: 'pending' }]);
      expect((await browser.fail(approveProposal, { body })).code).toBe('proposal_changed');
      const late = { token: body.token, proposalId: shown.proposalId, reason: 'No' };
      expect((await browser.fail(declineProposal, { body: late })).code).toBe('proposal_changed');
      expect(await countOf(profileId)).toBe(0);
      const now = await browser.call(readProposal, { body: { token: body.token } });
      expect(now).toMatchObject({ version: 2, words: 'Without the SIP.', items: [{ terms: { kind: 'lumpsum' } }] });
    });

    it('is declined with a reason that the advisor reads, ends with its time between the code and its use, and can be withdrawn', async () => {
      const customer = await newProposalKit(kit);
      const { advisor } = customer;
      await propose(customer, 'lumpsum');
      const token = await proposalTokenTo(kit, customer);
      const browser = kit.client();
      const { proposalId } = await browser.call(readProposal, { body: { token } });
      const decline = { token, proposalId, reason: ' Too much at once. ' };
      expect(await browser.call(declineProposal, { body: decline })).toMatchObject({
        state: 'declined',
        declineReason: '',
      });
      expect((await browser.call(declineProposal, { body: decline })).state).toBe('declined');
      const waits = async () =>
        (await proposedTo(given.db, [customer.profileId], kit.clock.now())).get(customer.profileId);
      expect(await waits()).toEqual({ amount: null, isAsked: false, until: null, proposal: 'declined' });
      expect((await advisor.call(getCustomerProposals)).proposals[0]).toMatchObject({
        declineReason: 'Too much at once.',
      });

      await advisor.call(reviseProposal, { body: { proposalId } });
      await advisor.call(sendProposal, { body: { words: 'Again.' } });
      kit.clock.advance(7 * DAY - 60_000);
      const second = await askForCode(kit, customer, 'lumpsum');
      kit.clock.advance(60_000);
      expect((await second.browser.fail(approveProposal, { body: second.body })).code).toBe('approval_over');
      expect((await browser.call(readProposal, { body: { token } })).state).toBe('expired');
      expect(await waits()).toMatchObject({ isAsked: false, proposal: 'expired' });

      const later = await advisorFor(kit, customer);
      const third = await propose({ ...customer, advisor: later }, 'lumpsum');
      const id = third.proposals[0]!.proposalId;
      const withdrawn = await later.call(withdrawProposal, { body: { proposalId: id } });
      expect(withdrawn.proposals[0]).toMatchObject({ state: 'withdrawn' });
      expect(await countOf(customer.profileId)).toBe(0);
    });

    it('is carried out whole or not at all: one item that fails leaves nothing, and the same code approves it later', async () => {
      const customer = await newProposalKit(kit);
      await propose(customer, 'switch', 'lumpsum');
      const { browser, body } = await askForCode(kit, customer, 'switch', 'lumpsum');
      const ofEquity = eq(schemes.id, schemeOf(EQUITY).id);
      await given.db.update(schemes).set({ allowPurchase: false }).where(ofEquity);
      expect((await browser.fail(approveProposal, { body })).code).toBe('purchase_not_allowed');
      expect(await countOf(customer.profileId)).toBe(0);
      await given.db.update(schemes).set({ allowPurchase: true }).where(ofEquity);
      expect((await browser.call(approveProposal, { body })).state).toBe('approved');
    });

    it('takes what is in the cart, and refuses what could not be carried out', async () => {
      const customer = await newProposalKit(kit);
      const { advisor, folioNumber } = customer;
      const { encryptedCartId: cartId, version } = await fillCart(advisor, lumpsum(10_000), sip(2_000));
      const stale = { cartId, version: version - 1 };
      expect((await advisor.fail(moveCartToProposal, { body: stale })).code).toBe('cart_changed');
      const { draft } = await advisor.call(moveCartToProposal, { body: { cartId, version } });
      expect(draft?.items.map(({ terms }) => [terms.kind, terms.amount]).sort()).toEqual([
        ['lumpsum', 10_000_00],
        ['sip', 2_000_00],
      ]);
      expect((await advisor.call(getCart)).noOfItems).toBe(0);
      const add = (call: 'saveInvestment' | 'requestRedemption' | 'registerPlan', change: object) =>
        advisor.fail(addToProposal, { body: { call, change: { ...change } } });
      expect((await add('saveInvestment', lumpsum(1))).code).toBe('amount_below_minimum');
      expect((await add('saveInvestment', {})).code).toBe('invalid_input');
      expect((await add('requestRedemption', { ...proposable({ folioNumber: '1' }).redemption.change })).code).toBe(
        'folio_unknown',
      );
      expect((await add('registerPlan', { ...proposable({ folioNumber }).stp.change, noOfInstallments: 1 })).code).toBe(
        'invalid_input',
      );
      expect((await advisor.fail(sendProposal, { body: { words: ' ' } })).fields).toEqual({ words: 'required' });
    });

    it('is made by an advisor with a verified ARN for a customer of theirs, and ends with either', async () => {
      const customer = await newProposalKit(kit);
      const { advisor, client } = customer;
      await propose(customer, 'lumpsum');
      const { browser, body } = await askForCode(kit, customer, 'lumpsum');
      // no code of a customer is taken in an advisor's session
      expect((await advisor.fail(approveProposal, { body })).code).toBe('customer_approves');
      expect((await advisor.fail(sendProposalOtp, { body })).code).toBe('customer_approves');
      const ofAgent = eq(agents.code, 'AG1001');
      await given.db.update(agents).set({ verified: false }).where(ofAgent);
      const refused = await advisor.fail(sendProposal, { body: { words: 'x' } });
      expect(refused.code).toMatch(/^certificates_/);
      expect((await browser.fail(approveProposal, { body })).code).toBe('approval_without_arn');
      const blocks = async () => {
        const views = [await advisor.call(getCustomerProposals), await client.call(getCustomerProposals)];
        const { blocked } = await browser.call(readProposal, { body: { token: body.token } });
        return [blocked, ...views.map(({ proposals: [first] }) => first?.blocked)];
      };
      expect(await blocks()).toEqual(['arn', 'arn', 'arn']);
      await given.db.update(agents).set({ verified: true, mayTransact: false }).where(ofAgent);
      expect(await blocks()).toEqual(['barred', 'barred', 'barred']);
      await given.db.update(agents).set({ mayTransact: true }).where(ofAgent);
      expect(await blocks()).toEqual([null, null, null]);
      expect((await browser.fail(readProposal, { body: { token: `${body.token}x` } })).code).toBe(
        'approval_link_invalid',
      );
      const [mine] = (await client.call(getCustomerProposals)).proposals;
      expect(mine).toMatchObject({ state: 'pending', token: body.token });
      const stranger = await newInvestor(kit);
      expect((await stranger.client.call(getCustomerProposals)).proposals).toEqual([]);
    });

    it('waits among what the advisor has to do, until it is answered', async () => {
      const customer = await newProposalKit(kit);
      const { advisor, profileId } = customer;
      const waiting = async () => (await advisor.call(getAgentOverview)).counts.proposal ?? 0;
      const before = await waiting();
      await propose(customer, 'lumpsum');
      const needing = async () =>
        (await advisor.call(myCustomers, { query: { agentCode: 'AG1001', need: 'proposal' } })).content.some(
          ({ encryptedId }) => encryptedId === profileId,
        );
      expect(await waiting()).toBe(before + 1);
      const due = await proposedTo(given.db, [profileId], kit.clock.now());
      const until = kit.clock.now() + 7 * DAY;
      expect(due.get(profileId)).toEqual({ amount: null, isAsked: true, until, proposal: 'waiting' });
      expect(await needing()).toBe(true);
      const { give } = await askForCode(kit, customer, 'lumpsum');
      await give();
      expect(await needing()).toBe(false);
      const [entry] = await given.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subject, profileId), eq(auditEntries.action, 'proposal.approved')));
      expect(entry?.details).toEqual({ version: 1, approved: 1, left: 0 });
      // what was agreed to is kept, and what nobody agreed to is not
      await propose(customer, 'sip');
      kit.clock.advance(181 * DAY);
      await housekeeping(kit.services, {} as Job);
      const kept = await given.db.select().from(proposals).where(eq(proposals.profileId, profileId));
      expect(kept.map(({ state }) => state)).toEqual(['approved']);
    });
  },
  'seeded',
);
