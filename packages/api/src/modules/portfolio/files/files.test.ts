import { addPaise, paise, rupees, toUnitsNumber } from '@prosperx/core/money';
import { getCapitalGains, getPortfolio, getPortfolioFile, getTransactions } from '@prosperx/core/portfolio';
import { logout } from '@prosperx/core/session';
import { businessDate } from '@prosperx/core/time';
import { asc, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { ledgerEntries, profiles } from '#db/schema/index.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { addSoldHistory } from '#testing/sold-history.js';
import { testKit, type TestKit } from '#testing/test-kit.js';
import { addBigPortfolio } from '#testing/trust/big-portfolio.js';
import { filesText } from './files.text.js';

layOutDocuments();

const ASHA = '9876500001';

describeWithDb(
  'the files of a portfolio',
  (given) => {
    let kit: TestKit;
    let client: TestClient;
    beforeAll(async () => {
      kit = testKit(given.db);
      client = await kit.signedIn(ASHA);
    });
    const load = async (query: object, from = client) => {
      const file = await from.call(getPortfolioFile, { query: query as never });
      const response = await kit.app.hono.request(TEST_ORIGIN + file.fileUrl);
      return { file, response, bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    /** The lines of each table of a CSV file. */
    const tablesOf = (bytes: Uint8Array) =>
      textOf(bytes)
        .split('\r\n\r\n')
        .map((table) => table.trim().split('\r\n'));

    it.each([
      ['holdings', 'pdf'],
      ['transactions', 'csv'],
      ['statement', 'xlsx'],
      ['capital-gains', 'pdf'],
    ] as const)('come as %s in %s, named without a person and kept by nobody', async (kind, format) => {
      const { file, response, bytes } = await load({ kind, format, from: '2023-01-01', until: '2026-11-16' });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, file.fileType]);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file.fileName}"`);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(file.fileName).toMatch(new RegExp(`^[a-z0-9-]+\\.${format}$`));
      if (format === 'pdf') expect(await pdfText(bytes)).toContain('Asha');
      if (format === 'xlsx') expect(Object.keys(unzipSync(bytes))).toContain('xl/workbook.xml');
    });

    it('hold every folio, with the sums that the portfolio shows', async () => {
      const held = await client.call(getPortfolio);
      const [lines = []] = tablesOf((await load({ kind: 'holdings', format: 'csv' })).bytes);
      expect(lines).toHaveLength(held.portfolioSchemes.length + 2);
      const total = lines.at(-1)?.split(',').slice(6, 9).map(Number);
      expect(total?.map((each) => rupees(each))).toEqual([
        held.netAmountInvested,
        held.netCurrentValue,
        held.netReturnAmount,
      ]);
    });

    it('hold the transactions that a filter chooses, and all of them without one', async () => {
      const linesOf = async (query: object) =>
        tablesOf((await load({ kind: 'transactions', format: 'csv', ...query })).bytes)[0]!.length - 1;
      const { totalElements } = await client.call(getTransactions, { query: {} });
      const filter = { kind: 'purchase', state: 'done' } as const;
      const chosen = await client.call(getTransactions, { query: filter });
      expect(await linesOf({})).toBe(totalElements);
      expect(await linesOf({ transactionKind: 'purchase', transactionState: 'done' })).toBe(chosen.totalElements);
    });

    it('say below the tables that programs read whose they are and what their figures leave out', async () => {
      const holder = await newInvestor(kit);
      await addSoldHistory(given.db, holder.profileId);
      await given.db
        .update(profiles)
        .set({ taxStatus: '02', dateOfBirth: businessDate('2012-03-01') })
        .where(eq(profiles.id, holder.profileId));
      const about = tablesOf((await load({ kind: 'capital-gains', format: 'csv' }, holder.client)).bytes).at(-1);
      expect(about?.slice(0, 4)).toEqual([
        'About this file,Value',
        expect.stringMatching(/^Account holder,Test Investor \d+$/),
        `Client code,${holder.ucc}`,
        'Financial year,2026-27',
      ]);
      expect(about?.join()).toContain('that parent declares them');
      const sheets = unzipSync((await load({ kind: 'holdings', format: 'xlsx' }, holder.client)).bytes);
      expect(textOf(sheets['xl/workbook.xml']!)).toMatch(/name="Holdings".*name="About this file"/);
    });

    it('hold of a period its transactions alone, and the units before and after', async () => {
      const rows = await given.db
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.profileId, seedProfileId('asha')));
      const dates = rows.map(({ navDate }) => navDate).sort();
      const [from, until] = [dates[1]!, dates[Math.floor(dates.length / 2)]!];
      const [balances = '', entries = ''] = textOf(
        (await load({ kind: 'statement', format: 'csv', from, until })).bytes,
      ).split('\r\n\r\n');
      expect(entries.trim().split('\r\n')).toHaveLength(
        rows.filter(({ navDate }) => navDate >= from && navDate <= until).length + 1,
      );
      const after = balances
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => Number(line.split(',').at(-1)));
      const held = rows
        .filter(({ navDate }) => navDate <= until)
        .reduce((sum, entry) => sum + toUnitsNumber(entry.units), 0);
      expect(after.reduce((sum, each) => sum + each, 0)).toBeCloseTo(held, 6);
    });

    it('count units from the day of their NAV on, which an order before a closed day has after the year’s end', async () => {
      const holder = await newInvestor(kit);
      await addSoldHistory(given.db, holder.profileId);
      const owned = eq(ledgerEntries.profileId, holder.profileId);
      const [entry] = await given.db.select().from(ledgerEntries).where(owned).orderBy(asc(ledgerEntries.seq));
      const { seq: _, ...like } = entry!;
      const late = { date: businessDate('2026-03-31'), navDate: businessDate('2026-04-01'), sourceRef: 'late order' };
      await given.db.insert(ledgerEntries).values({ ...like, ...late });
      const transactions = async (from: string, until: string) => {
        const { bytes } = await load({ kind: 'statement', format: 'csv', from, until }, holder.client);
        return (textOf(bytes).split('\r\n\r\n')[1] ?? '').trim().split('\r\n').length - 1;
      };
      expect([await transactions('2026-03-31', '2026-03-31'), await transactions('2026-04-01', '2026-04-01')]).toEqual([
        0, 1,
      ]);
    });

    it.each([
      [{ from: '2026-04-01' }, { until: 'period_until_required' }],
      [{ from: '2026-04-02', until: '2026-04-01' }, { until: 'period_backwards' }],
      [{ from: '2026-04-01', until: '2026-11-17' }, { until: 'period_in_future' }],
    ])('are refused for the period %j', async (period, fields) => {
      const query = { kind: 'statement', format: 'pdf', ...period } as never;
      expect((await client.fail(getPortfolioFile, { query })).fields).toEqual(fields);
    });

    it('are refused as PDF where they are longer than one is laid out, and come as CSV', async () => {
      const { client: holder, profileId } = await newInvestor(kit);
      await addBigPortfolio(given.db, profileId, { folios: 11, transactions: 50 });
      const query = { kind: 'statement', from: '2000-01-01', until: '2026-11-16' };
      const failure = await holder.fail(getPortfolioFile, { query: { ...query, format: 'pdf' } as never });
      expect(failure.message).toBe(
        'There are 550 transactions, and a file of this format holds 500: choose CSV, or a shorter period.',
      );
      expect((await load({ ...query, format: 'csv' }, holder)).response.status).toBe(200);
    });

    it('are counted by what a filter leaves, not by all that an account has', async () => {
      const { client: holder, profileId } = await newInvestor(kit);
      await addBigPortfolio(given.db, profileId, { folios: 11, transactions: 50 });
      const query = (more: object) => ({ query: { kind: 'transactions', format: 'pdf', ...more } as never });
      expect((await holder.fail(getPortfolioFile, query({}))).fields).toEqual({ kind: 'too_many' });
      expect((await holder.call(getPortfolioFile, query({ transactionState: 'failed' }))).fileType).toBe(
        'application/pdf',
      );
    });

    it('are the form of a minor who has turned 18, and nobody else’s', async () => {
      const query = { kind: 'minor-to-major', format: 'pdf' };
      const { file, bytes } = await load(query, await kit.signedIn('9876500006'));
      expect(file.fileName).toBe('minor-to-major.pdf');
      expect(await pdfText(bytes)).toMatch(/Tara Nair.*Turned 18 on ?11 June 2026/);
      expect((await client.fail(getPortfolioFile, { query: query as never })).code).toBe('not_found');
    });

    it('are found by their own link alone, for ten minutes', async () => {
      const { fileUrl } = await client.call(getPortfolioFile, { query: { kind: 'holdings', format: 'csv' } });
      const status = async (path: string) => (await kit.app.hono.request(TEST_ORIGIN + path)).status;
      const other = Buffer.from(
        JSON.stringify({ kind: 'holdings', format: 'csv', profileId: seedProfileId('vikram') }),
      );
      expect(await status(fileUrl)).toBe(200);
      expect(await status(fileUrl.replace(/files\/[^?]+/, `files/${other.toString('base64url')}`))).toBe(404);
      kit.clock.advance(11 * 60_000);
      expect(await status(fileUrl)).toBe(404);
    });

    it('are found no longer once the session of their link is over, and the link does not say whose they are', async () => {
      const { client: own, profileId } = await newInvestor(kit);
      const query = { kind: 'transactions', format: 'csv', folioNo: '91000001' } as const;
      const { fileUrl } = await own.call(getPortfolioFile, { query });
      const status = async () => (await kit.app.hono.request(TEST_ORIGIN + fileUrl)).status;
      expect(await status()).toBe(200);
      const id = Buffer.from(/files\/([^?]+)/.exec(fileUrl)?.[1] ?? '', 'base64url').toString('latin1');
      for (const known of [profileId, query.folioNo]) expect(id + fileUrl).not.toContain(known);
      await own.call(logout, { body: {} });
      expect(await status()).toBe(404);
    });
  },
  'seeded',
);

