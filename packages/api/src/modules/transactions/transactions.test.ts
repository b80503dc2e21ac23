import { rupees, units as unitsOf } from '@prosperx/core/money';
import { getTransactions } from '@prosperx/core/portfolio';
import { businessDate, instantAt } from '@prosperx/core/time';
import { beforeAll, expect, it } from 'vitest';
import { planText, sipInstalmentText } from '#records/order/remarks.text.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { newPlanHolder, newRunningPlan } from '#testing/planning.js';
import { placeTestRedemption } from '#testing/redeeming.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'the transactions of an investor',
  (given) => {
    let kit: TestKit;
    let investor: Awaited<ReturnType<typeof newRunningSip>>;
    beforeAll(async () => {
      kit = testKit(given.db);
      investor = await newRunningSip(kit, { limit: null });
      // the instalments alone, not each day between them
      for (const date of ['2026-12-10', '2027-01-11', '2027-02-10']) {
        await kit.clock.moveTo(instantAt(businessDate(date), '10:00'));
        await kit.settle();
      }
    });
    const read = async (query: object = {}) => (await signedInAgain(kit, investor)).call(getTransactions, { query });

    it('are newest first, with the reason of what failed', async () => {
      const { content, totalElements } = await read();
      expect(totalElements).toBe(3);
      expect(
        content.map(({ transactionDate, kind, state, instalment }) => [transactionDate, kind, state, instalment]),
      ).toEqual([
        ['2027-02-10', 'sip', 'failed', 4],
        ['2027-01-11', 'sip', 'failed', 3],
        ['2026-12-10', 'sip', 'failed', 2],
      ]);
      expect(content[0]).toMatchObject({ reason: sipInstalmentText.mandateMissing, amount: 200_000, units: null });
    });

    it.each([
      ['days, both included', { from: '2026-12-10', to: '2027-01-11' }, 2],
      ['a kind', { kind: 'purchase' }, 0],
      ['a state', { state: 'failed' }, 3],
      ['a scheme that is none', { schemeId: 'sch_none' }, 0],
      ['a folio that is none', { folioNo: '1' }, 0],
    ])('are chosen by %s', async (_, query, count) => {
      expect((await read(query)).totalElements).toBe(count);
    });

    it('come by pages, of which one past the end is the last', async () => {
      const { content, page, totalPages } = await read({ page: '9', size: '2' });
      expect([content.length, page, totalPages]).toEqual([1, 2, 2]);
    });

    it.each([{ kind: 'gift' }, { from: 'yesterday' }, { page: '-1' }])('are refused with %j', async (query) => {
      const client = await signedInAgain(kit, investor);
      const failure = await client.fail(getTransactions, { query: query as never });
      expect(failure.code).toBe('invalid_input');
    });

    it('are those of nobody else', async () => {
      const other = await newInvestor(kit);
      expect((await other.client.call(getTransactions, { query: {} })).content).toEqual([]);
    });

    it('tell an order that waits for its payment from one that was paid', async () => {
      const { client, payAtBank } = await newCheckout(kit, lumpsum(5_000));
      const stateNow = async () => (await client.call(getTransactions, { query: {} })).content[0]?.state;
      expect(await stateNow()).toBe('to_pay');
      await payAtBank();
      expect(await stateNow()).toBe('in_progress');
    });

    it('hold a sale from its order on, and each instalment of a plan, made or not', async () => {
      const { redeemer, next } = await newRedeemer();
      const shown = async () => {
        const { content } = await (await signedInAgain(kit, redeemer)).call(getTransactions, { query: {} });
        const sold = content.filter(({ kind }) => kind !== 'purchase');
        return sold.map(({ kind, state, instalment, units, amount }) =>
          [
            kind,
            state,
            instalment ?? '-',
            units === null ? 'no units' : units < 0 ? 'out' : 'in',
            Math.round((amount ?? 0) / 100),
          ].join(' '),
        );
      };
      expect(await shown()).toEqual(['redemption in_progress - no units 1000']);
      await next();
      expect((await shown()).sort()).toEqual([
        // less an exit load of 1 %
        'redemption done - out 990',
        'stp done 1 out 1980',
        'stp failed 2 no units 2000',
      ]);
      const failed = (await signedInAgain(kit, redeemer)).call(getTransactions, {
        query: { kind: 'stp', state: 'failed' },
      });
      expect((await failed).content).toMatchObject([{ reason: planText.tooFewUnits, folioNo: redeemer.folioNumber }]);
    });

    it('give of a sale the units to the thousandth, and the number that its notification names', async () => {
      const investor = await newPlanHolder(kit);
      const placed = await placeTestRedemption(kit, investor.profileId, { measure: 'units', units: unitsOf(12.5) });
      const { content } = await (
        await signedInAgain(kit, investor)
      ).call(getTransactions, { query: { kind: 'redemption' } });
      expect(content).toMatchObject([{ units: -unitsOf(12.5), pxOrderNumber: placed.pxOrderNumber }]);
    });

    /** Somebody who redeems ₹1,000 of ₹3,500; then a weekly STP of ₹2,000 finds units enough for its first instalment alone. */
    async function newRedeemer() {
      const redeemer = await newRunningPlan(kit, { freqType: 52, startDate: '2027-02-15' }, 3_500);
      await placeTestRedemption(kit, redeemer.profileId, { measure: 'amount', amount: rupees(1_000) });
      const next = () => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2027-02-22'), '09:20'));
      return { redeemer, next };
    }

    it('hold what was bought before the account was taken over, with units and NAV', async () => {
      const { content, folios } = await (
        await asha()
      ).call(getTransactions, { query: { kind: 'purchase', state: 'done' } });
      expect(content).toHaveLength(5);
      expect(
        content.every(({ units, nav, pxOrderNumber }) => units !== null && nav !== null && pxOrderNumber === null),
      ).toBe(true);
      expect(folios.map(({ value }) => value)).toContain('10284471');
    });

    const asha = async () => {
      const [profile] = await given.db.query.profiles.findMany({ where: (row, { eq }) => eq(row.ucc, 'PX00000001') });
      const { id: profileId, userId } = profile!;
      return signedInAgain(kit, { profileId, userId });
    };
  },
  'seeded',
);
