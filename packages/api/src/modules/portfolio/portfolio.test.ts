import { getFamilyPortfolio } from '@prosperx/core/family';
import { addPaise, addUnits, type Nav, rupees, subtractPaise, units, valueAtNav } from '@prosperx/core/money';
import { getFolio, getPortfolio, type Holding } from '@prosperx/core/portfolio';
import { getReview } from '@prosperx/core/review';
import { advanceSandboxClock } from '@prosperx/core/sandbox';
import { type BusinessDate, businessDate } from '@prosperx/core/time';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { folios, ledgerEntries, mandates, navs, orders, schemes, sips } from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { ASHA_PENDING_CART } from '#sandbox/seed/asha-pending.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, ordersOf } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { pictureOf } from './share/portfolio-picture.js';
import { readSumsOf } from './share/portfolio-sums.js';

const ASHA = '9876500001';

describeWithDb(
  'getPortfolio',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const portfolio = async () => (await kit.signedIn(ASHA)).call(getPortfolio);
    const folioOf = async ({ folioNo, metaData: { schemeId } }: Holding) =>
      (await kit.signedIn(ASHA)).call(getFolio, { query: { folioNo, schemeId } });

    it('a portfolio is the sum of its folios, each worth its units at the last NAV', async () => {
      const found = await portfolio();
      for (const holding of found.portfolioSchemes) {
        expect(holding.currentValue).toBe(valueAtNav(holding.unitsAllocated, holding.todaysNAV));
        expect(holding.returnAmount).toBe(subtractPaise(holding.currentValue, holding.amountInvested));
        const { transactions } = await folioOf(holding);
        expect(transactions).toHaveLength(holding.transactionCount ?? 0);
        expect(holding.portfolioSchemeTransactions).toEqual(transactions.slice(0, 10));
        expect(addUnits(...transactions.map(({ units }) => units))).toBe(holding.unitsAllocated);
        expect(addPaise(...transactions.map(({ amount }) => amount))).toBe(holding.amountInvested);
      }
      const sum = (pick: 'currentValue' | 'amountInvested') =>
        addPaise(...found.portfolioSchemes.map((each) => each[pick]));
      expect(found.netCurrentValue).toBe(sum('currentValue'));
      expect(found.netAmountInvested).toBe(sum('amountInvested'));
      expect(found.netReturnAmount).toBe(subtractPaise(found.netCurrentValue, found.netAmountInvested));
      expect(found.asOfNavDate).toBe('2026-11-13');
      const shares = found.categoryDistribution.map(({ percentage }) => percentage);
      expect(shares.reduce((total, each) => total + each, 0)).toBeCloseTo(100);
      expect(addPaise(...found.subCategoryDistribution.map(({ currentValue }) => currentValue))).toBe(
        found.netCurrentValue,
      );
    });

    it('a scheme that has ended takes no more investments', async () => {
      const { metaData } = (await portfolio()).portfolioSchemes.find(({ metaData }) => metaData.allowPur === 'Y')!;
      const scheme = eq(schemes.id, metaData.schemeId);
      await given.db
        .update(schemes)
        .set({ endedOn: businessDate('2026-10-14') })
        .where(scheme);
      const { portfolioSchemes } = await portfolio();
      await given.db.update(schemes).set({ endedOn: null }).where(scheme);
      expect(portfolioSchemes.find((held) => held.metaData.schemeId === metaData.schemeId)?.metaData.allowPur).toBe(
        'N',
      );
    });

    it('a portfolio of Asha shows what one can look like', async () => {
      const { portfolioSchemes } = await portfolio();
      const houses = new Set(portfolioSchemes.map(({ metaData }) => metaData.schemeName.split(' ')[0]));
      expect(portfolioSchemes).toHaveLength(8);
      expect(houses.size).toBe(6);
      expect(new Set(portfolioSchemes.map(({ metaData }) => metaData.category)).size).toBeGreaterThanOrEqual(4);
      const sameScheme = portfolioSchemes.filter(({ metaData }) => metaData.schemeName.startsWith('HDFC Mid Cap'));
      expect(new Set(sameScheme.map(({ folioNo }) => folioNo)).size).toBe(2);
      expect(portfolioSchemes.some(({ redemptionAllowed }) => !redemptionAllowed)).toBe(true);
      const regular = await given.db
        .select()
        .from(sips)
        .where(eq(sips.profileId, seedProfileId('asha')))
        .orderBy(asc(sips.state));
      expect(regular.map(({ state }) => state).sort()).toEqual([
        'finished',
        'pending',
        'running',
        'running',
        'running',
      ]);
      const [mandate] = await given.db
        .select()
        .from(mandates)
        .where(eq(mandates.profileId, seedProfileId('asha')));
      expect(mandate).toMatchObject({ state: 'approved', limit: rupees(1_00_000) });
    });

    it('a portfolio of Asha agrees with the book of the exchange, and one set of their orders waits for payment', async () => {
      expect((await reconcile(given.db)).discrepancies).toEqual([]);
      const asha = await kit.signedIn(ASHA);
      const pending = await ordersOf(asha, { encryptedCartId: ASHA_PENDING_CART } as never);
      expect(pending.confirmed).toBe(false);
      expect(pending.orders.map(({ state, paymentState }) => [state, paymentState])).toEqual([
        ['registered', 'unpaid'],
        ['registered', 'unpaid'],
      ]);
      expect(await given.db.$count(orders, eq(orders.profileId, seedProfileId('asha')))).toBe(2);
    });

    it('a portfolio has the change since the NAV before', async () => {
      const { portfolioSchemes } = await portfolio();
      const [holding] = portfolioSchemes;
      const earlier = and(eq(navs.schemeId, holding!.metaData.schemeId), lt(navs.date, holding!.latestNavDateByBatch));
      const [before] = await given.db.select().from(navs).where(earlier).orderBy(desc(navs.date)).limit(1);
      const { unitsAllocated: units, currentValue, todaysNAV } = holding!;
      expect(holding!.absoluteChange).toBe(subtractPaise(currentValue, valueAtNav(units, before!.nav)));
      expect(holding!.todaysChange).toBeCloseTo(((todaysNAV - before!.nav) / before!.nav) * 100);
      const { schemeId } = holding!.metaData;
      const setPrevious = (previousNav: Nav | null) =>
        given.db.update(schemes).set({ previousNav }).where(eq(schemes.id, schemeId));
      await setPrevious(null);
      const byDay = (await (await kit.signedIn(ASHA)).call(getPortfolio, { query: { sort: 'day' } })).portfolioSchemes;
      await setPrevious(before!.nav);
      const without = byDay.filter(({ metaData }) => metaData.schemeId === schemeId);
      for (const each of without)
        expect(each).toMatchObject({ hasDayChange: false, absoluteChange: 0, todaysChange: 0 });
      // by the change of a day they come last, after what fell
      expect(byDay.some(({ todaysChange }) => todaysChange < 0)).toBe(true);
      expect(byDay.slice(-without.length)).toEqual(without);
    });

    it('a portfolio sells the oldest units first, and forgets a folio that was sold whole', async () => {
      const { client, profileId } = await newInvestor(kit);
      const [scheme] = await given.db.select().from(schemes).where(eq(schemes.amfiCode, '105758'));
      const folioId = `folio ${profileId}`;
      const named = { folioNumber: folioId, fundHouse: scheme!.fundHouse, profileId };
      await given.db.insert(folios).values({ ...named, id: folioId, createdAt: 0 });
      const book = (ref: string, date: string, thousandths: number, paidIn: number) =>
        given.db.insert(ledgerEntries).values({
          profileId,
          folioId,
          schemeId: scheme!.id,
          source: 'test',
          sourceRef: `${profileId} ${ref}`,
          kind: thousandths > 0 ? 'purchase' : 'redemption',
          date: date as never,
          navDate: date as never,
          nav: scheme!.latestNav!,
          amount: rupees(paidIn),
          stampDuty: rupees(0),
          units: units(thousandths / 1_000),
          bookedAt: 0,
        });
      await book('first', '2026-01-05', 10_000, 1_000);
      await book('second', '2026-02-05', 10_000, 3_000);
      await book('sold', '2026-03-05', -15_000, -2_500);
      const [holding] = (await client.call(getPortfolio)).portfolioSchemes;
      expect(holding).toMatchObject({ unitsAllocated: units(5), amountInvested: 1_500_00 });
      expect(holding?.portfolioSchemeTransactions.map(({ type }) => type)).toEqual(['S', 'P', 'P']);
      await book('sold too', '2026-04-06', -5_000, -900);
      expect((await client.call(getPortfolio)).portfolioSchemes).toEqual([]);

      // what came at the last NAV was nobody's at the one before
      await book('held', '2026-05-05', 1_000, 100);
      await book('new', scheme!.latestNavDate!, 10_000, 1_000);
      const { absoluteChange, todaysChange, portfolioSchemes } = await client.call(getPortfolio);
      const [now, before] = [valueAtNav(units(1), scheme!.latestNav!), valueAtNav(units(1), scheme!.previousNav!)];
      expect([absoluteChange, portfolioSchemes[0]!.absoluteChange]).toEqual([now - before, now - before]);
      expect(portfolioSchemes[0]!.hasDayChange).toBe(true);
      expect(todaysChange).toBeCloseTo(((now - before) / before) * 100);
    });

    it('a portfolio counts in the change of a day what has a NAV of it, and says which NAV is the oldest', async () => {
      const found = await portfolio();
      const { metaData } = found.portfolioSchemes[0]!;
      const late = found.portfolioSchemes.filter((each) => each.metaData.schemeId === metaData.schemeId);
      const { latestNavDateByBatch: latestNavDate } = late[0]!;
      const day = businessDate('2026-08-03');
      const datedAt = (date: BusinessDate) =>
        given.db.update(schemes).set({ latestNavDate: date }).where(eq(schemes.id, metaData.schemeId));
      await datedAt(day);
      const now = await portfolio();
      const asha = await kit.signedIn(ASHA);
      const others = [await asha.call(getFamilyPortfolio), await asha.call(getReview)];
      const sums = await readSumsOf(given.db, seedProfileId('asha'));
      await datedAt(latestNavDate);
      expect([found.oldestNavDate, now.oldestNavDate, now.asOfNavDate]).toEqual([
        latestNavDate,
        day,
        found.asOfNavDate,
      ]);
      expect(others.map(({ oldestNavDate }) => oldestNavDate)).toEqual([day, day]);
      expect(subtractPaise(found.absoluteChange, now.absoluteChange)).toBe(
        addPaise(...late.map(({ absoluteChange }) => absoluteChange)),
      );
      // what is shared names the days of both
      const picture = pictureOf(sums!, { name: 'Asha', advisor: null });
      expect(picture.lead).toMatch(/^Current value, NAVs of 3 Aug 2026 to 1[3-5] Nov 2026$/);
    });

    it('a portfolio, the family and the review say which NAV is the newest, of little value too', async () => {
      const asha = await kit.signedIn(ASHA);
      const own = await asha.call(getPortfolio);
      const found = [own, await asha.call(getFamilyPortfolio), await asha.call(getReview)];
      // on a Sunday liquid schemes have a NAV
      const newest = '2026-11-15';
      expect(
        own.portfolioSchemes
          .map(({ latestNavDateByBatch }) => latestNavDateByBatch)
          .toSorted()
          .at(-1),
      ).toBe(newest);
      expect(own.asOfNavDate).toBe('2026-11-13');
      expect(found.map(({ newestNavDate }) => newestNavDate)).toEqual([newest, newest, newest]);
    });

    it('a portfolio names the order of what was bought here, and none of what came from elsewhere', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000));
      await checkout.payAtBank();
      await kit.client().call(advanceSandboxClock, { body: { advance: '1B' } });
      const numbersOf = async (client: typeof checkout.client) =>
        (await client.call(getPortfolio)).portfolioSchemes.flatMap(({ portfolioSchemeTransactions: rows }) =>
          rows.map(({ pxOrderNumber }) => pxOrderNumber),
        );
      expect(await numbersOf(await signedInAgain(kit, checkout))).toEqual([checkout.pxOrderNumber]);
      expect(await numbersOf(await kit.signedIn(ASHA))).toContain(null);
    });

    it('a portfolio is empty before the first allotment, and nobody else can see it', async () => {
      const { client } = await newInvestor(kit);
      expect(await client.call(getPortfolio)).toMatchObject({
        netCurrentValue: 0,
        asOfNavDate: null,
        portfolioSchemes: [],
      });
      expect((await kit.client().fail(getPortfolio)).code).toBe('signed_out');
    });
  },
  'seeded',
);