describeWithDb(
  'capital gains',
  (given) => {
    let kit: TestKit;
    let client: TestClient;
    beforeAll(async () => {
      kit = testKit(given.db);
      const investor = await newInvestor(kit);
      ({ client } = investor);
      await addSoldHistory(given.db, investor.profileId);
    });

    it('are those of the lots that sales closed: old units at the NAV of 31 January 2018, the debt fund by the slab', async () => {
      const found = await client.call(getCapitalGains, { query: { year: 2026 } });
      expect(
        found.lines.map(({ units: sold, ...line }) => [line.sold, line.term, line.costBasis, toUnitsNumber(sold)]),
      ).toEqual([
        ['2026-05-11', 'long', 'grandfathered', 99.5],
        ['2026-05-11', 'short', 'paid', 20.5],
        ['2026-06-11', 'short', 'paid', 200],
      ]);
      const equity = found.lines.filter(({ taxClass }) => taxClass === 'equity');
      // the exit load of ₹20.50 is that of the units that were held for less than a year
      expect(equity.map(({ proceeds }) => proceeds)).toEqual([rupees(9_950), rupees(2_029.5)]);
      // 99.5 units at a NAV of 50 cost 4,975 in place of the 2,985 paid
      expect(equity[0]).toMatchObject({ cost: rupees(2_985), costTaken: rupees(4_975) });
      expect(found.groups.map(({ taxClass, term, rate }) => [taxClass, term, rate])).toEqual([
        ['equity', 'short', 20],
        ['equity', 'long', 12.5],
        ['debt', 'short', null],
      ]);
      const { longTermGain } = found.equity;
      expect(found.equity).toEqual({ longTermGain, setOff: 0, exempt: longTermGain, taxable: paise(0) });
      expect([found.asOf, found.years, found.lineCount]).toEqual(['2026-11-16', [2026, 2025], 3]);
    });

    it('of another year are its own, and of one without sales nothing', async () => {
      expect((await client.call(getCapitalGains, { query: { year: 2025 } })).lineCount).toBe(1);
      const none = await client.call(getCapitalGains, { query: { year: 2020 } });
      expect([none.lineCount, none.groups, none.equity.exempt]).toEqual([0, [], 0]);
    });

    it('of a minor say that a parent declares them', async () => {
      const minor = await newInvestor(kit);
      await addSoldHistory(given.db, minor.profileId);
      const clubbedIn = async (year: number) =>
        (await minor.client.call(getCapitalGains, { query: { year } })).isClubbed;
      expect(await clubbedIn(2026)).toBe(false);
      const account = { taxStatus: '02', dateOfBirth: businessDate('2008-03-01') };
      await given.db.update(profiles).set(account).where(eq(profiles.id, minor.profileId));
      expect([await clubbedIn(2026), await clubbedIn(2025)]).toEqual([false, true]);
      const query = { kind: 'capital-gains', format: 'pdf', year: 2025 } as const;
      const { fileUrl } = await minor.client.call(getPortfolioFile, { query });
      const pdf = await kit.app.hono.request(TEST_ORIGIN + fileUrl);
      expect(await pdfText(new Uint8Array(await pdf.arrayBuffer()))).toContain('that parent declares them');
    });

    it('of a minor use no exemption, and show no taxed amount of their own', async () => {
      const parent = await newInvestor(kit);
      const minor = await newInvestor(kit);
      for (const { profileId } of [parent, minor]) await addSoldHistory(given.db, profileId);
      const change = (to: Partial<typeof profiles.$inferInsert>) =>
        given.db.update(profiles).set(to).where(eq(profiles.id, minor.profileId));
      const equityOf = async ({ client: from }: typeof minor, accounts: 'own' | 'all') =>
        (await from.call(getCapitalGains, { query: { year: 2026, accounts } })).equity;
      const isInFile = async ({ client: from }: typeof minor) => {
        const query = { kind: 'capital-gains', format: 'csv', year: 2026, accounts: 'all' } as const;
        const { fileUrl } = await from.call(getPortfolioFile, { query });
        const text = await (await kit.app.hono.request(TEST_ORIGIN + fileUrl)).text();
        return text.includes(filesText.gains.equityColumns[3]);
      };
      await change({ taxStatus: '02', dateOfBirth: businessDate('2012-03-01') });
      expect(await equityOf(minor, 'own')).toMatchObject({ longTermGain: 0, exempt: 0, taxable: 0 });
      expect(await isInFile(minor)).toBe(false);
      await change({ userId: parent.userId });
      expect(await equityOf(parent, 'all')).toEqual(await equityOf(parent, 'own'));
      expect(await isInFile(parent)).toBe(true);
    });

    it('of all accounts of a login come as one file too', async () => {
      const one = await newInvestor(kit);
      const two = await newInvestor(kit);
      await given.db.update(profiles).set({ userId: one.userId }).where(eq(profiles.id, two.profileId));
      for (const { profileId } of [one, two]) await addSoldHistory(given.db, profileId);
      const together = await one.client.call(getCapitalGains, { query: { year: 2026, accounts: 'all' } });
      expect(together.lineCount).toBe(6);
      // each taxpayer has sums of their own
      const alone = await one.client.call(getCapitalGains, { query: { year: 2026 } });
      expect(together.taxpayers).toEqual(
        [one, two].map(() =>
          expect.objectContaining({
            equity: alone.equity,
            groups: alone.groups,
            name: expect.stringMatching(/^Test Investor/),
          }),
        ),
      );
      expect(new Set(together.lines.map(({ holder }) => holder)).size).toBe(2);
      const query = { kind: 'capital-gains', format: 'csv', year: 2026 } as const;
      const linesOf = async (more: object) => {
        const { fileUrl } = await one.client.call(getPortfolioFile, { query: { ...query, ...more } });
        const text = await (await kit.app.hono.request(TEST_ORIGIN + fileUrl)).text();
        const sales = text.split('\r\n\r\n').at(-2) ?? '';
        const isNamed = sales.includes('Test Investor');
        expect(isNamed).toBe('accounts' in more);
        return sales.split('\r\n').length - 1;
      };
      expect(await linesOf({ accounts: 'all' })).toBe(2 * (await linesOf({})));
    });

    it('add up to the realised gain of the portfolio where nothing but the price is taken', async () => {
      const { realisedGain } = await client.call(getPortfolio);
      const lines = (
        await Promise.all([2025, 2026].map((year) => client.call(getCapitalGains, { query: { year } })))
      ).flatMap((each) => each.lines);
      // the portfolio counts what reached the bank, after the ten rupees of transaction tax
      expect(addPaise(...lines.map(({ proceeds, cost }) => paise(proceeds - cost)))).toBe(
        addPaise(realisedGain ?? paise(0), rupees(10)),
      );
    });
  },
  'seeded',
);
