import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getCart } from '@prosperx/core/cart';
import {
  FUND_CATEGORIES,
  getCutOffs,
  getFundCounts,
  getFundDetail,
  getMostViewedFunds,
  getTopFunds,
  searchFunds,
  suggestFunds,
} from '@prosperx/core/fund';
import { nextCutOff } from '@prosperx/core/order';
import { EXCHANGE_HOLIDAYS, exchangeCalendar } from '@prosperx/core/time';
import { eq, inArray, max } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { schemes } from '#db/schema/index.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit, type TestKit } from '#testing/test-kit.js';

const flexiCap = namedSchemes.find(({ amfiCode }) => amfiCode === '101762')!;
const flexiCapId = catalogueId(flexiCap.isin);

describeWithDb(
  'searchFunds, suggestFunds, getFundDetail',
  (given) => {
    let kit: TestKit;
    let client: TestClient;

    beforeAll(() => {
      kit = testKit(given.db);
      client = kit.client();
    });

    const suggested = async (text: string) =>
      (await client.call(suggestFunds, { query: { text } })).map((fund) => fund.schemeName);
    const search = (q: string, PageNumber = 0) => client.call(searchFunds, { query: { q, PageNumber } });
    const found = async (q: string) => (await search(q)).content.map((fund) => fund.schemeName);

    it.each([
      ['hdfc mid', 'HDFC Mid Cap Fund'],
      ['hdcf mid cap', 'HDFC Mid Cap Fund'],
      ['parag flexi', 'Parag Parikh Flexi Cap Fund'],
      ['prag parik', 'Parag Parikh Flexi Cap Fund'],
      ['flexicap hdfc', 'HDFC Flexi Cap Fund'],
      ['  AXIS   ELSS ', 'Axis ELSS Tax Saver Fund'],
      ['bluechip', 'ICICI Prudential Large Cap Fund (erstwhile Bluechip Fund)'],
    ])('the server suggests for "%s" first %s', async (text, name) => {
      expect((await suggested(text))[0]).toBe(name);
    });

    it('the server suggests first the largest of the funds that are equally near', async () => {
      const sizes = namedSchemes.flatMap(({ name, fundSizeCrores }) =>
        name.startsWith('HDFC ') ? [[fundSizeCrores ?? 0, name] as const] : [],
      );
      const largest = sizes.sort(([one], [other]) => other - one).map(([, name]) => name);
      expect(await suggested('hdfc')).toEqual(largest.slice(0, 5));
    });

    it('the server suggests five at most, and nothing for what is like no name', async () => {
      expect(await suggested('hdfc')).toHaveLength(5);
      expect(await suggested('qwertyuiop')).toEqual([]);
      expect(await suggested('%%%%')).toEqual([]);
      expect(await suggested('💰💰💰💰')).toEqual([]);
    });

    it('the server refuses to suggest below four characters', async () => {
      expect(await client.fail(suggestFunds, { query: { text: 'hdf' } })).toMatchObject({
        code: 'invalid_input',
        fields: { text: 'too_short' },
      });
      expect(await client.fail(suggestFunds, { query: { text: 'hdf   ' } })).toMatchObject({ code: 'invalid_input' });
    });

    it('the server searches every word, in any order, in name, house and category', async () => {
      expect(await found('liquid hdfc')).toContain('HDFC Liquid Fund');
      expect(await found('nippon debt')).toContain('Nippon India Floater Fund');
      expect(await found('hdfc nippon')).toEqual([]);
    });

    it.each([
      ['hdfc mid cap opportunities', 'HDFC Mid Cap Fund'],
      ['hdcf midcap oportunities', 'HDFC Mid Cap Fund'],
      ['parag flexi qwertyuiop', 'Parag Parikh Flexi Cap Fund'],
    ])('the server finds for "%s", which no fund has whole, what comes nearest, and says so', async (text, name) => {
      const { content, isNear } = await search(text);
      expect([content[0]?.schemeName, isNear]).toEqual([name, true]);
      expect((await suggested(text))[0]).toBe(name);
    });

    it('the server forgives slips only where nothing fits as it is written', async () => {
      expect((await found('hdcf mid cap'))[0]).toBe('HDFC Mid Cap Fund');
      expect((await found('balanced advantge'))[0]).toMatch(/Balanced Advantage/);
      // "saver" is also like "savings"
      expect(await found('tax saver')).toHaveLength(5);
      expect(await found('zzzz')).toEqual([]);
    });

    it.each([
      ['tax saver', 'ELSS'],
      ['80c', 'ELSS'],
      ['Equity', 'Equity'],
      ['debt', 'Fixed Income'],
      ['liquid', 'Money Market/Liquid'],
      ['hybrid', 'Allocation'],
    ])('the server lists a category, and nothing else, by what people call it: "%s"', async (q, category) => {
      const { content, totalElements } = await search(q);
      expect(totalElements).toBe(namedSchemes.filter((scheme) => scheme.category === category).length);
      expect(new Set(content.map((fund) => fund.category))).toEqual(new Set([category]));
    });

    it('the server counts the schemes and fund houses that it shows, and dates them by the day of which most have a NAV', async () => {
      const counts = await client.call(getFundCounts);
      expect(counts).toMatchObject({
        schemes: namedSchemes.length,
        fundHouses: new Set(namedSchemes.map(({ fundHouse }) => fundHouse)).size,
      });
      // liquid schemes have a NAV of the Sunday
      const [newest] = await given.db.select({ date: max(schemes.latestNavDate) }).from(schemes);
      expect([counts.navDate, newest?.date]).toEqual(['2026-11-13', '2026-11-15']);
    });

    it('the server pages through all funds without a gap or a repetition', async () => {
      const { totalElements, totalPages } = await search('');
      expect([totalElements, totalPages]).toEqual([namedSchemes.length, Math.ceil(namedSchemes.length / 10)]);
      const pages = await Promise.all(Array.from({ length: totalPages + 1 }, (_, page) => search('', page)));
      const names = pages.flatMap(({ content }) => content.map((fund) => fund.encryptedSchemeId));
      expect(new Set(names).size).toBe(namedSchemes.length);
      expect(names).toHaveLength(namedSchemes.length);
      expect(pages.at(-1)?.content).toEqual([]);
    });

    it.each(['bond', 'stocks'])(
      'the server pages through what has "%s", names that have all of it first, without a gap or a repetition',
      async (text) => {
        const { totalElements, totalPages } = await search(text);
        expect(totalPages).toBeGreaterThan(1);
        const pages = await Promise.all(Array.from({ length: totalPages + 1 }, (_, page) => search(text, page)));
        const funds = pages.flatMap(({ content }) => content);
        expect(new Set(funds.map((fund) => fund.encryptedSchemeId)).size).toBe(totalElements);
        const named = funds.map(({ schemeName }) =>
          text.split(' ').every((word) => new RegExp(`\\b${word}`, 'i').test(schemeName)),
        );
        expect(named).toEqual(named.toSorted((one, other) => Number(other) - Number(one)));
        expect(funds).toHaveLength(totalElements);
      },
    );

    it.each(['-1', '0.5', 'x', '1e9'])('the server refuses page %s', async (page) => {
      expect(await client.fail(searchFunds, { query: { q: 'fund', PageNumber: page as never } })).toMatchObject({
        code: 'invalid_input',
      });
    });

    it('the server takes what means something to SQL for text', async () => {
      expect((await search("' or 1=1 --")).totalElements).toBeLessThan(5);
      expect((await search('%')).totalElements).toBe((await search('')).totalElements);
    });

    it('the server averages what the growth options of a sub-category returned, over those that are so old', async () => {
      const { categoryReturns } = await client.call(getFundDetail, { query: { schemeId: flexiCapId } });
      const rows = await given.db.select().from(schemes).where(eq(schemes.subCategory, 'Flexi Cap'));
      const known = rows.flatMap(({ threeYearReturn }) => (threeYearReturn === null ? [] : [threeYearReturn]));
      expect(known.length).toBeGreaterThan(1);
      const three = categoryReturns.find(({ period }) => period === '3Y');
      expect(three?.funds).toBe(known.length);
      expect(three?.percent).toBeCloseTo(known.reduce((sum, percent) => sum + percent, 0) / known.length, 3);
      const alone = rows.slice(1).map(({ id }) => id);
      await given.db.update(schemes).set({ isListed: false }).where(inArray(schemes.id, alone));
      const lonely = await client.call(getFundDetail, { query: { schemeId: rows[0]!.id } });
      await given.db.update(schemes).set({ isListed: true }).where(inArray(schemes.id, alone));
      expect(lonely.categoryReturns).toEqual([]);
    });

    it('the server compares an option that pays out with no average of options that grow', async () => {
      const optionOf = (option: string) => given.db.update(schemes).set({ option }).where(eq(schemes.id, flexiCapId));
      await optionOf('Monthly IDCW');
      const paying = await client.call(getFundDetail, { query: { schemeId: flexiCapId } });
      await optionOf('Growth');
      expect(paying.categoryReturns).toEqual([]);
      expect(paying.returns.length).toBeGreaterThan(0);
    });

    it('the server tells by when money must be there for the next NAV, by its own clock', async () => {
      const { now, cutOffs } = await client.call(getCutOffs);
      expect(now).toBe(kit.clock.now() - (kit.clock.now() % 60_000));
      const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
      expect(cutOffs).toEqual(
        (['standard', 'liquid'] as const).map((rule) => ({ rule, ...nextCutOff(rule, kit.clock.now(), calendar) })),
      );
    });

    it('the server returns all of one fund, with five years of NAVs', async () => {
      const fund = await client.call(getFundDetail, { query: { schemeId: flexiCapId } });
      expect(fund).toMatchObject({
        schemeName: 'HDFC Flexi Cap Fund',
        isin: flexiCap.isin,
        lastUpdatedNavDate: '2026-11-13',
        minimumSipAmount: 500_00,
        stpFlag: 'Y',
        riskometer: 'Very High',
      });
      expect(fund.navHistory.length).toBeGreaterThan(1_240);
      expect(fund.navHistory.at(-1)).toEqual({ date: '2026-11-13', nav: fund.nav });
      const last = fund.navHistory.slice(-2).map(({ nav }) => nav);
      expect(Math.round((fund.dayChange?.amount ?? 0) * 1e8)).toBe(last[1]! - last[0]!);
    });

    it('the server returns the same figures in the list, in the detail and in the source', async () => {
      const fund = await client.call(getFundDetail, { query: { schemeId: flexiCapId } });
      const returns = Object.fromEntries(fund.returns.map(({ period, percent }) => [period, percent]));
      expect([returns['1Y'], returns['3Y'], returns['5Y']]).toEqual([
        fund.oneYearReturn,
        fund.threeYearReturn,
        fund.fiveYearReturn,
      ]);
      expect(fund.threeYearReturn).toBeCloseTo(flexiCap.threeYearReturn!, 3);
      expect(Object.keys(returns)).toEqual(['1M', '6M', '1Y', '3Y', '5Y', 'ALL']);
    });

    it('the server knows no fund by another id', async () => {
      for (const schemeId of ['sch_none', '', "'", flexiCap.isin]) {
        expect(await client.fail(getFundDetail, { query: { schemeId } })).toMatchObject({
          code: 'scheme_unknown',
          status: 404,
        });
      }
    });

    it('the server lists the best of each category by three years, those to be bought alone', async () => {
      const funds = await client.call(getTopFunds);
      expect(new Set(funds.map(({ category }) => category))).toEqual(new Set(FUND_CATEGORIES));
      const elss = funds.filter(({ tags }) => tags.some(({ tag }) => tag === 'ELSS'));
      const known = namedSchemes.filter(({ category }) => category === 'ELSS').map((scheme) => scheme.threeYearReturn!);
      expect(elss.slice(0, 3).map((fund) => fund.threeYearReturn)).toEqual(
        known
          .sort((a, b) => b - a)
          .slice(0, 3)
          .map((percent) => expect.closeTo(percent, 2)),
      );
      const best = funds.filter(
        ({ category, tags }) => category === 'Equity' && tags.some(({ tag }) => tag === 'BEST'),
      );
      expect(best).toHaveLength(3);
      expect(funds.map(({ schemeName }) => schemeName)).not.toContain('Franklin India Retirement Fund');
    });

    it('the server counts no option that pays out among the best: what it paid is in no NAV', async () => {
      const [first] = await client.call(getTopFunds);
      const { db } = kit.services;
      const scheme = eq(schemes.id, first!.encryptedSchemeId);
      await db.update(schemes).set({ option: 'IDCW Payout' }).where(scheme);
      expect((await client.call(getTopFunds)).map((fund) => fund.encryptedSchemeId)).not.toContain(
        first!.encryptedSchemeId,
      );
      await db.update(schemes).set({ option: 'Growth' }).where(scheme);
    });

    it('the server counts who opens a fund, and forgets it after thirty days', async () => {
      const largest = [...namedSchemes].sort((a, b) => (b.fundSizeCrores ?? 0) - (a.fundSizeCrores ?? 0))[0]!;
      const small = namedSchemes.find(({ name }) => name === 'LIC MF Liquid Fund')!;
      for (let view = 0; view < 10; view++) {
        await client.call(getFundDetail, { query: { schemeId: catalogueId(small.isin) } });
      }
      await kit.app.idle();
      const [first] = await client.call(getMostViewedFunds);
      expect(first?.schemeName).toBe(small.name);
      kit.clock.advance(31 * 86_400_000);
      const [later] = await client.call(getMostViewedFunds);
      // nobody has looked since: the largest fund leads
      expect(later?.schemeName).toBe(largest.name);
    });

    it('an answer may be kept by browsers, and is sent without body to those that have it', async () => {
      const first = await client.send(getTopFunds);
      expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=0/);
      expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
      const again = await client.send(getTopFunds, { headers: { 'If-None-Match': `W/${first.headers.get('ETag')}` } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const failed = await client.send(getFundDetail, { query: { schemeId: 'sch_none' } });
      expect(failed.headers.get('Cache-Control')).toBe('no-store');
    });

    it.each([
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
    ] as const)(
      'an answer to everybody is compressed for who takes %s, and one to a person is not',
      async (accepted, encoding, expand) => {
        const headers = { 'Accept-Encoding': accepted };
        const query = { schemeId: catalogueId(namedSchemes[0]!.isin) };
        const plain = await (await client.send(getFundDetail, { query })).text();
        const answer = await client.send(getFundDetail, { query, headers });
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([
          encoding,
          'Accept-Encoding',
        ]);
        expect(expand(bytes).toString()).toBe(plain);
        expect(bytes.length).toBeLessThan(plain.length / 2);
        const own = await client.send(getCart, { headers });
        expect(own.headers.get('Content-Encoding')).toBeNull();
      },
    );
  },
  'seeded',
);
