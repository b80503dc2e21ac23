import { readFileSync } from 'node:fs';
import { rupees } from '@prosperx/core/money';
import {
  getElsewhereFigures,
  getHeldElsewhere,
  getPortfolio,
  importHeldElsewhere,
  removeHeldElsewhere,
} from '@prosperx/core/portfolio';
import { getReview } from '@prosperx/core/review';
import { addDays } from '@prosperx/core/time';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerEntries, outsideStatements, profiles, schemes } from '#db/schema/index.js';
import { readAllPositions } from '#records/portfolio/repository.js';
import { describeWithDb } from '#testing/engines.js';
import { givePan } from '#testing/give-pan.js';
import { advisorFor, newCustomer, newInvestor } from '#testing/new-investor.js';
import { addSoldHistory } from '#testing/sold-history.js';
import { testKit, type TestKit } from '#testing/test-kit.js';

const scheme = (isin: string, value: number, date = '2026-10-31') => ({
  scheme: `Fund ${isin}`,
  isin,
  close: '10',
  valuation: { date, nav: String(value / 10), cost: null, value: String(value) },
});
const cas = (schemes: readonly object[], { folio = '900', pan = '', to = '31-Oct-2026' } = {}) => ({
  body: {
    statement: JSON.stringify({
      file_type: 'KFINTECH',
      statement_period: { from: '01-Apr-2026', to },
      folios: [{ folio, amc: 'One Mutual Fund', PAN: pan || null, schemes }],
    }),
  },
});

