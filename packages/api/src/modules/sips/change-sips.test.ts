import { sandboxMessages } from '@prosperx/core/sandbox';
import {
  changeSip,
  getRunningSips,
  pauseSip,
  resumeSip,
  type RunningSip,
  skipInstalment,
  stepUpSip,
  stopSip,
} from '@prosperx/core/sip';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, sandboxExchangeSips, sips } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { profileTicket } from '#testing/applicant.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { addMandate, haltSips, newRunningSip, type RunningSip as Wanted, traceOf } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testClock } from '#testing/test-services.js';
import { applyStepUps } from './step-ups.js';

describeWithDb(
  'the changes of a SIP',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await haltSips(given.db);
    });
    const key = () => crypto.randomUUID();
    const goTo = (date: string, time = '12:00') =>
      kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time));
    const found = async () => (await reconcile(given.db)).discrepancies;

    /** An investor with a SIP of ₹2,000 on the 10th, next on 10 December; the clock stands on 16 November. */
    async function someone(wanted: Wanted = {}) {
      const investor = await newRunningSip(kit, wanted);
      const { sipId, ucc, profileId } = investor;
      const client = () => signedInAgain(kit, investor);
      const ticketFor = async (change: object) =>
        profileTicket({ ...investor, client: await client() }, { sipId, ...change });
      const view = async () => (await (await client()).call(getRunningSips)).sips[0]!;
      const book = async () => {
        const rows = await given.db.select().from(sandboxExchangeSips).where(eq(sandboxExchangeSips.ucc, ucc));
        return rows
          .map(({ state, amount, pauses }) => [state, amount, Object.values(pauses).join('+')].join(' '))
          .sort();
      };
      const mails = async () => {
        const all = await kit.client().call(sandboxMessages, { query: { to: `${mailOf(investor)}` } });
        return all.map(({ subject }) => subject);
      };
      const trace = () => traceOf(given.db, { profileId, ucc });
      return { ...investor, client, ticketFor, view, book, mails, trace };
    }
    const mailOf = ({ ucc }: { readonly ucc: string }) => `test-${Number(ucc.slice(4))}@example.com`;
    const outcomes = ({ history }: RunningSip) => history.map(({ instalment, outcome }) => `${instalment} ${outcome}`);
    const change = (to: object) => ({ amount: 3_000, sipDate: 10, mandateId: null, ...to });

    it('skip the next instalment: nothing is ordered or debited on its day, it counts, and the one after it runs', async () => {
      const { client, sipId, view, book, mails, trace } = await someone();
      expect((await view()).skippable).toMatchObject({ instalment: 2, date: '2026-12-10', until: '2026-12-08' });
      const request = { key: key(), body: { sipId, instalment: 2 } };
      await (await client()).call(skipInstalment, request);
      await (await client()).call(skipInstalment, request);
      await kit.settle();
      expect(await view()).toMatchObject({ status: 'paused', skippable: { instalment: 3 }, skipCount: 1 });
      expect(await book()).toEqual(['active 200000 1']);
      expect(await mails()).toEqual(['Your SIP instalment is skipped']);
      await goTo('2027-01-13');
      const { orders, payments, ledger } = await trace();
      expect(orders.map(({ instalment, state, isSkipped }) => [instalment, state, isSkipped])).toEqual([
        [2, 'cancelled', true],
        [3, 'allotted', false],
      ]);
      expect([payments.length, ledger.length]).toEqual([1, 1]);
      expect(outcomes(await view())).toEqual(['3 invested', '2 skipped']);
      expect(await found()).toEqual([]);
    });

    it('take a second skip back where the exchange may know the first one alone', async () => {
      const [usual, reason] = [sandboxExchange(kit.services), 'It is paused already.'];
      const exchange: Exchange = {
        ...usual,
        pauseSip: (pause) => (pause.isLonger ? Promise.resolve({ paused: false, reason }) : usual.pauseSip(pause)),
      };
      kit = testKit(given.db, { clock: kit.clock, providers: { exchange } });
      const { client, sipId, view, mails } = await someone();
      for (const instalment of [2, 3]) {
        await (await client()).call(skipInstalment, { key: key(), body: { sipId, instalment } });
        await kit.settle();
      }
      expect(await view()).toMatchObject({ skipFrom: 2, skipCount: 1, skippable: { instalment: 3 } });
      expect(await mails()).toContain('Your SIP could not be paused');
    });

    it('are refused for an instalment that is under way, and for one that is not next', async () => {
      const { client, sipId, view } = await someone();
      const skip = async (instalment: number) =>
        (await client()).fail(skipInstalment, { key: key(), body: { sipId, instalment } });
      expect((await skip(3)).code).toBe('sip_too_late');
      await goTo('2026-12-09');
      expect((await skip(2)).code).toBe('sip_too_late');
      expect(await view()).toMatchObject({ lastBeforeStop: { instalment: 2 }, skippable: { instalment: 3 } });
    });

    it('are refused to somebody else, and for a SIP that is over', async () => {
      const { sipId, client, ticketFor } = await someone();
      const other = await newInvestor(kit);
      const options = () => ({ key: key(), body: { sipId, instalments: 2 } });
      expect((await other.client.fail(pauseSip, options())).code).toBe('sip_unknown');
      const ticket = await ticketFor({});
      await (await client()).call(stopSip, { key: key(), body: { sipId, ticket } });
      expect((await (await client()).fail(pauseSip, options())).code).toBe('sip_not_running');
    });

    it.each([0, 7])('refuse a pause of %d instalments', async (instalments) => {
      const { client, sipId } = await someone();
      expect((await (await client()).fail(pauseSip, { key: key(), body: { sipId, instalments } })).code).toBe(
        'invalid_input',
      );
    });

    itInTrust('pause instalments and run on after them by themselves', async () => {
      const { client, sipId, view, trace } = await someone();
      await (await client()).call(pauseSip, { key: key(), body: { sipId, instalments: 2 } });
      expect(await view()).toMatchObject({ status: 'paused', skipFrom: 2, skipCount: 2 });
      await goTo('2027-02-12');
      expect(outcomes(await view())).toEqual(['4 invested', '3 skipped', '2 skipped']);
      expect((await trace()).payments).toHaveLength(1);
      expect(await view()).toMatchObject({ status: 'running', instalmentsDone: 4 });
      expect(await found()).toEqual([]);
    });

    it('end a pause early by a registration anew, from the first instalment that the exchange still takes', async () => {
      const { client, sipId, view, book } = await someone();
      await (await client()).call(pauseSip, { key: key(), body: { sipId, instalments: 4 } });
      expect((await view()).resumable).toMatchObject({ instalment: 3, date: '2027-01-11' });
      await (await client()).call(resumeSip, { key: key(), body: { sipId } });
      await kit.settle();
      expect((await view()).change).toMatchObject({ kind: 'resume', instalment: 3 });
      expect(await book()).toEqual(['active 200000 ', 'active 200000 4']);
      expect(await found()).toEqual([]);
      await goTo('2027-01-13');
      expect(outcomes(await view())).toEqual(['3 invested', '2 skipped']);
      expect(await book()).toEqual(['active 200000 ', 'cancelled 200000 4']);
      expect(await view()).toMatchObject({ change: null, status: 'running' });
      expect(await found()).toEqual([]);
    });

    it('take another amount and day from the first free instalment on; the one before it stays as it was', async () => {
      const { client, sipId, view, book, ticketFor, trace, mails } = await someone();
      const wanted = change({ sipDate: 20 });
      const ticket = await ticketFor(wanted);
      await (await client()).call(changeSip, { key: key(), body: { sipId, ...wanted, ticket } });
      await kit.settle();
      expect(await view()).toMatchObject({
        amount: 200_000,
        change: { amount: 300_000, sipDate: 20, instalment: 3, date: '2027-01-20' },
        changeable: null,
      });
      expect((await view()).upcoming.slice(0, 3).map(({ date, amount }) => [date, amount])).toEqual([
        ['2026-12-10', 200_000],
        ['2027-01-20', 300_000],
        ['2027-02-22', 300_000],
      ]);
      expect(await found()).toEqual([]);
      await goTo('2027-01-22');
      expect((await trace()).orders.map(({ amount, state }) => [amount, state])).toEqual([
        [200_000, 'allotted'],
        [300_000, 'allotted'],
      ]);
      expect(await view()).toMatchObject({ amount: 300_000, sipDate: 20, change: null });
      expect(await book()).toEqual(['active 300000 ', 'cancelled 200000 ']);
      expect((await mails()).filter((subject) => subject === 'Your SIP was changed')).toHaveLength(1);
      expect(await found()).toEqual([]);
    });

    it('need a code that was sent for just this change', async () => {
      const { client, sipId, ticketFor } = await someone();
      const ticket = await ticketFor(change({}));
      const other = { sipId, ...change({ amount: 4_000 }), ticket };
      expect((await (await client()).fail(changeSip, { key: key(), body: other })).code).toBe('otp_required');
      const step = { sipId, kind: 'sum' as const, amount: 500, percent: null, ticket: '' };
      expect((await (await client()).fail(stepUpSip, { key: key(), body: step })).code).toBe('otp_required');
      expect((await (await client()).fail(stopSip, { key: key(), body: { sipId, ticket: '' } })).code).toBe(
        'otp_required',
      );
    });

    it('are one at a time, and each is made once however often it is sent', async () => {
      const { client, sipId, ticketFor, book } = await someone();
      const request = { key: key(), body: { sipId, ...change({}), ticket: await ticketFor(change({})) } };
      const owner = await client();
      await Promise.all([1, 2, 3].map(() => owner.send(changeSip, request)));
      await kit.settle();
      expect(await book()).toEqual(['active 200000 ', 'active 300000 ']);
      kit.clock.advance(60_000);
      const next = { sipId, ...change({ amount: 5_000 }), ticket: await ticketFor(change({ amount: 5_000 })) };
      expect((await (await client()).fail(changeSip, { key: key(), body: next })).code).toBe('sip_change_pending');
    });

    it.each([
      ['amount_below_minimum', { amount: 1 }],
      ['sip_date_not_offered', { sipDate: 32 }],
      ['sip_mandate_missing', { amount: 60_000 }],
      ['sip_mandate_missing', { mandateId: 'man_of_nobody' }],
    ] as const)('are refused with %s', async (code, to) => {
      const { client, sipId, ticketFor } = await someone();
      const body = { sipId, ...change(to), ticket: await ticketFor(change(to)) };
      expect((await (await client()).fail(changeSip, { key: key(), body })).code).toBe(code);
    });

    it('leave a SIP as it was when the exchange refuses the new one, and say why', async () => {
      const { client, sipId, ticketFor, view, book, mails, trace } = await someone();
      const wanted = change({ amount: 3_019 });
      await (
        await client()
      ).call(changeSip, { key: key(), body: { sipId, ...wanted, ticket: await ticketFor(wanted) } });
      await kit.settle();
      expect(await view()).toMatchObject({ amount: 200_000, change: null, refused: { kind: 'terms' } });
      expect(await book()).toEqual(['active 200000 ', 'refused 301900 ']);
      expect(await mails()).toEqual(['Your SIP could not be changed']);
      await goTo('2027-01-13');
      expect((await trace()).orders.map(({ amount }) => amount)).toEqual([200_000, 200_000]);
      expect(await found()).toEqual([]);
    });

    it('lose no instalment and make none twice while answers of the exchange get lost', async () => {
      let count = 0;
      kit = testKit(given.db, { faults: { loseAnswer: () => ++count % 2 === 1 } });
      const { client, sipId, ticketFor, view, book, trace } = await someone();
      const wanted = change({ amount: 3_017 });
      await (
        await client()
      ).call(changeSip, { key: key(), body: { sipId, ...wanted, ticket: await ticketFor(wanted) } });
      await goTo('2027-01-13');
      expect(await book()).toEqual(['active 301700 ', 'cancelled 200000 ']);
      expect(outcomes(await view())).toEqual(['3 invested', '2 invested']);
      expect((await trace()).book).toHaveLength(2);
      expect(await found()).toEqual([]);
    });

    it('end a new registration instead where the exchange keeps the former one', async () => {
      const clock = testClock();
      const usual = sandboxExchange({ db: given.db, clock, calendar: createCalendar() });
      let asked = 0;
      const exchange: Exchange = {
        ...usual,
        // the first that it is asked to end is the former one
        cancelSip: (sip) =>
          asked++ === 0 ? Promise.resolve({ cancelled: false, reason: 'It is locked.' }) : usual.cancelSip(sip),
      };
      kit = testKit(given.db, { clock, providers: { exchange } });
      const { client, sipId, ticketFor, view, book } = await someone({ nextDate: '2027-01-11' });
      await (
        await client()
      ).call(changeSip, { key: key(), body: { sipId, ...change({}), ticket: await ticketFor(change({})) } });
      await kit.settle();
      expect(await view()).toMatchObject({ amount: 200_000, refused: { reason: 'It is locked.' } });
      expect(await book()).toEqual(['active 200000 ', 'cancelled 300000 ']);
      expect(await found()).toEqual([]);
    });

    it('step up by per cent ahead of the instalment that is raised, and again a year later', async () => {
      const { client, sipId, ticketFor, view, book, trace } = await someone();
      const by = { kind: 'percent' as const, amount: null, percent: 10 };
      await (await client()).call(stepUpSip, { key: key(), body: { sipId, ...by, ticket: await ticketFor(by) } });
      expect((await view()).stepUp).toMatchObject({ percent: 10, next: { instalment: 14, amount: 220_000 } });
      // as it is eleven months later
      await given.db.update(sips).set({ stepUpAt: 3 }).where(eq(sips.id, sipId));
      await goTo('2026-12-08');
      await applyStepUps(kit.services);
      expect(await view()).toMatchObject({
        change: { kind: 'step_up', instalment: 3, date: '2027-01-11' },
        stepUp: { next: { instalment: 15 } },
      });
      await goTo('2027-01-13');
      expect((await trace()).orders.map(({ amount }) => amount)).toEqual([200_000, 220_000]);
      expect(await book()).toEqual(['active 220000 ', 'cancelled 200000 ']);
      expect(await found()).toEqual([]);
    });

    it('leave out a step-up that no mandate covers, and say so', async () => {
      const { client, sipId, ticketFor, view, mails } = await someone({ limit: 2_000 });
      const by = { kind: 'sum' as const, amount: 500, percent: null };
      await (await client()).call(stepUpSip, { key: key(), body: { sipId, ...by, ticket: await ticketFor(by) } });
      await given.db.update(sips).set({ stepUpAt: 2 }).where(eq(sips.id, sipId));
      await goTo('2026-11-18');
      await applyStepUps(kit.services);
      await kit.settle();
      expect(await view()).toMatchObject({ amount: 200_000, change: null, stepUp: { next: { instalment: 14 } } });
      expect(await mails()).toContain('Your SIP could not step up');
    });

    it('stop at once where no instalment is under way, and end a change that is on its way too', async () => {
      const { client, sipId, ticketFor, view, book, mails, trace } = await someone();
      await (
        await client()
      ).call(changeSip, { key: key(), body: { sipId, ...change({}), ticket: await ticketFor(change({})) } });
      await kit.settle();
      kit.clock.advance(60_000);
      await (await client()).call(stopSip, { key: key(), body: { sipId, ticket: await ticketFor({}) } });
      await kit.settle();
      expect(await view()).toMatchObject({ status: 'stopped', nextDate: null, upcoming: [] });
      expect(await book()).toEqual(['cancelled 200000 ', 'cancelled 300000 ']);
      expect(await mails()).toContain('Your SIP is stopped');
      await goTo('2027-01-13');
      expect((await trace()).orders).toEqual([]);
      expect(await found()).toEqual([]);
    });

    it('stop after the instalment that is under way', async () => {
      const { client, sipId, ticketFor, view, book } = await someone();
      await goTo('2026-12-09');
      await (await client()).call(stopSip, { key: key(), body: { sipId, ticket: await ticketFor({}) } });
      expect(await view()).toMatchObject({ status: 'stopping', stopAfter: 2 });
      await goTo('2027-01-13');
      expect(outcomes(await view())).toEqual(['2 invested']);
      expect(await view()).toMatchObject({ status: 'stopped' });
      expect(await book()).toEqual(['cancelled 200000 ']);
      expect(await found()).toEqual([]);
    });

    it('are audited', async () => {
      const { client, sipId } = await someone();
      await (await client()).call(pauseSip, { key: key(), body: { sipId, instalments: 2 } });
      const entries = await given.db.select().from(auditEntries).where(eq(auditEntries.objectId, sipId));
      expect(entries).toMatchObject([{ action: 'sip.paused', details: { from: 2, count: 2 } }]);
    });

    it('tell whether the next debit is covered by a mandate', async () => {
      const { view } = await someone();
      const [bare, small] = [await someone({ limit: null }), await someone({ limit: 1_999 })];
      expect(await view()).toMatchObject({ autoPay: 'covered', mandate: { limit: 50_000_00 } });
      expect(await bare.view()).toMatchObject({ autoPay: 'no_mandate', mandate: null });
      expect(await small.view()).toMatchObject({ autoPay: 'limit_too_small', mandate: null });
      await addMandate(kit.services, bare.profileId, 2_000);
      expect(await bare.view()).toMatchObject({ autoPay: 'covered' });
    });
  },
  'seeded',
);
