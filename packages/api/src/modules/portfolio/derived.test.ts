import { addPaise, navFromScaled, paise, type Paise, subtractPaise, valueAtNav } from '@prosperx/core/money';
import { getFolio, getPortfolio, getPortfolioHistory, positionOf, xirr } from '@prosperx/core/portfolio';
import { addDays } from '@prosperx/core/time';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ledgerEntries, profiles, schemes } from '#db/schema/index.js';
import { importNavs } from '#records/fund/import-navs.js';
import { pointsBetween } from '#records/portfolio/read-history.js';
import { type Flow, readFlows } from '#records/portfolio/repository.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { addBigPortfolio } from '#testing/trust/big-portfolio.js';
import { yearlyReturn } from './holding.js';

const SIZE = { folios: 55, transactions: 60 } as const;

/** The sum of each day, oldest first. */
function byDay(flows: readonly Flow[]): Flow[] {
  const days = new Map<Flow[0], number>();
  for (const [date, cash] of flows) days.set(date, (days.get(date) ?? 0) + cash);
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1));
}

describeWithDb(
  'a portfolio of many folios',
  (given) => {
    let kit: TestKit;
    let client: TestClient;
    let profileId: string;
    let userId: string;
    beforeAll(async () => {
      kit = testKit(given.db);
      ({ client, profileId, userId } = await newInvestor(kit));
      await addBigPortfolio(given.db, profileId, SIZE);
    });

    const entries = () =>
      given.db
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.profileId, profileId))
        .orderBy(asc(ledgerEntries.date), asc(ledgerEntries.seq));

    it('is what its ledger says, entry by entry', async () => {
      const shown = await client.call(getPortfolio);
      const all = await entries();
      const latest = new Map((await given.db.select().from(schemes)).map((scheme) => [scheme.id, scheme.latestNav!]));
      const groups = new Map<string, typeof all>();
      for (const entry of all) {
        const key = `${entry.folioId} ${entry.schemeId}`;
        groups.set(key, [...(groups.get(key) ?? []), entry]);
      }
      const derived = [...groups.values()].map((group) => {
        const movements = group.map(({ units, amount, stampDuty }) => ({ units, cost: addPaise(amount, stampDuty) }));
        const position = positionOf(movements);
        const value = valueAtNav(position.units, latest.get(group[0]!.schemeId)!);
        const received = addPaise(...group.filter(({ units }) => units < 0).map(({ amount }) => paise(-amount)));
        const paid = addPaise(...movements.filter(({ units }) => units > 0).map(({ cost }) => cost));
        const realised = subtractPaise(addPaise(received, position.invested), paid);
        return { ...position, value, count: group.length, realised };
      });
      const sum = (pick: (one: (typeof derived)[number]) => Paise) => addPaise(...derived.map(pick));
      expect(derived.some(({ realised }) => realised !== 0)).toBe(true);
      expect(shown.netAmountInvested).toBe(sum(({ invested }) => invested));
      expect(shown.netCurrentValue).toBe(sum(({ value }) => value));
      expect(shown.realisedGain).toBe(sum(({ realised }) => realised));
      expect(shown.portfolioSchemes.map((each) => [each.unitsAllocated, each.amountInvested].join()).sort()).toEqual(
        derived.map(({ units, invested }) => [units, invested].join()).sort(),
      );
      const paid = all.map(({ navDate, units, amount, stampDuty }) => {
        return [navDate, units > 0 ? -(amount + stampDuty) : -amount] as const;
      });
      expect(await readFlows(given.db, [profileId])).toEqual(byDay(paid));
      const last = addDays(shown.asOfNavDate!, 365);
      const flows = paid.map(([date, cash]) => ({ date, cash }));
      const rate = xirr([...flows, { date: last, cash: shown.netCurrentValue }])!;
      expect(yearlyReturn(paid, shown.netCurrentValue, last)).toBeCloseTo(rate * 100);
      expect(shown.xirr).toBeNull();
    });

    it('comes in pages of fifty folios that make the whole, each sorted over all', async () => {
      const whole = await client.call(getPortfolio);
      const pages = await Promise.all([1, 2, 3].map((page) => client.call(getPortfolio, { query: { page } })));
      expect(pages.map(({ portfolioSchemes }) => portfolioSchemes.length)).toEqual([50, 5, 0]);
      expect(pages.flatMap(({ portfolioSchemes }) => portfolioSchemes)).toEqual(whole.portfolioSchemes);
      expect(pages.map(({ folioCount, netCurrentValue }) => [folioCount, netCurrentValue])).toEqual(
        pages.map(() => [SIZE.folios, whole.netCurrentValue]),
      );
      const byReturn = (await client.call(getPortfolio, { query: { sort: 'return' } })).portfolioSchemes;
      const returns = byReturn.map(({ returnPercentage }) => returnPercentage);
      expect(returns).toEqual([...returns].sort((one, other) => other - one));
    });

    it('has folios whose transactions come in pages, newest first', async () => {
      const { portfolioSchemes } = await client.call(getPortfolio, { query: { page: 1 } });
      const [{ folioNo, metaData }] = portfolioSchemes as [(typeof portfolioSchemes)[number]];
      const page = (number: number) =>
        client.call(getFolio, { query: { folioNo, schemeId: metaData.schemeId, page: number } });
      const [first, second] = [await page(1), await page(2)];
      expect(first.transactionCount).toBe(SIZE.transactions);
      expect(first.folios).toHaveLength(SIZE.folios);
      const dates = [...first.transactions, ...second.transactions].map(({ transactionDate }) => transactionDate);
      expect(dates).toHaveLength(SIZE.transactions);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(first.holding.folioNo).toBe(folioNo);
      const unknown = { folioNo: 'nobody', schemeId: metaData.schemeId };
      expect((await client.fail(getFolio, { query: unknown })).code).toBe('not_found');
    });

    it('has a line over time that ends at what is held and was paid for it', async () => {
      const points = await client.call(getPortfolioHistory);
      const shown = await client.call(getPortfolio);
      expect(points.length).toBeGreaterThan(20);
      expect(points.length).toBeLessThanOrEqual(60);
      // of a Sunday liquid schemes alone have a NAV
      expect(points.at(-1)!.date >= shown.asOfNavDate!).toBe(true);
      expect(points.at(-1)).toMatchObject({ value: shown.netCurrentValue, invested: shown.netAmountInvested });
      const until = points[10]!.date;
      const before = (await entries()).filter(({ navDate }) => navDate <= until);
      expect(points[10]!.invested).toBe(
        addPaise(...before.map(({ amount, stampDuty }) => addPaise(amount, stampDuty))),
      );
    });

    it('is worth what a new or revised NAV says at once, and its units stay as they were allotted', async () => {
      const before = await client.call(getPortfolio);
      const [holding] = before.portfolioSchemes as [(typeof before.portfolioSchemes)[number]];
      const [scheme] = await given.db.select().from(schemes).where(eq(schemes.id, holding.metaData.schemeId));
      const ledger = await entries();
      const revise = async (scaled: number) => {
        await importNavs(given.db, [
          { amfiCode: scheme!.amfiCode, date: scheme!.latestNavDate!, nav: navFromScaled(scaled) },
        ]);
        const { portfolioSchemes } = await client.call(getPortfolio);
        return portfolioSchemes.find(({ folioNo }) => folioNo === holding.folioNo)!;
      };
      const revised = await revise(Math.round(holding.todaysNAV * 1.05));
      expect(revised.todaysNAV).toBe(Math.round(holding.todaysNAV * 1.05));
      expect(revised.currentValue).toBe(valueAtNav(holding.unitsAllocated, revised.todaysNAV));
      expect(revised.unitsAllocated).toBe(holding.unitsAllocated);
      expect(await entries()).toEqual(ledger);
      await revise(holding.todaysNAV);
    });

    it('is shown with those of the other accounts of its login on request, and of nobody else', async () => {
      const own = await client.call(getPortfolio, { query: { page: 1 } });
      expect(await client.call(getPortfolio, { query: { page: 1, accounts: 'all' } })).toEqual(own);
      const other = await newInvestor(kit);
      await addBigPortfolio(given.db, other.profileId, { folios: 3, transactions: 2 });
      await given.db.update(profiles).set({ userId }).where(eq(profiles.id, other.profileId));
      const all = await client.call(getPortfolio, { query: { accounts: 'all' } });
      expect(all.folioCount).toBe(SIZE.folios + 3);
      const holders = all.portfolioSchemes.map(({ holder }) => holder?.encryptedId);
      expect(holders.filter((id) => id === other.profileId)).toHaveLength(3);
      expect(holders.filter((id) => id === profileId)).toHaveLength(SIZE.folios);
      expect((await client.call(getPortfolio, { query: { page: 1 } })).folioCount).toBe(SIZE.folios);
    });
  },
  'seeded',
);

it('points of a line are a day apart at least, sixty at most, and end with the last day', () => {
  const first = addDays('2020-01-01' as never, 0);
  for (const days of [0, 1, 59, 60, 400, 4_000]) {
    const last = addDays(first, days);
    const points = pointsBetween(first, last);
    expect(points.length).toBeLessThanOrEqual(60);
    expect(points.at(-1)).toBe(last);
    expect(points[0]! >= first).toBe(true);
  }
});
