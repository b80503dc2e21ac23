import { addUnits, paise, rupees, units, unitsFromScaled, valueAtNav } from '@prosperx/core/money';
import { getPortfolio } from '@prosperx/core/portfolio';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { queue, sales, sandboxBankPayouts, schemes, users } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/providers.js';
import { PLAN_INSTALMENT_ENDED, REDEEM } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { findBlockers } from '#records/profile/check-deletable.js';
import { placeRedemption } from '#records/redemption/place-redemption.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, notificationsTo, lumpsum, schemeOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { goTo, holdingOf, HOUSE_LIQUID, newHolder, placeTestRedemption, redemptionNow } from '#testing/redeeming.js';
import { codeOf, type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a sale',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      // each begins anew over days that those before it have played
      kit = testKit(given.db, { heldNavsOnly: false });
    });

    async function holder(
      ...investments: Parameters<typeof newHolder> extends [TestKit, ...infer Rest] ? Rest : never
    ) {
      const investor = await newHolder(kit, ...investments);
      await goTo(kit, '2026-11-17', '10:00');
      return investor;
    }

    it('takes units out at the NAV of its day, and pays them two working days later', async () => {
      const investor = await holder();
      const before = await holdingOf(kit, investor.profileId, EQUITY);
      const placed = await placeTestRedemption(kit, investor.profileId, { measure: 'units', units: units(10) });
      expect(await redemptionNow(kit, placed)).toMatchObject({
        state: 'placed',
        reservedUnits: units(10),
        navDate: null,
      });
      await goTo(kit, '2026-11-18', '08:59');
      expect((await redemptionNow(kit, placed)).state).toBe('placed');
      await goTo(kit, '2026-11-18', '09:00');
      const sold = await redemptionNow(kit, placed);
      expect(sold).toMatchObject({ state: 'executed', navDate: '2026-11-17', creditDate: '2026-11-19' });
      expect(sold.grossAmount).toBe(valueAtNav(units(10), sold.nav!));
      // equity: 0.001 % of it is tax
      expect(sold.stt).toBe(Math.round(sold.grossAmount! / 100_000));
      // 1 % of units that are younger than a year
      expect(sold.exitLoad).toBe(Math.round(sold.grossAmount! / 100));
      expect(sold.payout).toBe(sold.grossAmount! - sold.exitLoad! - sold.stt!);
      const after = await holdingOf(kit, investor.profileId, EQUITY);
      expect(after.units).toBe(before.units - units(10));
      expect(after.entries.at(-1)).toMatchObject({ kind: 'redemption', amount: -sold.payout!, saleId: sold.id });
      expect(await findBlockers(given.db, investor.profileId)).toContain('money');
      await goTo(kit, '2026-11-19', '10:00');
      const settled = await redemptionNow(kit, placed);
      const [payout] = await given.db.select().from(sandboxBankPayouts);
      expect(settled).toMatchObject({ state: 'settled', payoutRef: payout?.reference });
      expect(payout).toMatchObject({ amount: sold.payout, accountEnd: '4567' });
      const client = await signedInAgain(kit, investor);
      const [holding] = (await client.call(getPortfolio)).portfolioSchemes;
      expect(holding?.portfolioSchemeTransactions[0]).toMatchObject({ type: 'S', pxOrderNumber: sold.pxOrderNumber });
      expect((await notificationsTo(kit, investor)).map(({ subject }) => subject).slice(0, 2)).toEqual([
        'Your redemption was paid',
        'Your units were sold',
      ]);
      expect((await reconcile(given.db)).discrepancies).toEqual([]);
    });

    it('is told by text message to a seller who has verified no address', async () => {
      const investor = await holder();
      await given.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, investor.userId));
      await placeTestRedemption(kit, investor.profileId, { measure: 'units', units: units(10) });
      await goTo(kit, '2026-11-18', '09:00');
      const [sms] = await kit.client().call(sandboxMessages, { query: { to: investor.mobile } });
      expect(sms?.text).toMatch(/^10\.000 units of .* were sold at the NAV of .* Order number: PX\d+\. http/);
      expect(await notificationsTo(kit, investor)).not.toContainEqual(
        expect.objectContaining({ subject: 'Your units were sold' }),
      );
    });

    it('after three o’clock counts on the next working day', async () => {
      const { profileId } = await holder();
      await goTo(kit, '2026-11-17', '15:00');
      const placed = await placeTestRedemption(kit, profileId, { measure: 'amount', amount: rupees(1_000) });
      await goTo(kit, '2026-11-19', '09:00');
      expect(await redemptionNow(kit, placed)).toMatchObject({ navDate: '2026-11-18', creditDate: '2026-11-20' });
    });

    it('of an amount sells the units that its NAV gives for it, and of all leaves nothing', async () => {
      const { profileId } = await holder();
      const byAmount = await placeTestRedemption(kit, profileId, { measure: 'amount', amount: rupees(1_000) });
      const all = await placeTestRedemption(kit, profileId, {});
      await goTo(kit, '2026-11-18', '09:00');
      const [first, rest] = [await redemptionNow(kit, byAmount), await redemptionNow(kit, all)];
      expect(Math.abs(first.grossAmount! - rupees(1_000))).toBeLessThanOrEqual(valueAtNav(units(0.001), first.nav!));
      // of all it sold the units that were free then, less what the amount took more at its own NAV
      const { units: left } = await holdingOf(kit, profileId, EQUITY);
      expect(left).toBe(Math.max(0, byAmount.reservedUnits - first.soldUnits!));
      const held = addUnits(byAmount.reservedUnits, all.reservedUnits);
      expect(rest.soldUnits).toBe(Math.min(all.reservedUnits, held - first.soldUnits!));
    });

    it('of a liquid fund pays its graded exit load for six days, by the day', async () => {
      const { profileId } = await holder(lumpsum(50_000, HOUSE_LIQUID));
      const placed = await placeTestRedemption(kit, profileId, { amfiCode: HOUSE_LIQUID });
      await goTo(kit, '2026-11-18', '10:00');
      const { navDate, grossAmount, exitLoad, payout, stt, state } = await redemptionNow(kit, placed);
      // bought at the NAV of the 15th and sold at that of the 17th: the second day
      expect({ navDate, exitLoad, stt }).toEqual({
        navDate: '2026-11-17',
        exitLoad: Math.round(grossAmount! * 0.000065),
        stt: 0,
      });
      expect(payout).toBe(grossAmount! - exitLoad!);
      expect(state).toBe('settled');
    });

    it('is refused with the reason of the exchange, and its units are free again', async () => {
      const investor = await holder();
      const { units: held } = await holdingOf(kit, investor.profileId, EQUITY);
      const placed = await placeTestRedemption(kit, investor.profileId, { measure: 'amount', amount: rupees(1_019) });
      expect(await redemptionNow(kit, placed)).toMatchObject({ state: 'refused', soldUnits: null });
      expect((await redemptionNow(kit, placed)).remarks).toMatch(/^Rejected by the exchange/);
      expect((await notificationsTo(kit, investor))[0]).toMatchObject({ subject: 'Your units were not sold' });
      expect((await placeTestRedemption(kit, investor.profileId, {})).reservedUnits).toBe(held);
    });

    it('whose answer is lost is sent once', async () => {
      const { profileId } = await holder();
      const placed = await placeTestRedemption(kit, profileId, { measure: 'amount', amount: rupees(1_017) });
      expect((await redemptionNow(kit, placed)).state).toBe('unknown');
      await goTo(kit, '2026-11-19', '10:00');
      expect((await redemptionNow(kit, placed)).state).toBe('settled');
      expect((await reconcile(given.db)).discrepancies).toEqual([]);
    });

    it('of more units than are free is refused before anything is stored, whatever is in progress', async () => {
      const { profileId } = await holder();
      const { units: held } = await holdingOf(kit, profileId, EQUITY);
      const most = (count: number) => ({ measure: 'units' as const, units: unitsFromScaled(count) });
      expect(await codeOf(placeTestRedemption(kit, profileId, most(held + 10)))).toBe('units_too_few');
      await placeTestRedemption(kit, profileId, most(held - 100));
      expect(await codeOf(placeTestRedemption(kit, profileId, most(110)))).toBe('units_too_few');
      await placeTestRedemption(kit, profileId, most(100));
      expect(await codeOf(placeTestRedemption(kit, profileId, {}))).toBe('units_too_few');
      expect(await given.db.$count(sales, eq(sales.profileId, profileId))).toBe(2);
    });

    it('of a tax saver sells no unit that is locked, and of one that takes no redemption none at all', async () => {
      const { profileId } = await holder();
      await given.db
        .update(schemes)
        .set({ lockInYears: 3 })
        .where(eq(schemes.id, schemeOf(EQUITY).id));
      try {
        expect(await codeOf(placeTestRedemption(kit, profileId, {}))).toBe('units_too_few');
        await given.db
          .update(schemes)
          .set({ lockInYears: 0, allowRedemption: false })
          .where(eq(schemes.id, schemeOf(EQUITY).id));
        expect(await codeOf(placeTestRedemption(kit, profileId, {}))).toBe('redemption_not_allowed');
      } finally {
        await given.db
          .update(schemes)
          .set({ lockInYears: 0, allowRedemption: true })
          .where(eq(schemes.id, schemeOf(EQUITY).id));
      }
    });

    it('of a folio of somebody else is refused', async () => {
      const [mine, theirs] = [await newHolder(kit), await holder()];
      const { folioNumber } = await holdingOf(kit, theirs.profileId, EQUITY);
      const wanted = { profileId: mine.profileId, folioNumber, schemeId: schemeOf(EQUITY).id, toSchemeId: null };
      const input = { measure: 'all' as const, amount: null, units: null };
      const placing = given.db.transaction((tx) => placeRedemption(tx, { ...wanted, ...input }, kit.clock.now()));
      expect(await codeOf(placing)).toBe('folio_unknown');
    });

    it('that switches buys units of the other scheme for the money of what it sold, in the same folio', async () => {
      const investor = await holder();
      const { profileId } = investor;
      const placed = await placeTestRedemption(kit, profileId, { measure: 'amount', amount: rupees(5_000), to: DEBT });
      await goTo(kit, '2026-11-20', '08:59');
      expect(await redemptionNow(kit, placed)).toMatchObject({
        state: 'executed',
        creditDate: '2026-11-19',
        toUnits: null,
      });
      await goTo(kit, '2026-11-20', '09:00');
      const redemption = await redemptionNow(kit, placed);
      expect(redemption).toMatchObject({
        state: 'settled',
        navDate: '2026-11-17',
        toNavDate: '2026-11-19',
        payoutRef: null,
      });
      const [from, to] = [await holdingOf(kit, profileId, EQUITY), await holdingOf(kit, profileId, DEBT)];
      expect(to.folioNumber).toBe(from.folioNumber);
      expect(to.entries).toMatchObject([
        { kind: 'switch_in', units: redemption.toUnits, stampDuty: redemption.toStampDuty },
      ]);
      expect(paise(to.entries[0]!.amount + to.entries[0]!.stampDuty)).toBe(redemption.payout);
      expect(from.entries.at(-1)).toMatchObject({ kind: 'switch_out', units: -redemption.soldUnits! });
      expect((await notificationsTo(kit, investor))[0]).toMatchObject({ subject: 'Your switch is complete' });
      expect((await reconcile(given.db)).discrepancies).toEqual([]);
    });

    it('that would switch to another fund house, to itself, or to nothing is refused', async () => {
      const { profileId } = await holder();
      for (const to of ['138288', EQUITY])
        expect(await codeOf(placeTestRedemption(kit, profileId, { to }))).toBe('switch_not_allowed');
    });

    it('of a plan is placed once an instalment, and the plan hears how it ended', async () => {
      const { profileId } = await holder();
      const { folioNumber } = await holdingOf(kit, profileId, EQUITY);
      const place = (rupeesAsked: number, instalment: number) =>
        given.db.transaction((tx) =>
          placeRedemption(
            tx,
            {
              profileId,
              folioNumber,
              schemeId: schemeOf(EQUITY).id,
              toSchemeId: null,
              measure: 'amount' as const,
              amount: rupees(rupeesAsked),
              units: null,
              planId: 'plan_1',
              instalment,
            },
            kit.clock.now(),
          ),
        );
      const first = await place(1_000, 1);
      await expect(place(1_000, 1)).rejects.toThrow();
      const second = await place(1_019, 2);
      const endings = async () =>
        (await given.db.select().from(queue).where(eq(queue.kind, PLAN_INSTALMENT_ENDED))).map(
          ({ payload }) => payload,
        );
      await kit.scheduler.runDue();
      expect(await endings()).toEqual([{ saleId: second.id, planId: 'plan_1' }]);
      await goTo(kit, '2026-11-19', '10:00');
      expect(await endings()).toHaveLength(2);
      expect((await redemptionNow(kit, first)).state).toBe('settled');
      await given.db.delete(queue).where(eq(queue.kind, PLAN_INSTALMENT_ENDED));
    });

    it('that nobody answers for ten working days is put before a person, and ends when they give it up', async () => {
      const investor = await holder();
      const { exchange } = kit.services.providers;
      const silent = { ...exchange, findRedemption: () => Promise.reject(new ProviderUnknown('findSale')) };
      const deaf = testKit(given.db, { clock: kit.clock, providers: { exchange: silent } });
      const placed = await placeTestRedemption(deaf, investor.profileId, {});
      expect((await redemptionNow(kit, placed)).state).toBe('unknown');
      const longAgo = instantAt(businessDate('2026-10-26'), '10:00');
      await given.db.update(sales).set({ createdAt: longAgo }).where(eq(sales.id, placed.id));
      await given.db.update(queue).set({ createdAt: longAgo }).where(eq(queue.ref, placed.clientRef));
      await goTo(deaf, '2026-11-17', '10:10');
      const [job] = await given.db.select().from(queue).where(eq(queue.ref, placed.clientRef));
      expect(job).toMatchObject({ kind: REDEEM, state: 'parked' });
      expect((await notificationsTo(kit, investor))[0]?.subject).toMatch(/longer than usual/);
      await operate(kit.services, { act: 'drop', seq: job!.seq });
      await kit.scheduler.runDue();
      const { state, remarks } = await redemptionNow(kit, placed);
      expect([state, remarks]).toEqual(['refused', 'The exchange has no record of this order.']);
    });
  },
  'seeded',
);
