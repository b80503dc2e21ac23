import { readFileSync } from 'node:fs';
import { nav, rupees } from '@prosperx/core/money';
import { NFO_CATEGORIES, nfoCategoryOn } from '@prosperx/core/nfo';
import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, nfos, queue, schemes } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { importMarket } from '#modules/fund/import-market.js';
import { CONFIRM_WITHDRAWAL, LIST_NFOS, WITHDRAW_NFO } from '#queue/job-kinds.js';
import type { Job } from '#queue/queue.js';
import { describeWithDb } from '#testing/engines.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { importNfos } from './import-nfos.js';
import { readNfoFile } from './nfo-file.js';
import { listNfos } from './nfo-scheme.js';

const offer = {
  schemeName: 'Axis Nifty Energy Index Fund',
  amc: 'Axis Mutual Fund',
  category: 'Index Fund - Equity',
  nfoOpenDate: '2026-08-07',
  nfoClosureDate: '2026-08-21',
  allotmentDate: null as string | null,
  isinRegularGrowth: 'INF846KA1572' as string | null,
  isinDirectGrowth: 'INF846KA1580',
  minimumLumpsumAmount: null as number | null,
  minimumSipAmount: null,
};
const other = { ...offer, schemeName: 'ASK Liquid Fund', amc: 'ASK Mutual Fund', isinRegularGrowth: null };
const second = { ...other, isinDirectGrowth: null };
const file = (...items: object[]) =>
  JSON.stringify({ source: 'Notices of the exchange (facts only)', asOfSuggested: '2026-08-22', items });

describe('readNfoFile', () => {
  it('reads offers, the name of their source and its day', () => {
    const { source, asOf, items } = readNfoFile(file(offer, second));
    expect([source, asOf, items.length]).toEqual(['Notices of the exchange', '2026-08-22', 2]);
  });

  it.each([
    ['an error page', '<html>Document Moved</html>', 'The file is not JSON'],
    ['a part of a file', file(offer).slice(0, -9), 'The file is not JSON'],
    ['another list', '[]', 'The file: it is missing or of another kind'],
    ['no offers', file(), 'The file: "items" has no offers'],
    ['a missing name', file({ ...second, schemeName: ' ' }), 'Offer 1 ( ): "schemeName" is missing'],
    ['no offer', file(null as never), 'Offer 1: it is missing or of another kind'],
    [
      'a day that does not exist',
      file({ ...offer, nfoClosureDate: '2026-02-30' }),
      'Offer 1 (Axis Nifty Energy Index Fund): "nfoClosureDate" is not a date such as 2026-08-24',
    ],
    [
      'an ISIN of something else',
      file({ ...offer, isinRegularGrowth: 'US0378331005' }),
      '"isinRegularGrowth" is not an ISIN',
    ],
    [
      'an amount as text',
      file({ ...offer, minimumSipAmount: '500' }),
      '"minimumSipAmount" is missing or of another kind',
    ],
    ['a SIP date of no month', file({ ...offer, sipDates: [0] }), '"sipDates" is not a day of a month'],
    ['a code of nothing', file({ ...offer, exchangeCode: '' }), '"exchangeCode" is missing'],
    ['a close before the opening', file({ ...offer, nfoClosureDate: '2026-08-06' }), 'closes before it opens'],
    ['an allotment before the last day', file({ ...offer, allotmentDate: '2026-08-20' }), 'allots units before'],
  ])('refuses %s, and names it', (_, json, words) => {
    expect(() => readNfoFile(json)).toThrow(StartError);
    expect(() => readNfoFile(json)).toThrow(words);
    expect(() => readNfoFile(json)).toThrow('Nothing was imported.');
  });

  it('leaves out what is wrong among others, and names it', () => {
    const { items, refused } = readNfoFile(file(offer, { ...second, schemeName: ' ' }, offer, other, second));
    expect(items.map(({ schemeName }) => schemeName)).toEqual([offer.schemeName, second.schemeName]);
    expect(refused).toEqual([
      'Offer 2 ( ): "schemeName" is missing.',
      'Offer 3 (Axis Nifty Energy Index Fund) is listed twice, or has the ISIN of another.',
      'Offer 4 (ASK Liquid Fund) is listed twice, or has the ISIN of another.',
    ]);
  });

  it('takes an offer that is allotted on its last day, as those of liquid schemes are', () => {
    expect(readNfoFile(file({ ...offer, allotmentDate: offer.nfoClosureDate })).refused).toEqual([]);
  });
});

