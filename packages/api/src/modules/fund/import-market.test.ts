import { readFileSync } from 'node:fs';
import { searchFunds, suggestFunds } from '@prosperx/core/fund';
import { businessDate } from '@prosperx/core/time';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { navs, schemes } from '#db/schema/index.js';
import { NavFileError } from '#providers/nav/nav-file.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { TEST_START } from '#testing/test-services.js';
import { importMarket } from './import-market.js';
import searchesByEar from './searches-by-ear.json' with { type: 'json' };
import searches from './searches.json' with { type: 'json' };

const HEADER =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
const MID_CAP = 'Open Ended Schemes(Equity Scheme - Mid Cap Fund)';
const at = { today: businessDate('2026-08-24'), now: TEST_START };
const row = (code: number, rest: string) => `${code};INF000A0${code};-;${rest}`;
const file = (...lines: readonly string[]) => [HEADER, MID_CAP, 'First Mutual Fund', ...lines].join('\r\n');

const GROWTH = row(1001, 'First Midcap Fund;Regular Plan;Growth;101.5;21-Aug-2026');
const DIRECT = row(1002, 'First Midcap Fund;Direct Plan;Growth;110.5;21-Aug-2026');
const INCOME = row(1003, 'First Midcap Fund;Regular Plan;Monthly IDCW Payout;21.5;21-Aug-2026');
const DEAD = row(1004, 'First Old Fund;Regular Plan;Growth;12.5;14-Jun-2017');

