import { addPaise, nav, rupees } from '@prosperx/core/money';
import {
  type ElsewhereFigures,
  getElsewhereFigures,
  getHeldElsewhere,
  importHeldElsewhere,
  removeHeldElsewhere,
  xirr,
} from '@prosperx/core/portfolio';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { navs, outsideStatements, throttles } from '#db/schema/index.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, schemeOf } from '#testing/investing.js';
import { makeMinor, newInvestor } from '#testing/new-investor.js';
import { addSoldHistory } from '#testing/sold-history.js';
import { testKit } from '#testing/test-kit.js';
import { throttleKey } from '#throttle/throttle.js';

const bought = { date: '2023-04-03', type: 'PURCHASE', units: 100, amount: 1_000 };
const sold = { date: '2026-06-01', type: 'REDEMPTION', units: -40, amount: -2_000 };

const scheme = (isin: string, close: number, transactions: readonly object[], open = 0) => ({
  scheme: `Fund ${isin}`,
  isin,
  open,
  close,
  valuation: close === 0 ? null : { date: '2026-10-30', nav: 30, value: close * 30, cost: null },
  transactions,
});

const statement = (folios: readonly (readonly [folio: string, scheme: object])[]) =>
  JSON.stringify({
    file_type: 'CAMS',
    statement_period: { from: '01-Apr-2023', to: '31-Oct-2026' },
    folios: folios.map(([folio, only]) => ({ folio, amc: 'One', PAN: null, schemes: [only] })),
  });

const { isin } = schemeOf(EQUITY);
/** DSP India T.I.G.E.R. Fund. */
const THEMATIC = '102434';
const WHOLE = statement([
  ['900', scheme(isin, 60, [bought, sold])],
  ['901', scheme('INF000A01009', 0, [bought, { ...sold, units: -100 }])],
  ['902', scheme('INF000A01008', 50, [bought], 10)],
  ['903', scheme('INF000A01007', 70, [bought])],
  ['904', scheme('INF000A01006', 10, [], 10)],
  ['905', scheme('INF000A01005', 10, [])],
]);

/** Both sides are what is told of both together. */
function expectAddedUp({ figures, history, gains }: ElsewhereFigures): void {
  for (const { here, elsewhere, together } of [...history, ...gains.groups])
    expect(together).toBe(addPaise(here, elsewhere));
  for (const name of ['value', 'invested'] as const)
    expect(figures.together[name]).toBe(addPaise(figures.here[name], figures.elsewhere[name]));
}

