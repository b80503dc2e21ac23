import { type Nav, nav, toNavNumber } from '@prosperx/core/money';
import { addDays, businessDate, instantAt } from '@prosperx/core/time';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createBackend } from '#backend.js';
import { navs, planTerms, queue, schemes } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { publishNavs } from '#modules/fund/publish-navs.js';
import { amfiNavSource } from '#providers/nav/nav-file.js';
import type { NavSource } from '#providers/providers.js';
import { PUBLISH_NAVS } from '#queue/job-kinds.js';
import { createScheduler } from '#queue/scheduler.js';
import { queueWork } from '#queue/worker.js';
import { laterNavs, sandboxNavSource } from '#sandbox/catalogue/nav-model.js';
import { catalogue } from '#sandbox/catalogue/scheme.js';
import { catalogueId, seedCatalogue } from '#sandbox/catalogue/seed-catalogue.js';
import { sandboxProviders } from '#sandbox/sandbox-providers.js';
import { describeWithDb } from '#testing/engines.js';
import { testConfig } from '#testing/test-config.js';
import { collectingLogger, TEST_START, testClock, testCrypto } from '#testing/test-services.js';
import { importNavs } from './import-navs.js';

const [flexi, liquid] = ['101762', '100868'].map((code) => catalogue.find(({ amfiCode }) => amfiCode === code)!) as [
  (typeof catalogue)[number],
  (typeof catalogue)[number],
];
const monday = businessDate('2026-11-16');
const quote = (value: Nav, date = monday, amfiCode = flexi.amfiCode) => ({ amfiCode, date, nav: value });