describeWithDb(
  'what is held elsewhere',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    it('is what the last statement says, the largest first, until it is removed; the portfolio stays without it', async () => {
      const { client } = await newInvestor(kit);
      expect(await client.call(getHeldElsewhere)).toBeNull();
      await client.call(importHeldElsewhere, cas([scheme('INF000A01001', 900)]));
      const both = [scheme('INF000A01001', 1_000), scheme('INF000A01002', 2_000)];
      const imported = await client.call(importHeldElsewhere, cas(both));
      expect(imported).toMatchObject({ source: 'KFINTECH', until: '2026-10-31', value: rupees(3_000), cost: null });
      expect(imported?.holdings.map(({ value }) => value)).toEqual([rupees(2_000), rupees(1_000)]);
      expect((await client.call(getPortfolio)).netCurrentValue).toBe(0);
      const other = await newInvestor(kit);
      expect(await other.client.call(getHeldElsewhere)).toBeNull();
      await client.call(removeHeldElsewhere, { body: {} });
      expect(await client.call(getHeldElsewhere)).toBeNull();
    });

    it('tells an advisor nothing of the PAN that they see masked, however many they try', async () => {
      const own = 'HIDPN5678L';
      const customer = await newCustomer(kit, 'AG1001');
      await givePan(kit, customer.profileId, own);
      const advisor = await advisorFor(kit, customer);
      const of = (...pans: readonly string[]) => {
        const statements = pans.map((pan) => cas([scheme('INF000A01001', 900)], { pan, folio: pan }).body.statement);
        const [first, ...others] = statements.map((text) => JSON.parse(text) as { folios: object[] });
        const folios = [first, ...others].flatMap((one) => one?.folios ?? []);
        return { body: { statement: JSON.stringify({ ...first, folios }) } };
      };
      await advisor.call(importHeldElsewhere, of(own));
      // many at once would be as few as four statements
      const several = await advisor.fail(importHeldElsewhere, of('HIDPN5677L', own));
      expect(several.fields).toEqual({ statement: 'cas_other_holder' });
      for (const pan of ['HIDPN0001L', 'HIDPN0002L', 'HIDPN0003L', 'HIDPN0004L'])
        expect((await advisor.fail(importHeldElsewhere, of(pan))).code).toBe('invalid_input');
      expect((await advisor.fail(importHeldElsewhere, of('HIDPN0005L'))).code).toBe('too_many_requests');
      expect((await advisor.fail(importHeldElsewhere, of(own))).code).toBe('too_many_requests');
      await customer.client.call(importHeldElsewhere, of(own));
    });

    it('leaves out what the portfolio has too', async () => {
      const client = await kit.signedIn('9876500001');
      const [own] = (await client.call(getPortfolio)).portfolioSchemes;
      const { folioNo, metaData } = own!;
      const found = await client.call(
        importHeldElsewhere,
        cas([scheme(metaData.isin, 500), scheme('INF000A01002', 700)], { folio: `${folioNo} / 11` }),
      );
      expect([found?.heldHere, found?.holdings.length, found?.value]).toEqual([1, 1, rupees(700)]);
    });

    it('leaves out what was sold here whole since the statement, in the review too', async () => {
      const { client, profileId } = await newInvestor(kit);
      await addSoldHistory(given.db, profileId);
      const [gone] = (await readAllPositions(given.db, [profileId])).filter(({ units }) => units === 0);
      const sold = scheme(gone!.scheme.isin, 500, '2026-05-31');
      const found = await client.call(importHeldElsewhere, cas([sold], { folio: gone!.folioNo, to: '31-May-2026' }));
      expect([found?.heldHere, found?.holdings, found?.value]).toEqual([1, [], 0]);
      expect((await client.call(getReview)).elsewhere).toBe(0);
    });

    it.each([
      [6, 1],
      [7, 0],
    ])(
      'reads a statement to %i days after a sale as one that may not know of it: %i is held here',
      async (days, here) => {
        const { client, profileId } = await newInvestor(kit);
        await addSoldHistory(given.db, profileId);
        const [gone] = (await readAllPositions(given.db, [profileId])).filter(({ units }) => units === 0);
        const [last] = await given.db
          .select({ day: ledgerEntries.navDate })
          .from(ledgerEntries)
          .where(and(eq(ledgerEntries.profileId, profileId), eq(ledgerEntries.schemeId, gone!.scheme.id)))
          .orderBy(desc(ledgerEntries.navDate));
        const to = addDays(last!.day, days);
        const found = await client.call(
          importHeldElsewhere,
          cas([scheme(gone!.scheme.isin, 500, to)], { folio: gone!.folioNo, to }),
        );
        expect([found?.heldHere, found?.value]).toEqual([here, rupees(500 * (1 - here))]);
      },
    );

    it('has what was bought again in a folio that was sold whole here before, with its transactions', async () => {
      const { client, profileId } = await newInvestor(kit);
      await addSoldHistory(given.db, profileId);
      const [gone] = (await readAllPositions(given.db, [profileId])).filter(({ units }) => units === 0);
      const again = {
        ...scheme(gone!.scheme.isin, 500),
        transactions: [{ date: '2026-08-03', type: 'PURCHASE', units: '10', amount: '400' }],
      };
      const { body } = cas([again], { folio: gone!.folioNo });
      const found = await client.call(importHeldElsewhere, { body: { ...body, withTransactions: true } });
      expect([found?.heldHere, found?.value]).toEqual([0, rupees(500)]);
      expect((await client.call(getReview)).elsewhere).toBe(rupees(500));
      const told = await client.call(getElsewhereFigures, { query: {} });
      expect(told?.figures.elsewhere).toMatchObject({ value: rupees(500), invested: rupees(400) });
    });

    it('knows a scheme by its AMFI code too, and values by the last NAV what has no price', async () => {
      const client = await kit.signedIn('9876500001');
      const [own] = (await client.call(getPortfolio)).portfolioSchemes;
      const { folioNo, metaData } = own!;
      const [{ amfiCode } = { amfiCode: '' }] = await given.db
        .select({ amfiCode: schemes.amfiCode })
        .from(schemes)
        .where(eq(schemes.isin, metaData.isin));
      const byCode = { ...scheme('', 500), isin: null, amfi: amfiCode };
      expect((await client.call(importHeldElsewhere, cas([byCode], { folio: folioNo })))?.heldHere).toBe(1);
      const small = { ...scheme('', 500), isin: ` ${metaData.isin.toLowerCase()}*` };
      expect((await client.call(importHeldElsewhere, cas([small], { folio: folioNo })))?.heldHere).toBe(1);
      const priceless = [
        { ...byCode, valuation: null },
        { ...scheme('INF000A01009', 1), valuation: null },
      ];
      const found = await client.call(importHeldElsewhere, cas(priceless, { folio: '77' }));
      expect(found?.holdings.map(({ value }) => value === null)).toEqual([false, true]);
      expect(found?.value).toBe(found?.holdings[0]?.value);
      const tooMany = { ...byCode, close: 2e11, valuation: null };
      const most = await client.call(importHeldElsewhere, cas([tooMany, tooMany], { folio: '77' }));
      expect(most?.holdings.map(({ value }) => value === null)).toEqual([false, true]);
    });

    it('takes the rest of a statement, and says which schemes and folios are left out', async () => {
      const { client, profileId } = await newInvestor(kit);
      const panHash = kit.services.crypto.lookup('pan', 'AAAPA1111A');
      await given.db.update(profiles).set({ panHash }).where(eq(profiles.id, profileId));
      const folio = (PAN: string, schemesThere: readonly object[]) => ({
        folio: PAN,
        amc: 'One',
        PAN,
        schemes: schemesThere,
      });
      const unread = { ...scheme('INF000A01002', 1), close: 'ten' };
      const statement = JSON.stringify({
        file_type: 'CAMS',
        statement_period: { from: '01-Apr-2026', to: '31-Oct-2026' },
        folios: [
          folio('AAAPA1111A', [scheme('INF000A01001', 900), unread]),
          folio('BBBPB2222B', [scheme('INF000A01003', 70)]),
        ],
      });
      const said = { value: rupees(900), otherHolder: 1, leftOut: ['folios 1, schemes 2, close'] };
      expect(await client.call(importHeldElsewhere, { body: { statement } })).toMatchObject(said);
      expect(await client.call(getHeldElsewhere)).toMatchObject(said);
    });

    it('refuses what is no statement, of a day to come, or of another PAN, and keeps what was there', async () => {
      const { client, profileId } = await newInvestor(kit);
      const panHash = kit.services.crypto.lookup('pan', 'AAAPA1111A');
      await given.db.update(profiles).set({ panHash }).where(eq(profiles.id, profileId));
      const good = await client.call(importHeldElsewhere, cas([scheme('INF000A01001', 900)], { pan: 'AAAPA1111A' }));
      const fail = async (input: { readonly body: { readonly statement: string } }) =>
        (await client.fail(importHeldElsewhere, input)).fields;
      expect(await fail({ body: { statement: 'PDF' } })).toEqual({ statement: 'cas_unreadable' });
      expect(await fail(cas([scheme('INF000A01001', 1, '2026-12-01')]))).toEqual({ statement: 'cas_in_future' });
      const theirs = cas([scheme('INF000A01001', 1)], { pan: 'BBBPB2222B' });
      expect(await fail(theirs)).toEqual({ statement: 'cas_other_holder' });
      const tooMuch = cas([scheme('INF000A01001', 2.2e13), scheme('INF000A01002', 2.2e13)]);
      expect(await fail(tooMuch)).toEqual({ statement: 'cas_wrong' });
      expect(await client.call(getHeldElsewhere)).toEqual(good);
      const [row] = await given.db.select().from(outsideStatements).where(eq(outsideStatements.profileId, profileId));
      expect(JSON.stringify(row)).not.toContain('AAAPA1111A');
    });
  },
  'seeded',
);

const folder = process.env['REFERENCE_DATA'];

describe.skipIf(folder === undefined)('the statement of REFERENCE_DATA', () => {
  describeWithDb('importHeldElsewhere', (given) => {
    it('is taken over as its parser made it, without names and addresses', async () => {
      const kit = testKit(given.db);
      const { client } = await newInvestor(kit);
      const statement = readFileSync(`${folder}/cas/sample-cams-cas.json`, 'utf8');
      const found = await client.call(importHeldElsewhere, { body: { statement } });
      expect(found).toMatchObject({ source: 'CAMS', until: '2025-03-31', value: rupees(5_526.68) });
      expect(JSON.stringify(await given.db.select().from(outsideStatements))).not.toMatch(/JOHN|JANE|ABCDE/);
    });
  });
});