describeWithDb(
  'what transactions elsewhere come to',
  (given) => {
    let client: TestClient;
    let profileId: string;
    beforeEach(async () => {
      ({ client, profileId } = await newInvestor(testKit(given.db)));
    });
    const keep = (text: string) =>
      client.call(importHeldElsewhere, { body: { statement: text, withTransactions: true } });
    const figures = async (query = {}) => {
      const found = await client.call(getElsewhereFigures, { query });
      if (found === null) throw new Error('no transactions are kept');
      return found;
    };

    it('is told beside what is held here, and together: value, XIRR, gains of a year, and value over time', async () => {
      await addSoldHistory(given.db, profileId);
      expect(await keep(WHOLE)).toMatchObject({ transactionCount: 6 });
      const found = await figures();
      const flows = [
        [bought.date, -2_000],
        [sold.date, 4_000],
        ['2026-10-30', 1_800],
      ] as const;
      const rate = xirr(flows.map(([date, cash]) => ({ date: businessDate(date), cash })));
      expect(found.figures.elsewhere).toMatchObject({ value: rupees(1_800), invested: rupees(600) });
      expect(found.figures.elsewhere.xirr).toBeCloseTo((rate ?? 0) * 100, 6);
      expect(found.leftOut.map(({ folioNo, reason }) => [folioNo, reason])).toEqual([
        ['902', 'opening'],
        ['903', 'gap'],
        ['904', 'opening'],
        ['905', 'gap'],
        ['901', 'class'],
      ]);
      const long = found.gains.groups.find(({ taxClass, term }) => taxClass === 'equity' && term === 'long');
      expect(long?.elsewhere).toBe(rupees(1_600));
      expect(found.gains.groups.length).toBeGreaterThan(1);
      const equity = found.gains.groups.filter(({ taxClass, term }) => taxClass === 'equity' && term === 'long');
      expect(found.gains.equity.longTermGain).toBe(addPaise(...equity.map(({ together }) => together)));
      expectAddedUp(found);
      expect(found.history.at(-1)?.date).toBe('2026-10-31');
      expect(found.history.at(0)?.elsewhere).toBe(0);
      expect(found.history.at(-1)?.here).toBeGreaterThanOrEqual(0);
      expect((await figures({ year: 2025 })).gains.groups.every(({ elsewhere }) => elsewhere === 0)).toBe(true);
    });

    it('of a scheme that no market here knows has the worth of its own prices', async () => {
      await keep(statement([['901', scheme('INF000A01009', 60, [bought, sold])]]));
      const { history, figures: sides, hereAsOf, leftOut } = await figures();
      expect(history.at(0)).toMatchObject({ here: 0, together: rupees(1_000) });
      expect(history.at(-1)?.together).toBe(rupees(1_800));
      expect([hereAsOf, sides.here.value, sides.together.xirr]).toEqual([null, 0, sides.elsewhere.xirr]);
      expect(leftOut.map(({ reason }) => reason)).toEqual(['class']);
    });

    it('sets losses of the year off before the exemption', async () => {
      const gained = { ...sold, units: -100, amount: -2_26_000 };
      const long = [bought, gained];
      const short = [
        { ...bought, date: '2026-05-04', amount: 2_00_000 },
        { ...gained, amount: -1_00_000 },
      ];
      await keep(
        statement([
          ['900', scheme(isin, 0, long)],
          ['901', scheme(isin, 0, short)],
        ]),
      );
      const { equity, ...gains } = (await figures()).gains;
      expect(equity).toEqual({
        longTermGain: rupees(2_25_000),
        setOff: rupees(1_00_000),
        exempt: rupees(1_25_000),
        taxable: 0,
      });
      expect(gains).toMatchObject({ isTaxAssumed: false, isFairValueMissing: false });
    });

    it('says of which sales the tax class is assumed, or the worth of 31 January 2018 not known', async () => {
      const old = [
        { ...bought, date: '2017-04-03' },
        { ...sold, units: -100 },
      ];
      await keep(statement([['900', scheme(schemeOf(THEMATIC).isin, 0, old)]]));
      expect((await figures()).gains).toMatchObject({ isTaxAssumed: true, isFairValueMissing: true });
      expect((await figures({ year: 2025 })).gains).toMatchObject({ isTaxAssumed: false, isFairValueMissing: false });
    });

    it('values units of a merged scheme by the NAV of 31 January 2018 of the scheme that was held then', async () => {
      const merged = {
        schemes: [
          scheme(isin, 0, [
            { ...bought, date: '2015-04-01', units: 1_000, amount: 10_000 },
            { ...sold, date: '2022-01-10', type: 'SWITCH_OUT_MERGER', units: -1_000, amount: -60_000 },
          ]),
          scheme(schemeOf(THEMATIC).isin, 0, [
            { ...bought, date: '2022-01-10', type: 'SWITCH_IN_MERGER', units: 500, amount: 60_000 },
            { ...sold, units: -500, amount: -90_000 },
          ]),
        ],
      };
      await keep(
        JSON.stringify({
          ...JSON.parse(WHOLE),
          folios: [{ folio: '900', amc: 'One', PAN: null, ...merged }],
        }),
      );
      const add = (code: string, price: number) => {
        const row = { schemeId: schemeOf(code).id, date: businessDate('2018-01-31'), nav: nav(price) };
        return given.db
          .insert(navs)
          .values(row)
          .onConflictDoUpdate({ target: [navs.schemeId, navs.date], set: { nav: row.nav } });
      };
      await add(THEMATIC, 80);
      await given.db.delete(navs).where(eq(navs.schemeId, schemeOf(EQUITY).id));
      expect((await figures()).gains).toMatchObject({
        isFairValueMissing: true,
        equity: { longTermGain: rupees(80_000) },
      });
      await add(EQUITY, 50);
      expect((await figures()).gains).toMatchObject({
        isFairValueMissing: false,
        equity: { longTermGain: rupees(40_000) },
      });
    });

    it('of a minor’s account use no exemption, and say so', async () => {
      await makeMinor(given.db, profileId, '2012-03-01');
      await keep(WHOLE);
      const { gains } = await figures();
      expect(gains).toMatchObject({ isClubbed: true, equity: { longTermGain: 0, exempt: 0 } });
      expect(gains.groups.map(({ elsewhere }) => elsewhere)).toEqual([rupees(1_600)]);
    });

    it('leaves out what the portfolio has too, in the same folio', async () => {
      await addSoldHistory(given.db, profileId);
      await keep(statement([[`777${profileId.slice(-6)}`, scheme(isin, 60, [bought, sold])]]));
      const { figures: sides, gains } = await figures();
      expect(sides.elsewhere).toEqual({ value: 0, invested: 0, xirr: null });
      expect(gains.groups.every(({ elsewhere }) => elsewhere === 0)).toBe(true);
    });

    it('is kept where its owner wants it alone, is theirs to take away, and goes with the statement', async () => {
      await client.call(importHeldElsewhere, { body: { statement: WHOLE } });
      expect(await client.call(getElsewhereFigures)).toBeNull();
      expect((await client.call(getHeldElsewhere))?.transactionCount).toBeUndefined();
      await keep(WHOLE);
      const other = await newInvestor(testKit(given.db));
      expect(await other.client.call(getElsewhereFigures)).toBeNull();
      await client.call(removeHeldElsewhere, { body: {} });
      expect(await client.call(getElsewhereFigures)).toBeNull();
      const rows = await given.db.select().from(outsideStatements).where(eq(outsideStatements.profileId, profileId));
      expect(rows).toEqual([]);
    });

    it('is refused with a day that has not come, and with sums that no account can have', async () => {
      const late = statement([['900', scheme(isin, 100, [{ ...bought, date: '2027-01-04' }])]]);
      const body = { statement: late, withTransactions: true };
      expect((await client.fail(importHeldElsewhere, { body })).fields).toEqual({ statement: 'cas_in_future' });
      const much = { ...bought, amount: 2e13 };
      const vast = statement([['900', { ...scheme(isin, 0, [much, much, { ...sold, units: -200 }]), close: 0 }]]);
      const refused = await client.fail(importHeldElsewhere, { body: { statement: vast, withTransactions: true } });
      expect(refused.fields).toEqual({ statement: 'cas_wrong' });
      expect(await client.call(getHeldElsewhere)).toBeNull();
    });

    it('is followed for an account 120 times in ten minutes, and imported 30 times in an hour', async () => {
      const { clock, services } = testKit(given.db);
      const asked = (verb: string, count: number) =>
        given.db.insert(throttles).values({ key: throttleKey(services, verb, profileId), count, since: clock.now() });
      await Promise.all([asked('elsewhere-figures', 119), asked('elsewhere-import', 29)]);
      await keep(WHOLE);
      await figures();
      const body = { statement: WHOLE };
      expect((await client.fail(importHeldElsewhere, { body })).code).toBe('too_many_requests');
      expect((await client.fail(getElsewhereFigures)).code).toBe('too_many_requests');
    });
  },
  'seeded',
);
