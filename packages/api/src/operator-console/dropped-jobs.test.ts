import { discardOrders } from '@prosperx/core/cart';
import { units } from '@prosperx/core/money';
import { answerProposal, decideJob, getParkedJobs, getProposals } from '@prosperx/core/operator';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { skipInstalment } from '@prosperx/core/sip';
import { cancelPlan, confirmPlan, getPlans } from '@prosperx/core/stp';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { byCommand } from '#audit/audit.js';
import { orders, profiles, queue, sales, sandboxExchangePlans, sips, transferPlans } from '#db/schema/index.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import { ProviderUnknown } from '#providers/providers.js';
import * as kinds from '#queue/job-kinds.js';
import { decideParked } from '#queue/operate.js';
import { enqueueSipCancellation } from '#records/sip/instalment-jobs.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { operatorClient } from '#testing/operators.js';
import { enterPlan, newPlanHolder, newRunningPlan, planForm, planLinkTo, setUp } from '#testing/planning.js';
import { goTo, newHolder, placeTestRedemption, redemptionNow } from '#testing/redeeming.js';
import { haltSips, newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

/** Nothing waits for what these do: notifications, news, alarms, and what is looked at. */
const NOTHING_WAITS: readonly string[] = [
  kinds.ORDER_NOTIFICATION,
  kinds.REDEMPTION_NOTIFICATION,
  kinds.SHARED_NOTICE,
  kinds.SIP_NOTIFICATION,
  kinds.MANDATE_ENDS,
  kinds.OWNER_NOTICE,
  kinds.COMING_OF_AGE,
  kinds.REGISTRATION_NOTIFICATION,
  kinds.LOGIN_MAIL,
  kinds.EMAIL_LINK,
  kinds.PLAN_NOTIFICATION,
  kinds.ERASURE_NOTIFICATION,
  kinds.LEAD_NOTIFICATION,
  kinds.PROPOSAL_ANSWERED,
  kinds.CUSTOMER_ANSWERED,
  kinds.CERTIFICATES_REFUSED,
  kinds.FAMILY_PROPOSAL,
  kinds.FAMILY_ASKED,
  kinds.OPERATOR_ALARM,
  kinds.WEBHOOK,
  kinds.SIP_REMINDER,
  kinds.NFO_REMINDER,
  kinds.MORNING_MAIL,
  kinds.ARN_ENDS,
  kinds.RESET_CERTIFICATES,
  // a plan that learns of no failure runs on
  kinds.PLAN_INSTALMENT_ENDED,
];

/** What is asked for again by itself: each night (`housekeeping`), or by a question that ends it in time. */
const ASKED_AGAIN: readonly string[] = [
  kinds.CONFIRM_FUNDS,
  kinds.START_PAYMENT,
  kinds.SETTLE_PAYMENT,
  kinds.EXPIRE_ORDERS,
  kinds.SIP_INSTALMENT,
  kinds.PLAN_INSTALMENT,
  kinds.EXPIRE_PLAN,
  kinds.CHECK_MANDATE,
  // `CHECK_MANDATE` ends a mandate that nobody has registered, or whose form nobody has handed in
  kinds.REGISTER_MANDATE,
  kinds.SEND_MANDATE_SCAN,
  kinds.PUBLISH_NAVS,
  kinds.HOUSEKEEPING,
  kinds.ERASE_ACCOUNT,
];

/** What a person carries out by hand who drops it, as its page says. */
const BY_HAND: readonly string[] = [
  kinds.REDEMPTIONS_MOVE,
  kinds.SIP_AFTER_END,
  kinds.PLAN_AFTER_END,
  kinds.LINK_BANK_ACCOUNT,
  kinds.REFUSE_BANK_ACCOUNT,
  kinds.LIST_NFOS,
  kinds.WITHDRAW_NFO,
  kinds.CONFIRM_WITHDRAWAL,
];

describe('a kind of job', () => {
  const all = Object.values(kinds).filter((value) => typeof value === 'string');
  const follows = Object.keys(kinds.AFTER_DROP);
  const ends = [...Object.values(kinds.AFTER_DROP), ...Object.values(kinds.AFTER_APPROVAL)];

  it.each(all)('leaves nothing open for ever when one is dropped: %s', (kind) => {
    const ways = [NOTHING_WAITS, ASKED_AGAIN, BY_HAND, follows, kinds.NEVER_DROPPED].filter((some) =>
      some.includes(kind),
    );
    // what ends something asks nobody, and fails for faults of our own alone
    expect(ways.length).toBe(ends.includes(kind) && ways.length === 0 ? 0 : 1);
  });

  it('changes what is registered at the exchange for two people alone', () => {
    for (const kind of follows.filter((each) => each !== kinds.REVIEW_BANK_ACCOUNT))
      expect(kinds.ONE_PERSON_JOBS.has(kind), kind).toBe(false);
  });
});

describeWithDb(
  'a job that is dropped',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute('delete from throttles');
      await given.db
        .update(queue)
        .set({ state: 'done' })
        .where(inArray(queue.state, ['parked']));
      await haltSips(given.db);
    });
    const silent = () => Promise.reject(new ProviderUnknown('silent'));
    const exchanging = (parts: Partial<Exchange>, clock = kit.clock) => {
      kit = testKit(given.db, {
        clock,
        heldNavsOnly: false,
        providers: { exchange: { ...sandboxExchange(kit.services), ...parts } },
      });
    };
    const newest = async (kind: string) =>
      (await given.db.select().from(queue).where(eq(queue.kind, kind)).orderBy(queue.seq)).at(-1)!;
    /** Gives up the newest job of a kind, which is parked. */
    const drop = async (kind: string) => {
      const { seq } = await newest(kind);
      await given.db.update(queue).set({ state: 'parked', leaseUntil: null }).where(eq(queue.seq, seq));
      expect(await decideParked(byCommand(kit.services), { act: 'drop' }, seq)).toHaveLength(1);
      await kit.settle();
    };

    it.each([
      ['pending', REGISTRATION_STATE.refused],
      ['registered', REGISTRATION_STATE.registered],
    ] as const)('lets an investor whose registration was %s send it again, and tells them', async (state, then) => {
      exchanging({ findClient: silent });
      const { profileId } = await newInvestor(kit);
      const ref = `reg_${profileId}`;
      const begun = { registeredWithBse: REGISTRATION_STATE[state], registrationRef: ref };
      await given.db.update(profiles).set(begun).where(eq(profiles.id, profileId));
      const job = { kind: kinds.REGISTER_CLIENT, ref, payload: { profileId }, state: 'parked' as const };
      await given.db.insert(queue).values({ ...job, dueAt: kit.clock.now(), createdAt: kit.clock.now() });
      await drop(kinds.REGISTER_CLIENT);
      const [profile] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
      expect(profile).toMatchObject({ registeredWithBse: then, exchangeRefusal: bseText.noAnswer });
      const about = and(eq(queue.kind, kinds.REGISTRATION_NOTIFICATION), eq(queue.ref, ref));
      expect(await given.db.$count(queue, about)).toBe(1);
    });

    it('is never one that alone names the files of an erased account', async () => {
      const now = kit.clock.now();
      const job = { kind: kinds.ERASE_FILES, ref: 'prf_gone', payload: { fileIds: ['fil_gone'] } };
      const [{ seq } = { seq: 0 }] = await given.db
        .insert(queue)
        .values({ ...job, state: 'parked', dueAt: now, createdAt: now, lastError: 'Error' })
        .returning();
      expect(await decideParked(byCommand(kit.services), { act: 'drop' }, seq)).toEqual([]);
      const meena = await operatorClient(kit);
      const { jobs } = await meena.call(getParkedJobs);
      expect(jobs.find((parked) => parked.seq === seq)?.acts).toEqual(['retry']);
      const body = { seq, act: 'drop', reason: 'Tidied up the parked jobs.' } as const;
      expect((await meena.fail(decideJob, { body })).data).toEqual({ why: 'not_parked' });
    });

    it('leaves an order whose cancellation it was as it was, to be cancelled again', async () => {
      exchanging({ cancel: silent });
      const { client, profileId } = await newCheckout(kit);
      await client.call(discardOrders);
      await kit.settle();
      const read = async () => (await given.db.select().from(orders).where(eq(orders.profileId, profileId)))[0];
      expect(await read()).toMatchObject({ state: 'cancelling' });
      await drop(kinds.CANCEL_ORDER);
      expect(await read()).toMatchObject({ state: 'registered' });
      exchanging({});
      expect(await client.call(discardOrders)).toEqual({ discarded: 1, kept: 0 });
    });

    it('of a pause says nothing to the owner of a SIP that was stopped meanwhile', async () => {
      exchanging({ pauseSip: silent });
      const { client, sipId } = await newRunningSip(kit);
      await client.call(skipInstalment, { key: crypto.randomUUID(), body: { sipId, instalment: 2 } });
      await kit.settle();
      await given.db.update(sips).set({ state: 'cancelled', nextDate: null }).where(eq(sips.id, sipId));
      const notifications = () => given.db.$count(queue, eq(queue.kind, kinds.SIP_NOTIFICATION));
      const before = await notifications();
      await drop(kinds.PAUSE_SIP);
      expect(await notifications()).toBe(before);
    });

    it('is asked again the next day where the exchange keeps what was none of our SIPs', async () => {
      exchanging({ cancelSip: silent });
      const { sipId } = await newRunningSip(kit);
      await enqueueSipCancellation(given.db, { id: sipId, registrationNumber: 'NEW1' }, kit.clock.now());
      await drop(kinds.CANCEL_SIP);
      const again = await newest(kinds.CANCEL_SIP);
      expect(again).toMatchObject({ state: 'pending', payload: { sipId, registrationNumber: 'NEW1' } });
      expect(again.dueAt - kit.clock.now()).toBeGreaterThan(80_000_000);
    });

    it('takes a pause back, and marks a stopped SIP that the exchange goes on with', async () => {
      exchanging({ pauseSip: silent, cancelSip: silent });
      const { client, sipId } = await newRunningSip(kit);
      const read = async () => (await given.db.select().from(sips).where(eq(sips.id, sipId)))[0]!;
      await client.call(skipInstalment, { key: crypto.randomUUID(), body: { sipId, instalment: 2 } });
      await kit.settle();
      await drop(kinds.PAUSE_SIP);
      expect(await read()).toMatchObject({ skipFrom: null, skipCount: 0 });
      await given.db.update(sips).set({ state: 'cancelled', nextDate: null }).where(eq(sips.id, sipId));
      await enqueueSipCancellation(given.db, await read(), kit.clock.now());
      await drop(kinds.CANCEL_SIP);
      expect(await read()).toMatchObject({ keptReason: bseText.noAnswer });
    });

    /** A plan that the exchange has registered, and of which it says nothing. */
    async function unansweredPlan() {
      const usual = sandboxExchange(kit.services);
      exchanging({
        findPlan: () => Promise.resolve('cannot_tell'),
        registerPlan: async (plan) => {
          await usual.registerPlan(plan);
          throw new ProviderUnknown('registerPlan');
        },
      });
      const holder = await newPlanHolder(kit);
      const { id } = await enterPlan(holder.client, holder, planForm(holder));
      await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
      await setUp(kit, holder.client, holder, id);
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 60_000);
      expect(await newest(kinds.REGISTER_PLAN)).toMatchObject({ state: 'parked' });
      const plan = async () => (await holder.client.call(getPlans, { query: { ucc: holder.ucc } }))[0]!;
      return { ...holder, plan };
    }

    it('refuses a plan of which a person finds nothing at the exchange', async () => {
      const { plan } = await unansweredPlan();
      expect((await plan()).agentStatus).toBe('PROCESSING');
      await drop(kinds.REGISTER_PLAN);
      expect(await plan()).toMatchObject({ agentStatus: 'REJECTED', remarks: bseText.noAnswer });
    });

    it('is none where a person finds its number, which another approves: the plan runs', async () => {
      const { plan, ucc } = await unansweredPlan();
      const [booked] = await given.db.select().from(sandboxExchangePlans).where(eq(sandboxExchangePlans.ucc, ucc));
      const number = booked!.registrationNumber!;
      const [meena, ravi] = [await operatorClient(kit, 'meena'), await operatorClient(kit, 'ravi')];
      const job = (await meena.call(getParkedJobs)).jobs.find(({ kind }) => kind === kinds.REGISTER_PLAN)!;
      expect(job).toMatchObject({ acts: ['retry', 'drop', 'found'], asksSecond: ['retry', 'drop', 'found'] });
      const body = { seq: job.seq, act: 'found' as const, reason: 'It is in the list of the exchange.' };
      expect(await meena.fail(decideJob, { body: { ...body, number: ' ' } })).toMatchObject({
        fields: { number: 'number_wrong' },
      });
      expect(await meena.call(decideJob, { body: { ...body, number } })).toEqual({ outcome: 'proposed' });
      const [proposal] = await ravi.call(getProposals);
      expect(proposal).toMatchObject({ act: 'found', number });
      const answer = { id: proposal!.id, answer: 'approve' as const, reason: 'I see it there too, as proposed.' };
      await ravi.call(answerProposal, { body: answer });
      await kit.settle();
      expect(await plan()).toMatchObject({ agentStatus: 'ACTIVE', txnRegNo: number });
    });

    it('marks a plan that is over here and that the exchange goes on with', async () => {
      exchanging({ cancelPlan: silent });
      const { client, ucc, planId } = await newRunningPlan(kit);
      const [{ txnRegNo } = { txnRegNo: '' }] = await client.call(getPlans, { query: { ucc } });
      await client.call(cancelPlan, { query: { ucc }, body: { txnRegNo, txnType: 'STP' } });
      await kit.settle();
      await drop(kinds.CANCEL_PLAN);
      const [plan] = await given.db.select().from(transferPlans).where(eq(transferPlans.id, planId));
      expect(plan).toMatchObject({ status: 'STOPPED', keptReason: bseText.noAnswer });
    });

    it('books a payout that a person has seen to: one that does not come waits for them three working days after its credit', async () => {
      exchanging({ reportsPayouts: true, settlement: () => Promise.resolve({ state: 'waiting' }) });
      const { profileId } = await newHolder(kit);
      await goTo(kit, '2026-11-17', '10:00');
      const placed = await placeTestRedemption(kit, profileId, { measure: 'units', units: units(10) });
      await goTo(kit, '2026-11-24', '17:00');
      expect(await redemptionNow(kit, placed)).toMatchObject({ state: 'executed', creditDate: '2026-11-19' });
      expect((await newest(kinds.SETTLE_SALE)).state).toBe('pending');
      await goTo(kit, '2026-11-25', '19:30');
      expect(await newest(kinds.SETTLE_SALE)).toMatchObject({ state: 'parked' });
      await drop(kinds.SETTLE_SALE);
      expect(await redemptionNow(kit, placed)).toMatchObject({ state: 'settled', payoutRef: null });
    });

    it('books no switch of which the exchange names no units: it is asked again', async () => {
      exchanging({ settlement: () => Promise.resolve({ state: 'waiting' }) });
      const { profileId } = await newHolder(kit);
      await goTo(kit, '2026-11-17', '10:00');
      const placed = await placeTestRedemption(kit, profileId, { measure: 'units', units: units(10) });
      await goTo(kit, '2026-11-24', '17:00');
      const { id } = await redemptionNow(kit, placed);
      await given.db.update(sales).set({ state: 'executed', kind: 'switch', settledAt: null }).where(eq(sales.id, id));
      const { clientRef } = await redemptionNow(kit, placed);
      const job = { kind: kinds.SETTLE_SALE, ref: `${clientRef}:late`, payload: { clientRef } };
      const now = kit.clock.now();
      await given.db.insert(queue).values({ ...job, state: 'parked', dueAt: now, createdAt: now });
      await goTo(kit, '2026-11-26', '10:00');
      await drop(kinds.SETTLE_SALE);
      expect(await redemptionNow(kit, placed)).toMatchObject({ state: 'executed' });
      expect(await newest(kinds.BOOK_PAYOUT)).toMatchObject({ state: 'parked' });
      await drop(kinds.BOOK_PAYOUT);
      expect(await redemptionNow(kit, placed)).toMatchObject({ state: 'executed' });
    });
  },
  'seeded',
);
