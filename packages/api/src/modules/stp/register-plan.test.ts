import { sandboxMessages } from '@prosperx/core/sandbox';
import {
  cancelPlan,
  confirmPlan,
  declinePlan,
  getActiveSwps,
  getDestinations,
  getExpiredStps,
  getPlanDates,
  getPlans,
  getPlanValidation,
  readPlanLink,
  registerPlan,
  sendPlanOtp,
  setUpPlan,
  verifyPlanOtp,
} from '@prosperx/core/stp';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { agentCustomers, sandboxExchangePlans, users } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, lastOtp, notificationsTo, schemeOf } from '#testing/investing.js';
import { advisorFor, advisorOfCode, signedInAgain } from '#testing/new-investor.js';
import { enterPlan, newPlanHolder, planForm, planLinkTo, setUp } from '#testing/planning.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const HOUR = 3_600_000;
/** 10:00 in India on Monday 16 November 2026. */
const START = instantAt(businessDate('2026-11-16'), '10:00');
let keys = 0;
const key = () => `plan-${keys++}`;

describeWithDb(
  'registerPlan',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    const statusOf = async ({ client, ucc }: Awaited<ReturnType<typeof newPlanHolder>>) =>
      (await client.call(getPlans, { query: { ucc } }))[0];

    it('an STP goes from its form over the emailed link and the OTP to the exchange, once, and is stopped', async () => {
      const holder = await newPlanHolder(kit);
      const { client, ucc } = holder;
      const entered = await enterPlan(client, holder, planForm(holder), 'first');
      expect(await enterPlan(client, holder, planForm(holder), 'first')).toEqual(entered);
      expect(entered).toMatchObject({
        agentStatus: 'PENDNEW',
        investmentType: 'STP',
        noOfInstallments: 12,
        amount: 24_000_00,
        txnRegNo: '',
        endDate: '2027-11-08',
        sentBy: 'email',
        sentTo: expect.stringMatching(/^t••••@example\.com$/),
        actBefore: instantAt(businessDate('2026-11-17'), '15:00'),
      });
      const early = await client.fail(setUpPlan, { key: key(), query: { ucc }, body: { id: entered.id } });
      expect(early.code).toBe('order_not_saved');

      const token = await planLinkTo(kit, holder);
      const stranger = kit.client();
      expect(await stranger.call(readPlanLink, { body: { token } })).toMatchObject({ open: true });
      expect((await stranger.call(confirmPlan, { body: { token } })).plan.agentStatus).toBe('APPROVED');
      expect(await stranger.call(confirmPlan, { body: { token } })).toMatchObject({ open: false });
      expect((await stranger.call(declinePlan, { body: { token } })).plan.agentStatus).toBe('APPROVED');
      expect((await stranger.fail(readPlanLink, { body: { token: `${token}x` } })).code).toBe('plan_link_invalid');

      const body = { id: entered.id };
      expect((await client.fail(setUpPlan, { key: key(), query: { ucc }, body })).code).toBe('otp_required');
      await setUp(kit, client, holder, entered.id);
      const active = (await statusOf(holder))!;
      expect(active).toMatchObject({ agentStatus: 'ACTIVE', nextDate: '2026-12-07', actBefore: null });
      await client.call(setUpPlan, { key: key(), query: { ucc }, body });
      await kit.settle();
      const books = given.db.select().from(sandboxExchangePlans).where(eq(sandboxExchangePlans.ucc, ucc));
      expect(await books).toMatchObject([{ state: 'registered', registrationNumber: active.txnRegNo }]);

      const stop = { query: { ucc }, body: { txnRegNo: active.txnRegNo, txnType: 'STP' as const } };
      expect((await client.fail(cancelPlan, { ...stop, body: { ...stop.body, txnType: 'SWP' } })).code).toBe(
        'stp_not_stopped',
      );
      expect(await client.call(cancelPlan, stop)).toMatchObject({ agentStatus: 'STOPPED', nextDate: null });
      expect((await client.call(cancelPlan, stop)).agentStatus).toBe('STOPPED');
      await kit.settle();
      expect(await books).toMatchObject([{ state: 'cancelled' }]);
      expect((await notificationsTo(kit, holder)).map(({ subject }) => subject)).toEqual([
        'Your STP was stopped',
        'Your STP is active',
        'Please confirm your STP',
      ]);
    });

    it.each([
      ['14:59', 'Y', '2026-11-16'],
      ['15:00', 'Y', '2026-11-17'],
      ['10:00', 'N', '2026-11-17'],
    ] as const)('a plan that is entered at %s, first order today %s, ends at 3 PM of %s', async (time, today, last) => {
      const enteredAt = instantAt(businessDate('2026-11-16'), time);
      kit.clock.advance(enteredAt - kit.clock.now());
      try {
        const holder = await newPlanHolder(kit);
        await enterPlan(holder.client, holder, planForm(holder, { firstOrderToday: today }));
        const token = await planLinkTo(kit, holder);
        const deadline = instantAt(businessDate(last), '15:00');
        kit.clock.advance(deadline - 1 - enteredAt);
        expect(await kit.client().call(readPlanLink, { body: { token } })).toMatchObject({ open: true });
        kit.clock.advance(1);
        const late = await kit.client().call(confirmPlan, { body: { token } });
        expect([late.open, late.plan.agentStatus]).toEqual([false, 'PENDNEW']);
        await kit.settle();
        expect((await kit.client().call(readPlanLink, { body: { token } })).plan.agentStatus).toBe('AUTOCXL');
        expect((await notificationsTo(kit, holder))[0]?.subject).toBe('Your STP was cancelled');
      } finally {
        kit.clock.advance(START - kit.clock.now());
      }
    });

    it('a plan that is confirmed and not set up within a day ends too, and stands among those that expired', async () => {
      const holder = await newPlanHolder(kit);
      const { id } = await enterPlan(holder.client, holder, planForm(holder));
      await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
      kit.clock.advance(24 * HOUR);
      try {
        await kit.settle();
        const again = await signedInAgain(kit, holder);
        const expired = await again.call(getExpiredStps, { query: { ucc: holder.ucc } });
        expect(expired).toMatchObject([{ id, agentStatus: 'AUTOCXL' }]);
      } finally {
        kit.clock.advance(START - kit.clock.now());
      }
    });

    it('a plan of an advisor waits for its owner’s approval, and is then set up without a code', async () => {
      const customer = await newPlanHolder(kit);
      const advisor = await advisorFor(kit, customer);
      const entered = await enterPlan(advisor, customer, planForm(customer));
      expect(entered).toMatchObject({ agentStatus: 'PENDING', advisorName: 'Sunita Kulkarni' });
      const token = await planLinkTo(kit, customer);
      const [notification] = await notificationsTo(kit, customer);
      expect(notification?.text).toMatch(/Sunita Kulkarni placed an STP request for you/);
      const body = { id: entered.id };
      expect((await advisor.fail(sendPlanOtp, { query: { ucc: customer.ucc }, body })).code).toBe('customer_approves');
      await kit.client().call(confirmPlan, { body: { token } });
      await advisor.call(setUpPlan, { key: key(), query: { ucc: customer.ucc }, body });
      await kit.settle();
      expect((await statusOf(customer))?.agentStatus).toBe('ACTIVE');
    });

    it('a plan of its owner is set up by an advisor only after its owner’s code', async () => {
      const customer = await newPlanHolder(kit);
      const { client, ucc } = customer;
      const advisor = await advisorFor(kit, customer);
      const { id } = await enterPlan(client, customer, planForm(customer));
      const body = { id };
      await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, customer) } });
      expect((await advisor.fail(setUpPlan, { key: key(), query: { ucc }, body })).code).toBe('otp_required');
      await client.call(sendPlanOtp, { query: { ucc }, body });
      await client.call(verifyPlanOtp, { query: { ucc }, body: { id, otp: await lastOtp(client, customer.mobile) } });
      await advisor.call(setUpPlan, { key: key(), query: { ucc }, body });
      await kit.settle();
      expect((await statusOf(customer))?.agentStatus).toBe('ACTIVE');
    });

    it.each(['STP', 'SWP'] as const)('an advisor without certificates enters no %s', async (trxnType) => {
      const holder = await newPlanHolder(kit);
      await given.db.insert(agentCustomers).values({
        agentCode: 'AG1002',
        direct: true,
        userId: holder.userId,
        createdAt: kit.clock.now(),
      });
      const advisor = await advisorOfCode(kit, 'AG1002', holder.profileId);
      const call = { key: key(), query: { ucc: holder.ucc }, body: planForm(holder, { trxnType }) };
      expect((await advisor.fail(registerPlan, call)).code).toBe('certificates_missing');
    });

    it('a plan that its owner declines is over', async () => {
      const customer = await newPlanHolder(kit);
      await enterPlan(await advisorFor(kit, customer), customer, planForm(customer));
      const token = await planLinkTo(kit, customer);
      expect((await kit.client().call(declinePlan, { body: { token } })).plan.agentStatus).toBe('DECLINED');
      expect((await kit.client().call(confirmPlan, { body: { token } })).plan.agentStatus).toBe('DECLINED');
    });

    it('the link goes by SMS to whoever has no verified address', async () => {
      const holder = await newPlanHolder(kit);
      await given.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, holder.userId));
      const { sentBy, sentTo } = await enterPlan(holder.client, holder, planForm(holder));
      expect([sentBy, sentTo]).toEqual(['sms', `••••••${holder.mobile.slice(-4)}`]);
      // and so does what it comes to
      kit.clock.advance(30 * HOUR);
      try {
        await kit.settle();
        const [sms] = await holder.client.call(sandboxMessages, { query: { to: holder.mobile } });
        expect(sms?.text).toMatch(/^ProsperX: Your STP was cancelled\. http/);
        expect(await notificationsTo(kit, holder)).toEqual([]);
      } finally {
        kit.clock.advance(START - kit.clock.now());
      }
    });

    it.each([
      ['an amount below the minimum', { installmentAmount: 499, totalamount: 5_988 }, 'installmentAmount'],
      ['too few instalments', { noOfInstallments: 5, totalamount: 10_000 }, 'noOfInstallments'],
      ['a start of today', { startDate: '2026-11-16' }, 'startDate'],
      ['a frequency that nobody offers', { freqType: 12 }, 'freqType'],
      ['a total that does not fit', { totalamount: 1 }, 'totalamount'],
      ['a daily plan of centuries', { freqType: 30, startDate: '2026-11-17', endDate: '2199-12-31' }, 'endDate'],
      ['a folio that is not theirs', { folioNo: '10284471' }, 'fromSchemeCode'],
      ['a composite that cannot be read', { toSchemeCode: 'x' }, 'toSchemeCode'],
    ] as const)('%s is refused by its field', async (_, wrong, field) => {
      const holder = await newPlanHolder(kit);
      const body = planForm(holder, wrong as Partial<ReturnType<typeof planForm>>);
      const failure = await holder.client.fail(registerPlan, { key: key(), query: { ucc: holder.ucc }, body });
      expect([failure.status, failure.code]).toEqual([422, 'invalid_input']);
      expect(Object.keys(failure.fields ?? {})).toEqual([field]);
      expect(await holder.client.call(getPlans, { query: { ucc: holder.ucc } })).toEqual([]);
    });

    it('a daily plan ends by its date, and its count has to be that of its days', async () => {
      const holder = await newPlanHolder(kit);
      const dated = { freqType: 30, startDate: businessDate('2026-11-17'), endDate: businessDate('2026-11-27') };
      // the 24th is a holiday
      const form = planForm(holder, { ...dated, noOfInstallments: 8, installmentAmount: 500 });
      expect(await enterPlan(holder.client, holder, form)).toMatchObject({
        noOfInstallments: 8,
        endDate: '2026-11-27',
      });
      const wrong = planForm(holder, { ...dated, noOfInstallments: 9, installmentAmount: 500 });
      const query = { ucc: holder.ucc };
      const failure = await holder.client.fail(registerPlan, { key: key(), query, body: wrong });
      expect(failure.fields).toEqual({ noOfInstallments: 'instalments_differ' });
    });

    it('nobody enters, sees, sets up or stops a plan of somebody else', async () => {
      const [holder, other] = [await newPlanHolder(kit), await newPlanHolder(kit)];
      const { id } = await enterPlan(holder.client, holder, planForm(holder));
      const query = { ucc: holder.ucc };
      expect((await other.client.fail(getPlans, { query })).code).toBe('other_account');
      expect((await other.client.fail(registerPlan, { key: key(), query, body: planForm(holder) })).code).toBe(
        'other_account',
      );
      const mine = { query: { ucc: other.ucc }, body: { id } };
      expect((await other.client.fail(sendPlanOtp, mine)).code).toBe('stp_not_created');
      expect((await other.client.fail(setUpPlan, { key: key(), ...mine })).code).toBe('order_not_saved');
    });

    it('an OTP is good for one plan alone, and counts as long as a transaction', async () => {
      const holder = await newPlanHolder(kit);
      const { client, ucc, mobile } = holder;
      const ids = [];
      for (const amount of [2_000, 3_000]) {
        const form = planForm(holder, { installmentAmount: amount });
        ids.push((await enterPlan(client, holder, form)).id);
        await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
        kit.clock.advance(1);
      }
      const [first = '', second = ''] = ids;
      await client.call(sendPlanOtp, { query: { ucc }, body: { id: first } });
      const otp = await lastOtp(client, mobile);
      const wrong = await client.fail(verifyPlanOtp, { query: { ucc }, body: { id: second, otp } });
      expect([wrong.code, wrong.responseData]).toEqual(['transaction_otp_expired', { expired: true }]);
      await client.call(verifyPlanOtp, { query: { ucc }, body: { id: first, otp } });
      expect((await client.fail(setUpPlan, { key: key(), query: { ucc }, body: { id: second } })).code).toBe(
        'otp_required',
      );
    });

    it('what the exchange refuses is told in friendlier words', async () => {
      const holder = await newPlanHolder(kit);
      const form = planForm(holder, { installmentAmount: 2_019 });
      const { id } = await enterPlan(holder.client, holder, form);
      await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
      await setUp(kit, holder.client, holder, id);
      expect(await statusOf(holder)).toMatchObject({
        agentStatus: 'REJECTED',
        remarks:
          'The number installments is less than the allowed installments. Please extend the duration of installments',
      });
    });

    it('a plan whose answer was lost is found at the exchange, and is there once', async () => {
      const holder = await newPlanHolder(kit);
      const { id } = await enterPlan(holder.client, holder, planForm(holder, { installmentAmount: 2_017 }));
      await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
      await setUp(kit, holder.client, holder, id);
      expect((await statusOf(holder))?.agentStatus).toBe('PROCESSING');
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 60_000);
      expect((await statusOf(holder))?.agentStatus).toBe('ACTIVE');
      const books = given.db.select().from(sandboxExchangePlans).where(eq(sandboxExchangePlans.ucc, holder.ucc));
      expect(await books).toHaveLength(1);
      kit.clock.advance(START - kit.clock.now());
    });

    it('what a scheme accepts, where it can go to and when a plan may start are answered from what is stored', async () => {
      const { client } = await newPlanHolder(kit);
      const [from, to] = [schemeOf(EQUITY), schemeOf(DEBT)];
      const query = { encryptedSchemeId: from.id };
      const rows = await client.call(getPlanValidation, { query });
      expect(rows.map(({ astpFrequency }) => astpFrequency)).toEqual(['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY']);
      expect(rows[2]).toMatchObject({ astpRegOut: 1, astpMinInstlNos: 6, source: expect.stringContaining('sandbox') });
      const destinations = await client.call(getDestinations, { query });
      expect(destinations.map(({ encryptedSchemeId }) => encryptedSchemeId)).toContain(to.id);
      expect(destinations.every(({ brand }) => brand === from.fundHouse)).toBe(true);
      expect(destinations.some(({ encryptedSchemeId }) => encryptedSchemeId === from.id)).toBe(false);
      const dates = await client.call(getPlanDates, { query: { ...query, toSchemeId: to.id, freqType: '52' } });
      expect(dates.dates.slice(0, 5)).toEqual(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23']);
      expect((await client.call(getPlanDates, { query: { ...query, freqType: '12' } })).dates).toEqual([]);
      expect((await client.fail(getPlanValidation, { query: { encryptedSchemeId: 'x' } })).code).toBe('scheme_unknown');
    });

    it.each(['STP', 'SWP'] as const)('an %s of a customer names their advisor to the exchange', async (trxnType) => {
      const own = testKit(given.db);
      const holder = await newPlanHolder(own);
      const customer = { agentCode: 'AG1001', userId: holder.userId, createdAt: own.clock.now() };
      await given.db.insert(agentCustomers).values(customer);
      const { exchange } = own.services.providers;
      const registerPlan = vi.fn(exchange.registerPlan);
      Object.assign(own.services.providers, { exchange: { ...exchange, registerPlan } });
      const { id } = await enterPlan(holder.client, holder, planForm(holder, { trxnType }));
      await own.client().call(confirmPlan, { body: { token: await planLinkTo(own, holder) } });
      await setUp(own, holder.client, holder, id);
      const subBroker = { code: 'AG1001', arn: 'ARN-100101', euin: 'E100101' };
      expect(registerPlan.mock.calls).toMatchObject([[{ kind: trxnType, subBroker }]]);
    });

    it('an SWP stands among the active ones once it runs, and never among the STPs', async () => {
      const holder = await newPlanHolder(kit);
      const { client, ucc } = holder;
      const { id } = await enterPlan(client, holder, planForm(holder, { trxnType: 'SWP' }));
      await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
      expect(await client.call(getActiveSwps, { query: { ucc } })).toEqual([]);
      await setUp(kit, client, holder, id);
      expect(await client.call(getActiveSwps, { query: { ucc } })).toMatchObject([{ id, toSchemeName: '' }]);
      expect(await client.call(getPlans, { query: { ucc, trxnType: 'STP' } })).toEqual([]);
    });
  },
  'seeded',
);