describeWithDb('importNfos', (given) => {
  const clock = testClock();
  const load = async (json: string) =>
    (await importNfos({ db: given.db, clock, crypto: testCrypto }, readNfoFile(json))).lines;
  const stored = () => given.db.select().from(nfos).where(eq(nfos.fundHouse, offer.amc));

  it('adds what is new, says what changed, and changes nothing the second time', async () => {
    expect(await load(file(offer))).toEqual(['1 offer added, 0 changed, 0 unchanged.']);
    const [before] = await stored();
    clock.advance(60_000);
    expect(await load(file(offer, second))).toEqual(['1 offer added, 0 changed, 1 unchanged.']);
    expect(await stored()).toEqual([before]);
    const longer = { ...offer, nfoClosureDate: '2026-08-28', minimumLumpsumAmount: 500 };
    expect(await load(file(longer))).toEqual([
      '0 offers added, 1 changed, 0 unchanged.',
      'changed: Axis Nifty Energy Index Fund: closes 2026-08-21 → 2026-08-28, minimumLumpsum unknown → 50000',
    ]);
    expect(await stored()).toMatchObject([{ id: before?.id, closes: '2026-08-28', createdAt: before?.createdAt }]);
    expect(await given.db.$count(nfos)).toBe(2);
    const audited = await given.db.select().from(auditEntries);
    expect(audited.at(-1)).toMatchObject({ action: 'nfos.imported', details: { added: 0, changed: 1, unchanged: 0 } });
  });

  it('keeps what a newer file said', async () => {
    await load(file(offer));
    const older = JSON.stringify({ ...(JSON.parse(file(offer)) as object), asOfSuggested: '2026-08-01' });
    expect(await load(older.replace('2026-08-21', '2026-08-25'))).toEqual([
      '0 offers added, 0 changed, 1 unchanged.',
      'kept: Axis Nifty Energy Index Fund: newer facts are known',
    ]);
    expect(await stored()).toMatchObject([{ closes: '2026-08-21', asOf: '2026-08-22' }]);
  });

  const folder = process.env['REFERENCE_DATA'];
  it.skipIf(folder === undefined)('takes the real calendar over (REFERENCE_DATA)', async () => {
    await given.db.delete(nfos);
    const json = readFileSync(`${folder}/nfo/nfo-2026.json`, 'utf8');
    expect(await load(json)).toEqual(['38 offers added, 0 changed, 0 unchanged.']);
    expect(await load(json)).toEqual(['0 offers added, 0 changed, 38 unchanged.']);
    const rows = await given.db.select().from(nfos);
    const on = businessDate('2026-08-22');
    const counts = NFO_CATEGORIES.map((category) => rows.filter((row) => nfoCategoryOn(row, on) === category).length);
    expect(counts).toEqual([13, 1, 5, 19]);
  });
});

