import { FUND_BOUNDS, FUND_CATEGORIES, FUND_FACETS, type FUND_SORTS, listFunds } from '@prosperx/core/fund';
import type { QueryOf } from '@prosperx/core/http';
import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { schemes } from '#db/schema/index.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

type Filters = Partial<QueryOf<typeof listFunds>>;

describeWithDb(
  'listFunds',
  (given) => {
    let client: TestClient;
    beforeAll(() => {
      client = testKit(given.db).client();
    });

    const list = (query: Filters = {}) => client.call(listFunds, { query: query as never });
    /** All pages of a list. */
    const all = async (query: Filters) => {
      const { totalPages } = await list(query);
      const pages = await Promise.all(
        Array.from({ length: totalPages }, (_, at) => list({ ...query, PageNumber: at })),
      );
      return pages.flatMap(({ content }) => content);
    };

    it.each(FUND_CATEGORIES)(
      'has all schemes of %s and no other, by the category that they are of',
      async (category) => {
        const ids = (await all({ category })).map(({ encryptedSchemeId }) => encryptedSchemeId).sort();
        expect(ids).toEqual(
          namedSchemes
            .filter((scheme) => scheme.category === category)
            .map(({ isin }) => catalogueId(isin))
            .sort(),
        );
      },
    );

    it('sorts by returns and size with the largest first and those without at the end, by minimum with the smallest', async () => {
      const figures = {
        threeYear: ({ threeYearReturn }) => -(threeYearReturn ?? -Infinity),
        oneYear: ({ oneYearReturn }) => -(oneYearReturn ?? -Infinity),
        fiveYear: ({ fiveYearReturn }) => -(fiveYearReturn ?? -Infinity),
        minimumSip: ({ minimumSipAmount }) => minimumSipAmount ?? Infinity,
      } satisfies Partial<
        Record<(typeof FUND_SORTS)[number], (fund: Awaited<ReturnType<typeof all>>[number]) => number>
      >;
      for (const [sort, figure] of Object.entries(figures)) {
        const found = (await all({ sort: sort as 'oneYear' })).map(figure);
        expect(found, sort).toEqual(found.toSorted((one, other) => one - other));
      }
      const names = (await all({ sort: 'name' })).map(({ schemeName }) => schemeName);
      expect(new Set(names).size).toBe(namedSchemes.length);
    });

    it('narrows by each filter to the funds that have it', async () => {
      const funds = await all({
        category: 'Equity',
        riskometer: ['Very High'],
        fundHouse: ['HDFC Mutual Fund', 'SBI Mutual Fund'],
        minimumSip: '500',
      });
      expect(funds.length).toBeGreaterThan(0);
      for (const fund of funds) {
        expect(fund).toMatchObject({ category: 'Equity', riskometer: 'Very High' });
        expect(['HDFC Mutual Fund', 'SBI Mutual Fund']).toContain(fund.fundHouse);
        expect(fund.minimumSipAmount).toBeLessThanOrEqual(500_00);
      }
      for (const { threeYearReturn } of await all({ minimumReturn: '15' }))
        expect(threeYearReturn).toBeGreaterThanOrEqual(15);
      expect((await list({ subCategory: ['No such'] })).totalElements).toBe(0);
    });

    it('counts of each value what a press on it shows', async () => {
      const filters: Filters = { category: 'Equity', minimumSip: '1000', riskometer: ['Very High'] };
      const { facets } = await list(filters);
      for (const facet of FUND_FACETS) {
        expect(facets[facet].length, facet).toBeGreaterThan(0);
        for (const { value, count } of facets[facet]) {
          const chosen = facet in FUND_BOUNDS || facet === 'option' ? value : [value];
          const pressed = await list({ ...filters, [facet]: chosen } as Filters);
          expect(pressed.totalElements, `${facet} ${value}`).toBe(count);
        }
      }
    });

    it('lists options that grow unless those that pay out are asked for, and none that is not sold', async () => {
      const [paying, unlisted] = namedSchemes.slice(0, 2).map(({ isin }) => catalogueId(isin));
      await given.db
        .update(schemes)
        .set({ option: 'Monthly IDCW' })
        .where(inArray(schemes.id, [paying!]));
      await given.db
        .update(schemes)
        .set({ isListed: false })
        .where(inArray(schemes.id, [unlisted!]));
      const [growing, paidOut] = [await all({}), await all({ option: 'IDCW' })];
      await given.db.update(schemes).set({ option: 'Growth', isListed: true });
      expect(growing).toHaveLength(namedSchemes.length - 2);
      expect(paidOut.map(({ encryptedSchemeId }) => encryptedSchemeId)).toEqual([paying]);
    });

    it('dates its returns by the day of which most of its funds have a NAV, and has none for an empty list', async () => {
      expect((await list({ category: 'Equity' })).navDate).toBe('2026-11-13');
      // liquid schemes have a NAV of the Sunday
      expect((await list({ subCategory: ['Liquid'] })).navDate).toBe('2026-11-15');
      expect((await list()).navDate).toBe('2026-11-13');
      expect(await list({ fundHouse: ['Nobody'] })).toMatchObject({ navDate: null, content: [], totalPages: 0 });
    });

    it.each([{ category: 'Gold' }, { sort: 'luck' }, { minimumSip: '7' }, { PageNumber: -1 }, { option: 'Bonus' }])(
      'refuses %j',
      async (query) => {
        expect(await client.fail(listFunds, { query: query as never })).toMatchObject({ code: 'invalid_input' });
      },
    );
  },
  'seeded',
);