describeWithDb('importNavs', (given) => {
  const calendar = createCalendar();
  let clock = testClock();

  beforeEach(async () => {
    clock = testClock();
    await given.db.delete(navs);
    await given.db.delete(queue);
    await given.db.delete(planTerms);
    await given.db.delete(schemes);
    await seedCatalogue({ db: given.db, now: TEST_START, calendar }, [flexi, liquid]);
  });

  const schemeOf = async ({ isin } = flexi) => {
    const [row] = await given.db
      .select()
      .from(schemes)
      .where(eq(schemes.id, catalogueId(isin)));
    return row!;
  };
  const lastNavs = async (count: number): Promise<readonly Nav[]> => {
    const rows = await given.db
      .select()
      .from(navs)
      .where(eq(navs.schemeId, catalogueId(flexi.isin)))
      .orderBy(asc(navs.date));
    return rows.slice(-count).map((row) => row.nav);
  };

  it('the import sets the latest NAV, the one before and the returns', async () => {
    const before = await schemeOf();
    expect(await importNavs(given.db, [quote(nav(2310))])).toMatchObject({ changed: 1, held: [] });
    const after = await schemeOf();
    expect(after).toMatchObject({ latestNavDate: monday, previousNav: before.latestNav });
    expect(after.oneYearReturn).not.toBe(before.oneYearReturn);
    expect((await schemeOf(liquid)).latestNavDate).toBe('2026-11-15');
  });

  it('the import overwrites a NAV that its house revises, and does nothing twice', async () => {
    await importNavs(given.db, [quote(nav(2300))]);
    expect(await importNavs(given.db, [quote(nav(2300))])).toMatchObject({ changed: 0, held: [] });
    expect(await importNavs(given.db, [quote(nav(2301))])).toMatchObject({ changed: 1, held: [] });
    expect(await lastNavs(2)).toEqual([flexi.nav, nav(2301)]);
    expect((await schemeOf()).latestNav).toBe(nav(2301));
  });

  it('the import takes the row of an earlier day for that day', async () => {
    await importNavs(given.db, [quote(nav(2200), businessDate('2026-11-12'))]);
    expect((await schemeOf()).latestNavDate).toBe('2026-11-13');
    expect((await schemeOf()).previousNav).toBe(nav(2200));
  });

  it('the import takes every dated row of a file, of each day the last', async () => {
    const dates = ['2026-11-16', '2026-11-17', '2026-11-18'] as const;
    const rows = dates.map((date, at) => quote(nav(2300 + at), businessDate(date)));
    expect(await importNavs(given.db, [quote(nav(2299)), ...rows])).toMatchObject({ changed: 1, held: [] });
    expect(await lastNavs(4)).toEqual([flexi.nav, nav(2300), nav(2301), nav(2302)]);
  });

  it('the import holds a NAV back that jumps a hundredfold, and those that halve', async () => {
    const result = await importNavs(given.db, [quote(nav(229_307.2)), quote(nav(1), monday, liquid.amfiCode)]);
    expect(result).toMatchObject({ changed: 0, held: [flexi.amfiCode, liquid.amfiCode] });
    expect((await schemeOf()).latestNav).toBe(flexi.nav);
  });

  it('the import takes a jump that somebody has looked at; until then its scheme is known as one that is held back', async () => {
    const [tuesday, halved] = [businessDate('2026-11-17'), nav(0.4 * toNavNumber(flexi.nav))];
    for (const date of [monday, tuesday])
      expect(await importNavs(given.db, [quote(halved, date)])).toMatchObject({ held: [flexi.amfiCode] });
    expect((await schemeOf()).navHeldSince).toBe(monday);
    // a revised NAV of before says nothing of it
    await importNavs(given.db, [quote(flexi.nav, businessDate('2026-11-12'))]);
    expect((await schemeOf()).navHeldSince).toBe(monday);
    const accepted = [flexi.amfiCode];
    expect(await importNavs(given.db, [quote(halved, tuesday)], new Set(accepted))).toMatchObject({ accepted });
    expect(await schemeOf()).toMatchObject({ latestNav: halved, navHeldSince: null });
    // an older one is before that, and says nothing of how old the newest is
    expect(await importNavs(given.db, [quote(flexi.nav, businessDate('2026-11-12'))])).toMatchObject({
      held: [flexi.amfiCode],
    });
    expect(await schemeOf()).toMatchObject({ latestNav: halved, navHeldSince: null });
    expect(await importNavs(given.db, [quote(halved, businessDate('2026-11-18'))])).toMatchObject({
      changed: 1,
      held: [],
    });
  });

  it('a NAV as before says that one which was held back was wrong', async () => {
    await importNavs(given.db, [quote(nav(1))]);
    await importNavs(given.db, [quote(flexi.nav, businessDate('2026-11-17'))]);
    expect(await schemeOf()).toMatchObject({ latestNav: flexi.nav, navHeldSince: null });
  });

  it('the import ignores schemes that are not sold here', async () => {
    expect(await importNavs(given.db, [quote(nav(10), monday, '999999')])).toMatchObject({ changed: 0, held: [] });
  });

  function evenings(navSource?: NavSource) {
    const parts = {
      db: given.db,
      clock,
      calendar,
      config: testConfig,
      crypto: testCrypto,
      log: collectingLogger(clock),
    };
    const providers = sandboxProviders(parts);
    const { services } = createBackend({
      services: { ...parts, providers: { ...providers, navSource: navSource ?? providers.navSource } },
      sandboxClock: null,
    });
    return createScheduler(queueWork({ ...services, handlers: { [PUBLISH_NAVS]: publishNavs } }), clock, parts.log);
  }

  it('the import happens at 23:00 on every working day that the clock passes', async () => {
    const scheduler = evenings();
    await scheduler.advanceTo(clock, instantAt(monday, '22:59'));
    expect((await schemeOf()).latestNavDate).toBe('2026-11-13');
    await scheduler.advanceTo(clock, instantAt(monday, '23:00'));
    expect((await schemeOf()).latestNavDate).toBe(monday);
    // the 24th is a holiday, the 28th and 29th are a weekend
    await scheduler.advanceTo(clock, instantAt(businessDate('2026-11-29'), '23:30'));
    const expected = laterNavs(flexi, businessDate('2026-11-29'), calendar).map((point) => point.nav);
    expect(expected).toHaveLength(9);
    expect(await lastNavs(9)).toEqual(expected);
  });

  it('the import takes the NAV of every Saturday, Sunday and holiday, early the next morning', async () => {
    const scheduler = evenings();
    const liquidOn = async (date: string, time: string) => {
      await scheduler.advanceTo(clock, instantAt(businessDate(date), time));
      return (await schemeOf(liquid)).latestNavDate;
    };
    expect(await liquidOn('2026-11-21', '08:00')).toBe('2026-11-20');
    expect(await liquidOn('2026-11-22', '08:30')).toBe('2026-11-21');
    expect(await liquidOn('2026-11-23', '08:29')).toBe('2026-11-21');
    // before the units of Monday are allotted
    expect(await liquidOn('2026-11-23', '08:30')).toBe('2026-11-22');
    // the 24th is a holiday
    expect(await liquidOn('2026-11-25', '08:30')).toBe('2026-11-24');
    const stored = await given.db
      .select({ date: navs.date })
      .from(navs)
      .where(eq(navs.schemeId, catalogueId(liquid.isin)));
    const dates = stored.map(({ date }) => date).sort();
    expect(dates.slice(-10)).toEqual(Array.from({ length: 10 }, (_, at) => addDays(businessDate('2026-11-15'), at)));
  });

  it('the import goes on the next evening when one is lost', async () => {
    const tuesday = businessDate('2026-11-17');
    const quotesOn: NavSource['quotesOn'] = (day) =>
      day === monday ? Promise.reject(new Error('no answer')) : Promise.resolve([quote(nav(2310), tuesday)]);
    await evenings({ quotesOn }).advanceTo(clock, instantAt(tuesday, '23:00'));
    expect((await schemeOf()).latestNavDate).toBe(tuesday);
  });

  it('the import takes the market from AMFI, and goes on making the NAVs of the sandbox’s own schemes', async () => {
    const file = [
      'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
      'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
      'First Mutual Fund',
      '9901;INF000A09901;-;First Midcap Fund;Regular Plan;Growth;101.5;16-Nov-2026',
    ].join('\r\n');
    const market = amfiNavSource({ fetch: () => Promise.resolve(new Response(file)) });
    const scheduler = evenings({ ...sandboxNavSource(calendar, [flexi]), ...market });
    await scheduler.advanceTo(clock, instantAt(monday, '23:00'));
    expect((await schemeOf()).latestNavDate).toBe(monday);
    const [added] = await given.db.select().from(schemes).where(eq(schemes.amfiCode, '9901'));
    expect(added).toMatchObject({ name: 'First Midcap Fund', latestNav: nav(101.5), navsModelled: false });
  });

  it('the import keeps what is known while AMFI answers with another page, and catches up', async () => {
    const moved = '<head><title>Document Moved</title></head><body><h1>Object Moved</h1></body>';
    const file = [
      'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
      `${flexi.amfiCode};${flexi.isin};-;HDFC Flexi Cap Fund;Direct Plan;Growth;2299.5;16-Nov-2026`,
      `${liquid.amfiCode};${liquid.isin};-;HDFC Liquid Fund;Direct Plan;Growth;0;16-Nov-2026`,
    ].join('\r\n');
    await given.db.update(schemes).set({ navsModelled: false });
    let answer = moved;
    const scheduler = evenings(amfiNavSource({ fetch: () => Promise.resolve(new Response(answer)) }));
    await scheduler.advanceTo(clock, instantAt(monday, '23:05'));
    expect((await schemeOf()).latestNav).toBe(flexi.nav);
    answer = file;
    await scheduler.advanceTo(clock, instantAt(monday, '23:59'));
    expect((await schemeOf()).latestNav).toBe(nav(2299.5));
    // a zero is no NAV
    expect((await schemeOf(liquid)).latestNavDate).toBe('2026-11-15');
  });
});