describeWithDb('importMarket', (given) => {
  beforeEach(async () => {
    await given.db.delete(navs);
    await given.db.delete(schemes);
  });

  const stored = () => given.db.select().from(schemes).orderBy(asc(schemes.amfiCode));
  const found = async (text: string) =>
    (await testKit(given.db).client().call(suggestFunds, { query: { text } })).map(({ schemeName }) => schemeName);

  it('adds every scheme, and lists open-ended regular plans that live', async () => {
    const report = await importMarket(given.db, file(GROWTH, DIRECT, INCOME, DEAD), at);
    expect(report).toMatchObject({ added: 4, navs: 4, listed: 2, ended: 1, held: [], date: '2026-08-21' });
    expect(await stored()).toMatchObject([
      { name: 'First Midcap Fund', plan: 'Regular', option: 'Growth', isListed: true, allowPurchase: false },
      { name: 'First Midcap Fund - Direct', plan: 'Direct', isListed: false },
      { name: 'First Midcap Fund - Monthly IDCW Payout', isListed: true },
      { name: 'First Old Fund', isListed: false, endedOn: '2017-06-14', riskometer: null },
    ]);
    expect(await found('frist midcap')).toEqual(['First Midcap Fund', 'First Midcap Fund - Monthly IDCW Payout']);
  });

  it('follows a new name and a revised NAV, keeps what is known besides, and does nothing twice', async () => {
    await importMarket(given.db, file(GROWTH), at);
    await given.db.update(schemes).set({ allowPurchase: true, riskometer: 'High' });
    const renamed = file(
      row(1001, 'First Mid Cap Fund (Formerly First Midcap Fund);Regular Plan;Growth;101.6;21-Aug-2026'),
    );
    expect(await importMarket(given.db, renamed, at)).toMatchObject({ added: 0, changed: 1, navs: 1 });
    expect(await importMarket(given.db, renamed, at)).toMatchObject({ added: 0, changed: 0, navs: 0 });
    const [scheme] = await stored();
    expect(scheme).toMatchObject({ shortName: 'First Mid Cap Fund', allowPurchase: true, riskometer: 'High' });
    expect(scheme?.latestNav).toBe(10_160_000_000);
  });

  it('marks a scheme as ended that has had no NAV for a month, and takes it back', async () => {
    await importMarket(given.db, file(GROWTH), at);
    const other = row(1005, 'Second Fund;Regular Plan;Growth;10;30-Sep-2026');
    const later = { ...at, today: businessDate('2026-10-01') };
    await importMarket(given.db, file(GROWTH, other), later);
    expect((await stored())[0]).toMatchObject({ endedOn: '2026-08-21', isListed: false });
    await importMarket(given.db, file(GROWTH.replace('21-Aug', '29-Sep'), other), later);
    expect((await stored())[0]).toMatchObject({ endedOn: null, isListed: true });
  });

  it('ends a scheme, listed or not, that the file has dropped once its NAV is a month old, but none whose NAVs are modelled', async () => {
    const modelled = row(1008, 'Sample Fund;Regular Plan;Growth;10;21-Aug-2026');
    await importMarket(given.db, file(GROWTH, DIRECT, modelled), at);
    await given.db.update(schemes).set({ navsModelled: true }).where(eq(schemes.amfiCode, '1008'));
    const later = (day: string) => file(row(1005, `Second Fund;Regular Plan;Growth;10;${day}`));
    const on = { ...at, today: businessDate('2026-10-01') };
    await importMarket(given.db, later('20-Sep-2026'), on);
    expect((await stored())[0]).toMatchObject({ amfiCode: '1001', endedOn: null, isListed: true });
    expect(await importMarket(given.db, later('21-Sep-2026'), on)).toMatchObject({ changed: 2, ended: 2 });
    expect(await stored()).toMatchObject([
      { amfiCode: '1001', endedOn: '2026-08-21', isListed: false },
      { amfiCode: '1002', endedOn: '2026-08-21', isListed: false },
      { amfiCode: '1005', endedOn: null, isListed: true },
      { amfiCode: '1008', endedOn: null, isListed: true },
    ]);
    expect(await found('first midcap')).not.toContain('First Midcap Fund');
  });

  it('an older file adds NAVs and changes no fact, whatever it says', async () => {
    const newer = file(GROWTH, INCOME);
    const older = file(
      row(1001, 'First Growth Fund;Regular Plan;Growth;100.5;18-Aug-2026'),
      row(1003, 'First Midcap Fund;Direct Plan;Growth;21.4;18-Aug-2026'),
    );
    await importMarket(given.db, newer, at);
    const before = await stored();
    expect(await importMarket(given.db, older, at)).toMatchObject({ added: 0, changed: 0, newer: 2, navs: 2 });
    const facts = ({ previousNav: _, ...scheme }: (typeof before)[number]) => scheme;
    expect((await stored()).map(facts)).toEqual(before.map(facts));
    expect(await importMarket(given.db, newer, at)).toMatchObject({ added: 0, changed: 0, newer: 0, navs: 0 });
  });

  it('audits the jumps that it has stored, and no others that somebody would accept', async () => {
    await importMarket(given.db, file(GROWTH, INCOME), at);
    const noted: (readonly string[])[] = [];
    const noteAccepted = async (_: unknown, codes: readonly string[]) => void noted.push(codes);
    const options = { ...at, accepted: new Set(['1001', '1003', '9999']), noteAccepted };
    await importMarket(given.db, file(GROWTH, INCOME), options);
    expect(noted).toEqual([]);
    await importMarket(given.db, file(GROWTH.replace(';101.5;', ';10.15;'), INCOME), options);
    expect(noted).toEqual([['1001']]);
  });

  it('keeps all as it is when the file is an error page', async () => {
    await importMarket(given.db, file(GROWTH), at);
    const page = '<head><title>Document Moved</title></head>';
    await expect(importMarket(given.db, page, at)).rejects.toBeInstanceOf(NavFileError);
    expect(await stored()).toHaveLength(1);
  });

  it('stores no NAV of a day that is to come, and says which section it does not know', async () => {
    const tomorrow = row(1006, 'Third Fund;Regular Plan;Growth;10;25-Aug-2026');
    const strange = [
      'Open Ended Schemes(Fund of a New Kind)',
      row(1007, 'Fourth Fund;Regular Plan;Growth;10;21-Aug-2026'),
    ];
    expect(await importMarket(given.db, file(GROWTH, tomorrow, ...strange), at)).toMatchObject({
      added: 1,
      held: ['1006'],
      unknownSections: ['Open Ended Schemes(Fund of a New Kind)'],
    });
  });

  it('reads the layout of six columns, where plan and option stand in the name', async () => {
    const header = 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date';
    const lines = ['First Mutual Fund', row(1001, 'First Midcap Fund - Regular Plan - Growth;101.5;19-Aug-2026')];
    await importMarket(given.db, [header, MID_CAP, ...lines].join('\n'), at);
    expect(await stored()).toMatchObject([{ name: 'First Midcap Fund', option: 'Growth', isListed: true }]);
  });
});

