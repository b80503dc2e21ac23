import {
  addPaise,
  rupees,
  subtractPaise,
  type Units,
  ZERO_UNITS,
  unitsFromScaled,
  valueAtNav,
} from '@prosperx/core/money';
import type { PaymentState } from '@prosperx/core/order';
import { getPortfolio, importHeldElsewhere, removeHeldElsewhere } from '@prosperx/core/portfolio';
import { getReview, IDLE_YEARS, LEAST_PEERS, type Review } from '@prosperx/core/review';
import { GRANDFATHERED_UNTIL } from '@prosperx/core/tax';
import { addMonths } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { folios, navs, orders, sales, schemes, sips } from '#db/schema/index.js';
import { placeRedemption } from '#records/redemption/place-redemption.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { addSoldHistory } from '#testing/sold-history.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ASHA = '9876500001';
const percents = (shares: readonly { readonly percent: number }[]) =>
  Math.round(shares.reduce((sum, { percent }) => sum + percent, 0));

describeWithDb(
  'the review of all that is held',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    it('adds up to the portfolio, by category, house and plan', async () => {
      const client = await kit.signedIn(ASHA);
      await client.call(removeHeldElsewhere, { body: {} });
      const { netCurrentValue, subCategoryDistribution, asOfNavDate } = await client.call(getPortfolio);
      const review = await client.call(getReview);
      expect(review).toMatchObject({
        here: netCurrentValue,
        elsewhere: 0,
        unknown: 0,
        asOf: asOfNavDate,
        elsewhereUntil: null,
      });
      for (const shares of [review.categories, review.houses, review.plans]) {
        expect(addPaise(...shares.map(({ value }) => value))).toBe(netCurrentValue);
        expect(percents(shares)).toBe(100);
      }
      expect(review.categories.map(({ name, value }) => [name, value])).toEqual(
        subCategoryDistribution.map(({ name, currentValue }) => [name, currentValue]),
      );
      expect(review.plans.map(({ name }) => name)).toEqual(['regular']);
      const { equity = 0, debt = 0, other = 0 } = review.mix ?? {};
      expect(Math.round(equity + debt + other)).toBe(100);
    });

    it('takes in what is held elsewhere: known schemes by category, unknown ones by name alone, without a price in no sum', async () => {
      const client = await kit.signedIn(ASHA);
      const before = await client.call(getReview);
      const [known] = await given.db
        .select()
        .from(schemes)
        .where(and(eq(schemes.isListed, true), eq(schemes.subCategory, 'Mid Cap')))
        .limit(1);
      const scheme = (name: string, isin: string, value: number | null) => ({
        scheme: name,
        isin,
        close: '10',
        valuation:
          value === null ? null : { date: '2026-10-31', nav: String(value / 10), cost: null, value: String(value) },
      });
      const statement = JSON.stringify({
        file_type: 'CAMS',
        statement_period: { from: '01-Apr-2026', to: '31-Oct-2026' },
        folios: [
          {
            folio: '77',
            amc: 'One Mutual Fund',
            PAN: null,
            schemes: [
              scheme(known?.name ?? '', known?.isin ?? '', 50_000),
              scheme('Another Fund - Direct Plan', 'INF000A01002', 20_000),
              scheme('No Price Fund', 'INF000A01003', null),
            ],
          },
        ],
      });
      await client.call(importHeldElsewhere, { body: { statement } });
      const review = await client.call(getReview);
      expect(review).toMatchObject({
        here: before.here,
        elsewhere: rupees(70_000),
        unknown: rupees(20_000),
        withoutValue: 1,
        elsewhereUntil: '2026-10-31',
      });
      const valueOf = (shares: typeof review.categories, name: string) =>
        shares.find((share) => share.name === name)?.value ?? 0;
      expect(valueOf(review.categories, 'Mid Cap') - valueOf(before.categories, 'Mid Cap')).toBe(rupees(50_000));
      expect(valueOf(review.plans, 'direct')).toBe(rupees(20_000));
      expect(valueOf(review.houses, 'One Mutual Fund')).toBe(rupees(20_000));
      await client.call(removeHeldElsewhere, { body: {} });
    });

    it('counts a fund once, whichever of its plans and options are held here and elsewhere', async () => {
      const client = await kit.signedIn(ASHA);
      const before = await client.call(getReview);
      const [held] = (await client.call(getPortfolio)).portfolioSchemes;
      const [ours] = await given.db.select().from(schemes).where(eq(schemes.id, held!.metaData.schemeId));
      const { name, fundHouse, subCategory } = ours!;
      const listed = { amfiCode: '999901', isin: 'INF000A01011', isListed: false };
      const of = { name: `${name} - Direct - IDCW Payout`, plan: 'Direct', option: 'IDCW Payout' };
      const { nameVector: _, searchVector: __, ...columns } = ours!;
      await given.db
        .insert(schemes)
        .values({ ...columns, ...listed, ...of, bseCode: null, secondIsin: null, id: 'sch_idcw' });
      const scheme = (named: string, isin: string) => ({
        scheme: named,
        isin,
        close: '10',
        valuation: { date: '2026-10-31', nav: '1000', cost: null, value: '10000' },
      });
      const both = [scheme(of.name, listed.isin), scheme(`${name} - Direct Plan - Growth`, 'INF000A01029')];
      const statement = JSON.stringify({
        file_type: 'CAMS',
        statement_period: { from: '01-Apr-2026', to: '31-Oct-2026' },
        folios: [{ folio: '78', amc: fundHouse, PAN: null, schemes: both }],
      });
      await client.call(importHeldElsewhere, { body: { statement } });
      const review = await client.call(getReview);
      const fundsOf = (shares: typeof review.categories, wanted: string) =>
        shares.find((share) => share.name === wanted)?.schemes;
      expect(review.elsewhere).toBe(rupees(20_000));
      expect(fundsOf(review.categories, subCategory)).toBe(fundsOf(before.categories, subCategory));
      expect(fundsOf(review.houses, fundHouse)).toBe(fundsOf(before.houses, fundHouse));
      await client.call(removeHeldElsewhere, { body: {} });
      await given.db.delete(schemes).where(eq(schemes.id, 'sch_idcw'));
    });

    it('names a growth plan below the average of its sub-category, for each period, and neither one above it nor an IDCW plan', async () => {
      const client = await kit.signedIn(ASHA);
      const [held] = (await client.call(getPortfolio)).portfolioSchemes;
      const { schemeId, subCategory } = held!.metaData;
      const is = eq(schemes.id, schemeId);
      const [before] = await given.db.select().from(schemes).where(is);
      const periods = async (change: Partial<typeof schemes.$inferInsert>) => {
        await given.db.update(schemes).set(change).where(is);
        const { lagging } = await client.call(getReview);
        return lagging
          .find((fund) => fund.schemeId === schemeId)
          ?.periods.map(({ years, percent }) => [years, percent]);
      };
      // the few schemes of tests have too few peers: some come over from others
      const isPeer = and(eq(schemes.isListed, true), eq(schemes.option, 'Growth'), isNotNull(schemes.fiveYearReturn));
      const others = await given.db
        .select()
        .from(schemes)
        .where(and(isPeer, ne(schemes.subCategory, subCategory)))
        .limit(LEAST_PEERS);
      const moved = inArray(
        schemes.id,
        others.map(({ id }) => id),
      );
      await given.db.update(schemes).set({ subCategory }).where(moved);
      const peers = and(eq(schemes.subCategory, subCategory), eq(schemes.isListed, true), eq(schemes.option, 'Growth'));
      expect(await given.db.$count(schemes, peers)).toBeGreaterThanOrEqual(LEAST_PEERS);
      expect(await periods({ threeYearReturn: -90, fiveYearReturn: 90 })).toEqual([[3, -90]]);
      expect(await periods({ fiveYearReturn: -80 })).toEqual([
        [3, -90],
        [5, -80],
      ]);
      expect(await periods({ option: 'IDCW' })).toBeUndefined();
      expect(await periods({ option: 'Growth', threeYearReturn: 90, fiveYearReturn: null })).toBeUndefined();
      const { threeYearReturn, fiveYearReturn } = before!;
      await periods({ threeYearReturn, fiveYearReturn });
      for (const { id, subCategory: own } of others)
        await given.db.update(schemes).set({ subCategory: own }).where(eq(schemes.id, id));
    });

    it('names folios that nobody touched for two years, and units by their lock-in', async () => {
      const client = await kit.signedIn(ASHA);
      const { idle, lockIns, today } = await client.call(getReview);
      for (const { since } of idle) expect(since <= addMonths(today, -12 * IDLE_YEARS)).toBe(true);
      const { portfolioSchemes } = await client.call(getPortfolio);
      const locking = await given.db.select({ id: schemes.id }).from(schemes).where(gt(schemes.lockInYears, 0));
      const savers = portfolioSchemes.filter(({ metaData }) => locking.some(({ id }) => id === metaData.schemeId));
      expect(savers.length).toBeGreaterThan(0);
      expect(lockIns.map(({ folioNo, free, locked }) => [folioNo, free + locked]).sort()).toEqual(
        savers.map(({ folioNo, currentValue }) => [folioNo, currentValue]).sort(),
      );
      // years later the rest is free, and nobody has touched the folios
      kit.clock.advance((IDLE_YEARS + 4) * 366 * 86_400_000);
      const later = await (await kit.signedIn(ASHA)).call(getReview);
      expect(later.idle.length).toBeGreaterThan(idle.length);
      expect(later.lockIns.every(({ locked, next }) => locked === 0 && next === null)).toBe(true);
    });

    it('says what of the year’s exemption is left, and where a long-term gain could be taken', async () => {
      const client = await kit.signedIn(ASHA);
      const { taxFree, lockIns } = await client.call(getReview);
      expect(taxFree).toMatchObject({ year: 2026, exemption: rupees(1_25_000) });
      expect(taxFree.left).toBe(Math.max(0, taxFree.exemption - taxFree.realised + taxFree.losses));
      expect(taxFree.folios.length).toBeGreaterThan(0);
      expect(taxFree.folios.every(({ gain, units }) => gain > 0 && units > 0)).toBe(true);
      // what is locked cannot be sold
      const locked = lockIns.filter(({ free }) => free === 0).map(({ folioNo }) => folioNo);
      expect(locked.length).toBeGreaterThan(0);
      expect(taxFree.folios.filter(({ folioNo }) => locked.includes(folioNo))).toEqual([]);
    });

    it('says that a gain may be smaller where the NAV of 31 January 2018 is not known', async () => {
      const { client, profileId } = await newInvestor(kit);
      await addSoldHistory(given.db, profileId);
      const isMissing = async () => (await client.call(getReview)).taxFree.isFairValueMissing;
      expect(await isMissing()).toBe(false);
      await given.db.delete(navs).where(lte(navs.date, GRANDFATHERED_UNTIL));
      expect(await isMissing()).toBe(true);
    });

    it('takes off what is already being sold: nothing of it is proposed, free or inactive', async () => {
      kit.clock.advance((IDLE_YEARS + 4) * 366 * 86_400_000);
      const client = await kit.signedIn(ASHA);
      const review = () => client.call(getReview);
      const before = await review();
      const held = (await client.call(getPortfolio)).portfolioSchemes;
      const inReview = <F extends { readonly folioNo: string; readonly schemeName: string }>(
        folios: readonly F[],
        { folioNo, metaData }: (typeof held)[number],
      ) => folios.find((each) => each.folioNo === folioNo && each.schemeName === metaData.schemeName);
      const sell = async ({ folioNo, metaData }: (typeof held)[number], units: Units) => {
        const [folio] = await given.db.select().from(folios).where(eq(folios.folioNumber, folioNo));
        const named = { profileId: folio!.profileId, schemeId: metaData.schemeId, folioNumber: folioNo };
        const wanted = { ...named, toSchemeId: null, measure: 'units' as const, amount: null, units };
        await given.db.transaction((tx) => placeRedemption(tx, wanted, kit.clock.now()));
      };
      const saver = held.find((each) => inReview(before.lockIns, each) && inReview(before.taxFree.folios, each))!;
      const half = unitsFromScaled(Math.floor(saver.unitsAllocated / 20) * 10);
      expect(inReview(before.taxFree.folios, saver)?.units).toBe(saver.unitsAllocated);
      expect(inReview(before.idle, saver)).toBeTruthy();
      expect(before.taxFree.selling).toBe(0);

      await sell(saver, half);
      const rest = unitsFromScaled(saver.unitsAllocated - half);
      const halfSold = await review();
      expect(inReview(halfSold.taxFree.folios, saver)?.units).toBe(rest);
      expect(inReview(halfSold.lockIns, saver)).toMatchObject({ free: valueAtNav(rest, saver.todaysNAV), locked: 0 });
      expect(inReview(halfSold.idle, saver)).toBeUndefined();

      await sell(saver, rest);
      const wholeSold = await review();
      expect(inReview(wholeSold.taxFree.folios, saver)).toBeUndefined();
      // a component that knows no such folio has nothing to say of it
      expect(inReview(wholeSold.lockIns, saver)).toBeUndefined();
      expect(inReview(wholeSold.lockInsSelling, saver)).toBeTruthy();
      expect(inReview(halfSold.lockInsSelling, saver)).toBeUndefined();
      expect(wholeSold.here).toBe(before.here);
      // what is being sold uses the exemption up before what could be sold besides
      const gain = inReview(before.taxFree.folios, saver)!.gain;
      expect(halfSold.taxFree.selling).toBeGreaterThan(0);
      expect(halfSold.taxFree.selling).toBeLessThan(gain);
      expect(wholeSold.taxFree.selling).toBe(gain);
      expect(gain).toBeLessThan(before.taxFree.left);
      expect(wholeSold.taxFree.left).toBe(subtractPaise(before.taxFree.left, gain));
      expect(wholeSold.taxFree.realised).toBe(before.taxFree.realised);
    });

    it('does not call a folio inactive into which a purchase, the first instalment of a SIP, or a switch is being paid', async () => {
      kit.clock.advance((IDLE_YEARS + 4) * 366 * 86_400_000);
      const client = await kit.signedIn(ASHA);
      const idle = async () => (await client.call(getReview)).idle.map(({ folioNo }) => folioNo);
      const [{ folioNo, schemeId }] = (await client.call(getReview)).idle as [Review['idle'][number]];
      const [folio] = await given.db.select().from(folios).where(eq(folios.folioNumber, folioNo));
      const { id: folioId, profileId } = folio!;
      const [order] = await given.db.select().from(orders).where(eq(orders.profileId, profileId)).limit(1);
      const [sip] = await given.db.select().from(sips).where(eq(sips.profileId, profileId)).limit(1);
      const now = kit.clock.now();
      const ids = { id: newId('order'), clientRef: newId('ref'), bseOrderNumber: null };
      const ofOrder = (paymentState: PaymentState) =>
        given.db.update(orders).set({ paymentState }).where(eq(orders.id, ids.id));
      const bought = { ...order!, ...ids, schemeId, sipId: null, instalment: null, state: 'registered' as const };

      await given.db
        .insert(orders)
        .values({ ...bought, kind: 'purchase', folioNumber: folioNo, paymentState: 'unpaid' });
      expect(await idle()).toContain(folioNo);
      await ofOrder('paid');
      expect(await idle()).not.toContain(folioNo);
      await given.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, ids.id));
      expect(await idle()).toContain(folioNo);

      const begun = {
        schemeId,
        folioNumber: folioNo,
        firstOrderId: ids.id,
        state: 'pending' as const,
        stoppedAt: null,
      };
      const begins = { ...sip!, ...begun, id: newId('sip'), registrationNumber: newId('xsip') };
      await given.db.insert(sips).values(begins);
      expect(await idle()).not.toContain(folioNo);
      await ofOrder('unpaid');
      expect(await idle()).toContain(folioNo);

      const [other] = await given.db.select().from(schemes).where(ne(schemes.id, schemeId)).limit(1);
      const switched = { profileId, folioId, schemeId: other!.id, toSchemeId: schemeId, kind: 'switch' as const };
      const of = { measure: 'all' as const, reservedUnits: ZERO_UNITS, createdAt: now, changedAt: now };
      const sale = { ...switched, ...of, id: newId('sale'), pxOrderNumber: newId('px'), clientRef: newId('ref') };
      await given.db.insert(sales).values({ ...sale, state: 'placed' });
      expect(await idle()).not.toContain(folioNo);
      await given.db.update(sales).set({ state: 'executed' }).where(eq(sales.id, sale.id));
      expect(await idle()).toContain(folioNo);
    });

    it('of one who holds nothing has nothing but the exemption', async () => {
      const { client } = await newInvestor(kit);
      expect(await client.call(getReview)).toMatchObject({
        here: 0,
        mix: null,
        asOf: null,
        categories: [],
        lagging: [],
        idle: [],
        lockIns: [],
        lockInsSelling: [],
        taxFree: { left: rupees(1_25_000), folios: [] },
      });
    });
  },
  'seeded',
);
