import { createHash } from 'node:crypto';
import { toNavNumber, toRupees, toUnitsNumber, unitsFromScaled } from '@prosperx/core/money';
import { type FeedRow, getRegistrarRecords, importRegistrarRecords, readFeed } from '@prosperx/core/registrar';
import { and, eq, ne, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { folios, ledgerEntries, positions, profiles, registrarRecords, schemes } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import { personalTables } from '#modules/erasure/retention.js';
import type { Job } from '#queue/queue.js';
import { triedPan } from '#records/registrar/tried-pan.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const WBR2 =
  'TRXNNO,FOLIO_NO,PRODCODE,SCHEME,INV_NAME,PAN,TRXN_NATURE,REVERSAL_CODE,TRADDATE,UNITS,PURPRICE,AMOUNT'.split(',');
const WBR9 = 'FOLIOCHK,PRODUCT,SCH_NAME,INV_NAME,PAN_NO,CLOS_BAL,RUPEE_BAL,REP_DATE'.split(',');
const WBR49 =
  'AUTO_TRNO,FOLIO_NO,PRODUCT,SCHEME,INV_NAME,PAN,AUT_TRNTYP,AUTO_AMOUNT,FROM_DATE,TO_DATE,CEASE_DATE'.split(',');
const PAN = 'ABCPM1234D';
const DAY = 86_400_000;

const sent = (row: FeedRow) => ({
  ...row,
  units: toUnitsNumber(row.units),
  nav: row.nav === null ? null : toNavNumber(row.nav),
  amount: row.amount === null ? null : toRupees(row.amount),
});
function fileOf(titles: readonly string[], ...lines: readonly string[][]) {
  const { layout, rows } = readFeed([titles, ...lines]);
  const fileHash = createHash('sha256')
    .update(JSON.stringify([titles, lines]))
    .digest('hex');
  const { registrar, feed } = layout!;
  return { registrar, feed, fileHash, rows: rows.map(sent), fileRows: rows.length, isLast: true };
}
const bought = (folio: string, units: string, more: Partial<Record<number, string>> = {}) =>
  Object.assign(
    ['1', folio, 'B02G', 'Invented Fund', 'Deepa M', PAN, 'Purchase', '0', '2026-09-10', units, '10', '1000'],
    more,
  );

describeWithDb(
  'records of registrars',
  (given) => {
    let kit: TestKit;
    let advisor: TestClient;
    let [deepasHouse, deepasScheme] = ['', ''];
    beforeAll(async () => {
      kit = testKit(given.db);
      advisor = await advisorOfCode(kit, 'AG1001');
      const panHash = kit.services.crypto.lookup('pan', PAN);
      await given.db
        .update(profiles)
        .set({ panHash })
        .where(eq(profiles.id, seedProfileId('deepa')));
      const [held] = await given.db
        .select({ house: folios.fundHouse, scheme: schemes.name })
        .from(positions)
        .innerJoin(folios, eq(folios.id, positions.folioId))
        .innerJoin(schemes, eq(schemes.id, positions.schemeId))
        .where(and(eq(folios.profileId, seedProfileId('deepa')), eq(folios.folioNumber, '20977410')));
      [deepasHouse, deepasScheme] = [held!.house, held!.scheme];
    });
    const take = (file: ReturnType<typeof fileOf>) => advisor.call(importRegistrarRecords, { body: file });
    const show = (view: 'outside' | 'differences' | 'waiting') =>
      advisor.call(getRegistrarRecords, { query: { show: view } });

    it('of many PANs that differ in their digits alone are nobody’s: by trying all of them a file would tell a customer’s', async () => {
      const imran = seedProfileId('imran');
      const panHash = kit.services.crypto.lookup('pan', 'QWEPS4321K');
      await given.db.update(profiles).set({ panHash }).where(eq(profiles.id, imran));
      for (const from of [4_300, 4_310, 4_320])
        await take(
          fileOf(
            WBR2,
            ...Array.from({ length: 10 }, (_, at) =>
              bought(`88${from + at}`, '100', { 0: `t${from + at}`, 5: `QWEPS${from + at}K` }),
            ),
          ),
        );
      const tried = await given.db.$count(
        registrarRecords,
        and(eq(registrarRecords.profileId, imran), eq(registrarRecords.agentCode, 'AG1001')),
      );
      expect(tried).toBe(0);
      expect((await show('outside')).outside.map(({ folio }) => folio)).not.toContain('884321');
      // each by itself counts too
      for (const digits of ['1001', '1002', '1003', '1004', '1005', '4322'])
        await take(fileOf(WBR2, bought(`77${digits}`, '1', { 0: `u${digits}`, 5: `QWEPT${digits}K` })));
      const hash = kit.services.crypto.lookup('pan', 'QWEPT4322K');
      expect(await given.db.$count(registrarRecords, eq(registrarRecords.panHash, hash))).toBe(0);
      await given.db.delete(registrarRecords);
    });

    it('of a file that was not kept use up no PAN, and a row whose PAN was taken for a try is found once its file comes again', async () => {
      const imran = seedProfileId('imran');
      const panHash = kit.services.crypto.lookup('pan', 'QWEPV4321K');
      await given.db.update(profiles).set({ panHash }).where(eq(profiles.id, imran));
      const rowOf = (digits: string) => bought(`66${digits}`, '1', { 0: `v${digits}`, 5: `QWEPV${digits}K` });
      const first = fileOf(WBR2, ...['2001', '2002', '2003'].map(rowOf));
      await given.db.execute(sql`alter table registrar_files add constraint never check (false) not valid`);
      expect((await advisor.send(importRegistrarRecords, { body: first })).status).toBe(500);
      await given.db.execute(sql`alter table registrar_files drop constraint never`);
      await take(first);
      const ofFirst = eq(registrarRecords.panHash, kit.services.crypto.lookup('pan', 'QWEPV2001K'));
      expect(await given.db.$count(registrarRecords, ofFirst)).toBe(1);
      // the fourth and the fifth of what is alike, and one beyond
      for (const digits of ['2004', '2005', '4321']) await take(fileOf(WBR2, rowOf(digits)));
      const foliosOfImran = async () => {
        const rows = await given.db.select().from(registrarRecords).where(eq(registrarRecords.profileId, imran));
        return rows.map(({ folioNumber }) => folioNumber);
      };
      expect(await foliosOfImran()).toEqual([]);
      kit.clock.advance(30 * DAY);
      const again = await advisorOfCode(kit, 'AG1001');
      const same = fileOf(WBR2, rowOf('4321'));
      // a part of a known file that has no such row brings nothing in, and does not end the file
      const part = { ...same, rows: fileOf(WBR2, rowOf('2009')).rows, isLast: false };
      const nothing = { isKnownFile: false, wasTaken: true, added: 0, known: 1 };
      expect(await again.call(importRegistrarRecords, { body: part })).toEqual(nothing);
      expect(await again.call(importRegistrarRecords, { body: same })).toEqual({ ...nothing, added: 1, known: 0 });
      expect(await foliosOfImran()).toEqual(['664321']);
      expect(await again.call(importRegistrarRecords, { body: same })).toMatchObject({ isKnownFile: true });
      // so does another file with the row
      await given.db
        .update(registrarRecords)
        .set({ panHash: triedPan(panHash), profileId: null })
        .where(eq(registrarRecords.profileId, imran));
      await again.call(importRegistrarRecords, { body: fileOf(WBR2, rowOf('4321'), rowOf('2001')) });
      expect(await foliosOfImran()).toEqual(['664321']);
      await given.db.delete(registrarRecords);
      kit.clock.advance(-30 * DAY);
    });

    it('of folios that were not bought here are a customer’s by PAN, with balances, reversals and SIPs', async () => {
      const moves = fileOf(
        WBR2,
        bought('770001/55', '100'),
        bought('770001/55', '40', { 0: '2', 8: '2026-09-20' }),
        bought('770001/55', '40', { 0: '3', 7: '9', 8: '2026-09-22' }),
      );
      expect(await take(moves)).toMatchObject({ isKnownFile: false, wasTaken: false, added: 3, known: 0 });
      expect((await show('outside')).outside).toMatchObject([
        {
          name: 'Deepa Menon',
          folio: '770001/55',
          units: unitsFromScaled(100_0000),
          asOf: '2026-09-22',
          value: null,
          transactions: 3,
        },
      ]);
      await take(fileOf(WBR9, ['770001/55', 'B02G', 'Invented Fund', 'Deepa M', PAN, '95', '950', '2026-10-01']));
      await take(fileOf(WBR2, bought('770001/55', '5', { 0: '4', 8: '2026-10-05' })));
      const sip = ['9', '770001/55', 'B02G', 'Invented Fund', 'Deepa M', PAN, 'P', '5000', '2026-01-10', '2030-01-10'];
      await take(fileOf(WBR49, [...sip, ''], ['8', ...sip.slice(1), '2026-02-10']));
      const [folio] = (await show('outside')).outside;
      // the last balance, and what moved after it; the SIP that ceased is over
      expect(folio).toMatchObject({
        units: unitsFromScaled(100_0000),
        value: 950_00,
        asOf: '2026-10-05',
        valueAsOf: '2026-10-01',
        instructions: { count: 1, amount: 5_000_00 },
      });
    });

    it('are taken over once, by the hash of a file and the key of a row; a balance is renewed by a newer one alone', async () => {
      const again = fileOf(WBR2, bought('770001/55', '100'), bought('770001/55', '7', { 0: '77' }));
      expect(await take(again)).toMatchObject({ isKnownFile: false, added: 1, known: 1 });
      expect(await take(again)).toMatchObject({ isKnownFile: true, added: 0 });
      const balance = (units: string, date: string) =>
        fileOf(WBR9, ['770001/55', 'B02G', 'Invented Fund', 'Deepa M', PAN, units, '1', date]);
      expect(await take(balance('1', '2026-08-01'))).toMatchObject({ added: 0, known: 1 });
      expect(await take(balance('12', '2026-11-01'))).toMatchObject({ added: 1 });
      expect((await show('outside')).outside[0]).toMatchObject({ units: unitsFromScaled(12_0000), asOf: '2026-11-01' });
    });

    it('of standing instructions that ended stay so, whatever a file from before the end says', async () => {
      const sip = ['31', '770009', 'B02G', 'Invented Fund', 'Deepa M', PAN, 'P', '2000', '2026-01-10', '2030-01-10'];
      const goesOn = fileOf(WBR49, [...sip, '']);
      const more = fileOf(WBR49, [...sip.with(7, '2500'), '']);
      const ended = fileOf(WBR49, [...sip, '2026-03-10']);
      const instructions = async () =>
        (await show('outside')).outside.find(({ folio }) => folio === '770009')?.instructions.count;
      await take(goesOn);
      expect(await take(more)).toMatchObject({ added: 1 });
      expect(await instructions()).toBe(1);
      expect(await take(ended)).toMatchObject({ added: 1 });
      expect(await instructions()).toBe(0);
      const late = { ...goesOn, fileHash: 'f'.repeat(64) };
      expect(await take(late)).toMatchObject({ added: 0, known: 1 });
      expect(await instructions()).toBe(0);
    });

    it('of nobody here wait, by name, until a customer with the PAN comes; the name is sealed, and then forgotten', async () => {
      await take(fileOf(WBR2, bought('880001', '3', { 4: 'Waiting Person', 5: 'ZZZPZ9999Z' })));
      const { waiting, counts } = await show('waiting');
      expect(waiting).toMatchObject([{ folio: '880001', holder: 'Waiting Person', rows: 1, hasPan: true }]);
      expect(counts.waiting).toBe(1);
      expect(JSON.stringify(await given.db.select().from(registrarRecords))).not.toContain('Waiting Person');
      const panHash = kit.services.crypto.lookup('pan', 'ZZZPZ9999Z');
      await given.db
        .update(profiles)
        .set({ panHash })
        .where(eq(profiles.id, seedProfileId('imran')));
      await take(fileOf(WBR2, bought('770001/55', '1', { 0: '78' })));
      expect((await show('waiting')).waiting).toEqual([]);
      expect((await show('outside')).outside.map(({ name }) => name)).toContain('Imran Sheikh');
      expect(await given.db.select({ holder: registrarRecords.holder }).from(registrarRecords)).not.toContainEqual({
        holder: expect.any(String),
      });
    });

    it('of folios that are here are compared with our ledger, and change nothing in it', async () => {
      const [entry] = await given.db
        .select({ entry: ledgerEntries, folio: folios.folioNumber, scheme: schemes.name })
        .from(ledgerEntries)
        .innerJoin(folios, eq(folios.id, ledgerEntries.folioId))
        .innerJoin(schemes, eq(schemes.id, ledgerEntries.schemeId))
        .where(and(eq(ledgerEntries.profileId, seedProfileId('deepa')), eq(folios.folioNumber, '20977410')));
      const { units, navDate } = entry!.entry;
      const own = (of: string, date: string, more = {}) =>
        bought('20977410', of, { 3: entry!.scheme, 8: date, ...more });
      const entries = await given.db.$count(ledgerEntries);
      await take(
        fileOf(
          WBR2,
          own(String(toUnitsNumber(units)), navDate),
          own('9', '2026-09-11', { 0: '2' }),
          own('6', '2026-09-12', { 0: '3' }),
          own('6', '2026-09-13', { 0: '4', 7: '9' }),
        ),
      );
      // what agrees, and what was taken back, is no difference
      expect((await show('differences')).differences).toEqual([
        expect.objectContaining({
          name: 'Deepa Menon',
          kind: 'missing_here',
          date: '2026-09-11',
          theirs: unitsFromScaled(9_0000),
          ours: null,
        }),
      ]);
      await take(fileOf(WBR9, ['20977410', 'B02G', entry!.scheme, 'Deepa M', PAN, '1', '10', '2026-10-01']));
      expect((await show('differences')).differences).toContainEqual(
        expect.objectContaining({ kind: 'balance', theirs: unitsFromScaled(1_0000), ours: units }),
      );
      expect(await given.db.$count(ledgerEntries)).toBe(entries);
      expect((await show('outside')).outside.map(({ folio }) => folio)).not.toContain('20977410');
    });

    it('of another house’s folio with a number of here are not its owner’s: PAN, scheme or code say so', async () => {
      const another = { 4: 'Somebody Else', 5: 'WWWPW9999W' };
      const [elsewhere] = await given.db.select().from(schemes).where(ne(schemes.fundHouse, deepasHouse)).limit(1);
      const named = { 2: 'X99G', 3: elsewhere!.name, 4: 'Without Pan', 5: '' };
      await take(
        fileOf(
          WBR2,
          bought('20977410', '3', { ...another, 0: 'c' }),
          bought('20977410', '3', { ...named, 0: 'd' }),
          bought('20977410', '3', { 0: 'e', 4: 'Of No Other', 5: '' }),
        ),
      );
      const waiting = (await show('waiting')).waiting.filter(({ folio }) => folio === '20977410');
      expect(waiting).toMatchObject([{ rows: 2 }]);
      await given.db.delete(registrarRecords).where(eq(registrarRecords.folioNumber, '20977410'));
    });

    it('of a minor’s folio under the PAN of a guardian are the minor’s where the folio has their scheme', async () => {
      const guardians = { 0: 'f', 3: deepasScheme, 5: 'VVVPV9999V' };
      await take(fileOf(WBR2, bought('20977410', '3', guardians)));
      expect((await show('waiting')).waiting.map(({ folio }) => folio)).not.toContain('20977410');
    });

    it('name what our ledger has and the registrar has not, between the first and last day of its file', async () => {
      await given.db.delete(registrarRecords).where(eq(registrarRecords.folioNumber, '20977410'));
      await take(
        fileOf(
          WBR2,
          bought('20977410', '1', { 0: 'a', 8: '2024-01-01' }),
          bought('20977410', '1', { 0: 'b', 8: '2026-11-01' }),
        ),
      );
      const kinds = (await show('differences')).differences.map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['missing_here', 'missing_here', 'missing_there']);
    });

    it('end: a page beyond the last is empty', async () => {
      const { counts, totalPages } = await show('differences');
      const query = { show: 'differences', page: totalPages + 1 } as const;
      const beyond = await advisor.call(getRegistrarRecords, { query });
      expect(beyond).toMatchObject({ counts, totalPages, differences: [] });
      expect(counts.differences).toBeGreaterThan(0);
    });

    it('are an advisor’s own', async () => {
      const other = await advisorOfCode(kit, 'AG1002');
      expect((await other.call(getRegistrarRecords, { query: {} })).counts).toEqual({
        outside: 0,
        differences: 0,
        waiting: 0,
      });
    });

    it('of nobody here go 180 days after they came in, and when the person with their PAN is erased; others stay', async () => {
      const kept = await given.db.$count(registrarRecords);
      const sent = (folio: string, pan: string) => take(fileOf(WBR2, bought(folio, '3', { 4: 'Of Nobody', 5: pan })));
      await sent('880002', 'YYYPY9999Y');
      await sent('880003', 'XXXPX9999X');
      // a customer of nobody's advisor has one of the PANs: their records of this advisor wait, and go with the account
      const leaving = seedProfileId('asha');
      await given.db
        .update(profiles)
        .set({ panHash: kit.services.crypto.lookup('pan', 'XXXPX9999X') })
        .where(eq(profiles.id, leaving));
      const tried = triedPan(kit.services.crypto.lookup('pan', 'XXXPX9999X'));
      await sent('880005', 'WWWPW9999W');
      await given.db.update(registrarRecords).set({ panHash: tried }).where(eq(registrarRecords.folioNumber, '880005'));
      const rule = personalTables.find(({ table }) => table === registrarRecords)!;
      const gone = await given.db
        .delete(registrarRecords)
        .where(rule.of({ db: given.db, profileId: leaving, userId: null }))
        .returning();
      expect(gone.map(({ folioNumber }) => folioNumber).toSorted()).toEqual(['880003', '880005']);
      kit.clock.advance(179 * DAY);
      await housekeeping(kit.services, {} as Job);
      expect(await given.db.$count(registrarRecords)).toBe(kept + 1);
      kit.clock.advance(2 * DAY);
      await housekeeping(kit.services, {} as Job);
      expect(await given.db.$count(registrarRecords)).toBe(kept);
    });
  },
  'seeded',
);