const folder = process.env['REFERENCE_DATA'];

/** Returns from the file of the whole market the schemes that anybody can be sold to grow: a tenth of the rows, and all that these searches are about. */
function growthFile(text: string): string {
  const lines = text.split(/\r?\n/);
  const isKept = (line: string) => !line.includes(';') || /;Regular Plan;[^;]*growth/i.test(line);
  return lines.filter((line, place) => place === 0 || isKept(line)).join('\n');
}

describe.skipIf(folder === undefined)('the market of REFERENCE_DATA', () => {
  describeWithDb(
    'searchFunds and suggestFunds',
    (given) => {
      beforeAll(async () => {
        const text = readFileSync(`${folder}/amfi/NAVAll-2026-08-21.new8col.txt`, 'utf8');
        await importMarket(given.db, growthFile(text), { ...at, today: businessDate('2026-11-16') });
      });

      it('have the fund that is meant among the first five, sixty times', async () => {
        const client = testKit(given.db).client();
        const missed: string[] = [];
        for (const [text, name] of Object.entries(searches)) {
          const suggested = await client.call(suggestFunds, { query: { text } });
          const { content } = await client.call(searchFunds, { query: { q: text, PageNumber: 0 } });
          for (const funds of [suggested, content.slice(0, 5)])
            if (!funds.some(({ schemeName }) => schemeName === name)) missed.push(`${text} → ${name}`);
        }
        expect(missed).toEqual([]);
        expect(Object.keys(searches).length).toBeGreaterThanOrEqual(60);
      });

      it('have it among the first three by its sound or meaning, in seven scripts', async () => {
        const client = testKit(given.db).client();
        const missed: string[] = [];
        for (const [text, name] of Object.entries(searchesByEar)) {
          const suggested = await client.call(suggestFunds, { query: { text } });
          const { content } = await client.call(searchFunds, { query: { q: text, PageNumber: 0 } });
          for (const funds of [suggested, content])
            if (!funds.slice(0, 3).some(({ schemeName }) => schemeName === name)) missed.push(`${text} → ${name}`);
        }
        expect(missed).toEqual([]);
      });

      it.each([
        ['gold', /gold/i],
        ['silver', /silver/i],
        ['pharma', /pharma|healthcare/i],
        ['nasdaq', /nasdaq/i],
      ])('find for "%s" what is sold of it, and nothing else', async (text, named) => {
        const client = testKit(given.db).client();
        const suggested = await client.call(suggestFunds, { query: { text } });
        const { content } = await client.call(searchFunds, { query: { q: text, PageNumber: 0 } });
        const names = [...suggested, ...content].map(({ schemeName }) => schemeName);
        expect(names.length).toBeGreaterThan(0);
        expect(names.filter((name) => !named.test(name))).toEqual([]);
      });

      it('leave the modelled NAVs of the sandbox alone', async () => {
        const [sample] = namedSchemes;
        const [row] = await given.db
          .select()
          .from(schemes)
          .where(eq(schemes.amfiCode, sample?.amfiCode ?? ''));
        expect(row).toMatchObject({ navsModelled: true, latestNavDate: '2026-11-13' });
      });
    },
    'seeded',
  );
});