describeWithDb('importNfos of offers that are sold', (given) => {
  const clock = testClock();
  const load = (asOfSuggested: string, item: object) =>
    importNfos(
      { db: given.db, clock, crypto: testCrypto },
      readNfoFile(JSON.stringify({ ...(JSON.parse(file()) as object), asOfSuggested, items: [item] })),
    );
  const sold = {
    ...offer,
    exchangeCode: 'AXNE-GR',
    minimumLumpsumAmount: 500,
    minimumSipAmount: 100,
    sipDates: [1, 10],
  };
  const stored = async () =>
    (await given.db.select().from(schemes).where(eq(schemes.isin, sold.isinRegularGrowth!)))[0];

  it('makes a scheme of one that has code, ISIN, minimum, a known kind and a known price, and of no other', async () => {
    for (const without of [
      { category: 'Liquid Fund' },
      { exchangeCode: undefined },
      { isinRegularGrowth: null },
      { minimumLumpsumAmount: null },
      { category: 'Sectoral Debt' },
    ]) {
      await load('2026-08-20', { ...sold, ...without });
      expect(await given.db.$count(schemes)).toBe(0);
    }
    await load('2026-08-21', sold);
    expect(await stored()).toMatchObject({
      bseCode: 'AXNE-GR',
      isListed: false,
      allowPurchase: true,
      navsModelled: false,
      subCategory: 'Index',
      offer: { opens: '2026-08-07', closes: '2026-08-21', allotted: '2026-08-28', withdrawn: null },
    });
  });

  it('follows a longer offer, keeps to newer facts, and goes on under the code that AMFI gives it', async () => {
    await load('2026-08-22', { ...sold, nfoClosureDate: '2026-08-25', allotmentDate: '2026-08-27' });
    await load('2026-08-10', sold);
    expect((await stored())?.offer).toMatchObject({ closes: '2026-08-25', allotted: '2026-08-27' });
    const { exchangeCode: _, ...unsold } = sold;
    await load('2026-08-23', { ...unsold, nfoClosureDate: '2026-08-26', allotmentDate: '2026-08-27' });
    const before = await stored();
    expect(before).toMatchObject({ bseCode: 'AXNE-GR', offer: { closes: '2026-08-26', allotted: '2026-08-27' } });
    const row = `199999;${sold.isinRegularGrowth};-;Axis Nifty Energy Index Fund;Regular Plan;Growth;10.0000;27-Aug-2026`;
    const header =
      'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
    const text = [header, 'Open Ended Schemes(Other Scheme - Index Funds)', 'Axis Mutual Fund', row].join('\r\n');
    await importMarket(given.db, text, { today: businessDate('2026-08-27'), now: clock.now() });
    const after = await stored();
    expect(after).toMatchObject({ id: before?.id, amfiCode: '199999', isListed: true, latestNavDate: '2026-08-27' });
    // what is a fund by now does not change with the calendar of offers
    await load('2026-08-28', { ...sold, minimumLumpsumAmount: 5_000 });
    expect((await stored())?.minimumLumpsum).toBe(after?.minimumLumpsum);
  });

  it('keeps what a unit costs where a later file is silent about it, and sells none of cash whose price nobody knows', async () => {
    const cash = {
      ...sold,
      schemeName: 'Cash Fund',
      category: 'Liquid Fund',
      isinRegularGrowth: 'INF846KA1614',
      isinDirectGrowth: null,
    };
    const kept = async () => (await given.db.select().from(schemes).where(eq(schemes.isin, cash.isinRegularGrowth)))[0];
    await load('2026-08-20', { ...cash, faceValue: 1_000 });
    const { lines } = await load('2026-08-21', cash);
    expect(lines.join(' ')).not.toContain('faceValue');
    expect(await kept()).toMatchObject({ allowPurchase: true, offer: { faceValue: rupees(1_000) } });
    // as one was sold before it was asked what its units cost
    await given.db.update(nfos).set({ faceValue: null }).where(eq(nfos.schemeName, cash.schemeName));
    await load('2026-08-22', cash);
    expect(await kept()).toMatchObject({ allowPurchase: false });
    const day = '2026-08-28';
    const listed = { db: given.db, clock: { now: () => instantAt(businessDate(day), '08:00') } } as Services;
    await listNfos(listed, { payload: { day } } as Job);
    expect(await kept()).toMatchObject({ isListed: false, latestNav: null });
    await load('2026-08-23', { ...cash, faceValue: 1_000 });
    expect(await kept()).toMatchObject({ allowPurchase: true });
    await listNfos(listed, { payload: { day } } as Job);
    expect(await kept()).toMatchObject({ isListed: true, latestNav: nav(1_000) });
  });

  it('that is made longer is listed after its new last day', async () => {
    const name = { schemeName: 'Long Fund', isinRegularGrowth: 'INF846KA1622', isinDirectGrowth: null };
    const long = { ...sold, ...name, allotmentDate: '2026-08-27' };
    const due = async () =>
      (await given.db.select().from(queue).where(eq(queue.kind, LIST_NFOS)))
        .filter(({ payload }) => (payload as { day: string }).day === '2026-08-27')
        .map(({ dueAt }) => dueAt);
    await load('2026-08-20', long);
    const first = await due();
    await load('2026-08-21', { ...long, nfoClosureDate: '2026-08-27' });
    expect(await due()).toEqual([...first, instantAt(businessDate('2026-08-28'), '08:00')]);
    const early = { db: given.db, clock: { now: () => instantAt(businessDate('2026-08-27'), '08:00') } } as Services;
    await listNfos(early, { payload: { day: '2026-08-27' } } as Job);
    const [scheme] = await given.db.select().from(schemes).where(eq(schemes.isin, name.isinRegularGrowth));
    expect(scheme?.isListed).toBe(false);
  });

  it('has a scheme listed on the day of its allotment, also where others of that day are listed already', async () => {
    const later = { schemeName: 'Late Fund', isinRegularGrowth: 'INF846KA1598', isinDirectGrowth: null };
    const listing = and(eq(queue.kind, LIST_NFOS), eq(queue.state, 'pending'));
    await load('2026-08-20', { ...sold, schemeName: 'Early Fund', isinRegularGrowth: 'INF846KA1606' });
    await given.db.update(queue).set({ state: 'done' }).where(listing);
    await load('2026-08-21', { ...sold, ...later });
    expect(await given.db.select().from(queue).where(listing)).toMatchObject([{ payload: { day: '2026-08-28' } }]);
  });

  it('takes a withdrawal over, which a newer file alone that says that there is none takes back', async () => {
    const other = { ...sold, schemeName: 'Other Fund', isinRegularGrowth: 'INF846KA1573', isinDirectGrowth: null };
    await load('2026-08-20', other);
    await load('2026-08-21', { ...other, withdrawnOn: '2026-08-21' });
    const scheme = async () =>
      (await given.db.select().from(schemes).where(eq(schemes.isin, other.isinRegularGrowth)))[0];
    const withdrawn = { allowPurchase: false, offer: { withdrawn: '2026-08-21' } };
    expect(await scheme()).toMatchObject(withdrawn);
    await load('2026-08-22', other);
    expect(await scheme()).toMatchObject(withdrawn);
    await load('2026-08-23', { ...other, withdrawnOn: null });
    expect(await scheme()).toMatchObject({ allowPurchase: true, offer: { withdrawn: null } });
  });

  it('leaves out a withdrawal of a day to come, and one from the allotment on or of what is listed', async () => {
    const name = { schemeName: 'Firm Fund', isinRegularGrowth: 'INF846KA1630', isinDirectGrowth: null };
    const firm = { ...sold, ...name, allotmentDate: '2026-08-27' };
    const isFirm = eq(schemes.isin, name.isinRegularGrowth);
    await load('2026-08-20', firm);
    const tell = async (withdrawnOn: string) => (await load('2026-08-28', { ...firm, withdrawnOn })).lines.join();
    expect(await tell('2026-12-21')).toContain('Firm Fund is withdrawn on a day that is to come');
    expect(await tell('2026-08-27')).toContain('Firm Fund is withdrawn although its units were allotted before');
    await given.db.update(schemes).set({ isListed: true }).where(isFirm);
    expect(await tell('2026-08-21')).toContain('although its units were allotted before');
    const [scheme] = await given.db.select().from(schemes).where(isFirm);
    expect(scheme).toMatchObject({ allowPurchase: true, offer: { withdrawn: null } });
    const ended = inArray(queue.kind, [WITHDRAW_NFO, CONFIRM_WITHDRAWAL]);
    const ofFirm = and(ended, eq(sql`${queue.payload} ->> 'schemeId'`, scheme!.id));
    expect(await given.db.$count(queue, ofFirm)).toBe(0);
  });

  it('refuses a file of a day to come, after which no right one would be heard', async () => {
    await expect(load('2036-08-23', sold)).rejects.toThrow('"asOfSuggested" is 2036-08-23');
  });
});
