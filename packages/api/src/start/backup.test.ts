import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDate } from '@prosperx/core/time';
import { and, lt, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCrypto } from '#crypto/crypto.js';
import type { Db, OpenedDb } from '#db/db.js';
import { ledgerEntries, navs, sessions } from '#db/schema/index.js';
import type { FileStore } from '#providers/providers.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { newCheckout } from '#testing/checkout.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb, openTestDb } from '#testing/engines.js';
import { tableContents } from '#testing/table-contents.js';
import { testKit } from '#testing/test-kit.js';
import { testCrypto, TEST_START } from '#testing/test-services.js';
import { LEFT_OUT, makeBackup } from './backup.js';
import { loadBackup, loadFiles, needKeysOf, readManifest, withMigrationsOf } from './restore.js';

function memoryStore(): FileStore & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: (id, bytes) => Promise.resolve(void kept.set(id, bytes)),
    get: (id) => Promise.resolve(kept.get(id) ?? null),
    delete: (id) => Promise.resolve(void kept.delete(id)),
  };
}

describeWithDb(
  'makeBackup and loadBackup',
  (given) => {
    const store = memoryStore();
    let parent: string;
    let folder: string;
    const targets: OpenedDb[] = [];
    beforeAll(async () => {
      parent = await mkdtemp(join(tmpdir(), 'px-backup-'));
      folder = join(parent, 'monday');
      // a part of the NAVs is several parts of a backup; allotments need theirs
      const held = given.db.select({ id: ledgerEntries.schemeId }).from(ledgerEntries);
      await given.db
        .delete(navs)
        .where(and(lt(navs.date, businessDate('2026-09-01')), notInArray(navs.schemeId, held)));
      const kit = testKit(given.db);
      await newCheckout(kit);
      await given.db.execute(
        sql`insert into files (id, kind, media_type, byte_count, sha256, created_at) values ('fil_one', 'other', 'image/png', 1, 'x', now())`,
      );
      await store.put('fil_one', Buffer.from('sealed already'));
      await makeBackup({ db: given.db, crypto: testCrypto, store, folder, now: TEST_START });
    });
    afterAll(async () => {
      for (const target of targets) await target.close();
      await rm(parent, { recursive: true });
    });

    const emptyDb = async () => {
      const target = await openTestDb('empty', given.engine);
      targets.push(target);
      return target.db;
    };
    const restore = async (db: Db) => {
      const manifest = await readManifest(folder, testCrypto);
      return loadBackup({ db, crypto: testCrypto, folder, manifest });
    };

    const rulesOf = async (db: Db) => {
      const { rows } = await db.execute<{ rule: string }>(
        sql`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace
          union all select indexdef from pg_indexes where schemaname = 'public' order by 1`,
      );
      return rows.map(({ rule }) => rule);
    };

    // Trust M18: every table the same to the bit, reconciled, and in use after
    it('a restored copy is what was kept, agrees with itself, and goes on', async () => {
      const db = await emptyDb();
      const rules = await rulesOf(db);
      expect(await restore(db)).toBeGreaterThan(1_000);
      // its keys, references and indexes too
      expect(await rulesOf(db)).toEqual(rules);
      for (const kind of ['REFERENCES', 'CREATE INDEX'])
        expect(rules.filter((rule) => rule.includes(kind)).length).toBeGreaterThan(50);
      const [before, after] = [await tableContents(given.db), await tableContents(db)];
      for (const table of LEFT_OUT) delete before[table];
      expect(after).toMatchObject(before);
      expect(await db.$count(sessions)).toBe(0);
      const report = await reconcile(db, 'all', testCrypto);
      expect(report.discrepancies).toEqual([]);
      expect(report.sums).toEqual((await reconcile(given.db, 'all', testCrypto)).sums);
      await newCheckout(testKit(db));
      expect((await reconcile(db, 'all', testCrypto)).discrepancies).toEqual([]);
      const pictures = memoryStore();
      await loadFiles(await readManifest(folder, testCrypto), folder, pictures);
      expect([...pictures.kept]).toEqual([...store.kept]);
    });

    it('a backup says how many uploaded files do not lie where it looked for them', async () => {
      const made = { db: given.db, crypto: testCrypto, now: TEST_START };
      const elsewhere = await makeBackup({ ...made, store: memoryStore(), folder: join(parent, 'tuesday') });
      expect([elsewhere.missing, elsewhere.manifest.files]).toEqual([1, []]);
      const there = await makeBackup({ ...made, store, folder: join(parent, 'wednesday') });
      expect([there.missing, there.manifest.files]).toEqual([0, ['fil_one']]);
    });

    it('a backup names the keys that open it: what it holds may be sealed by an older one than its parts', async () => {
      const keys = (current: string, ids: string[]) => ({
        current,
        encryption: new Map(ids.map((id) => [id, Buffer.alloc(32, id)])),
        lookup: Buffer.alloc(32, 7),
      });
      const [both, newest] = [keys('k2', ['k2', 'test']), keys('k2', ['k2'])];
      const later = join(parent, 'thursday');
      await makeBackup({ db: given.db, crypto: createCrypto(both), store, folder: later, now: TEST_START });
      const manifest = await readManifest(later, createCrypto(newest));
      expect(manifest.keys).toEqual(['k2', 'test']);
      expect(() => needKeysOf(manifest, both)).not.toThrow();
      expect(() => needKeysOf(manifest, newest)).toThrow(/not in ENCRYPTION_KEYS: test\./);
    });

    it('a backup is not read without the keys', async () => {
      for (const name of await readdir(join(folder, 'tables'))) {
        const text = (await readFile(join(folder, 'tables', name))).toString('latin1');
        expect(text).toMatch(/^prosperx-v1 test\n/);
        expect(text).not.toMatch(/Asha|example\.com/);
      }
      const stranger = createCrypto({ current: 'x', encryption: new Map(), lookup: Buffer.alloc(32, 7) });
      await expect(readManifest(folder, stranger)).rejects.toThrow('was changed, or made under other keys');
    });

    // Trust M18, control: a backup with a part changed or missing is refused
    itInTrust('a backup that is not whole is refused, and leaves nothing behind', async () => {
      const db = await emptyDb();
      const [schemes, users] = [join(folder, 'tables', 'schemes.0'), join(folder, 'tables', 'users.0')];
      const kept = await readFile(users);
      await rename(schemes, `${schemes}.gone`);
      await expect(restore(db)).rejects.toThrow(/^The backup is not whole: .*schemes\.0 cannot be read \(ENOENT\)/);
      await rename(`${schemes}.gone`, schemes);
      await writeFile(users, await readFile(schemes));
      await expect(restore(db)).rejects.toThrow('The backup is not whole: part 0 of users was changed.');
      await writeFile(users, kept);
      const manifest = join(folder, 'manifest.json');
      const text = await readFile(manifest, 'utf8');
      await writeFile(manifest, text.replace('"fil_one"', ''));
      await expect(restore(db)).rejects.toThrow('was changed');
      await writeFile(manifest, text);
      expect(Object.values(await tableContents(db)).filter((hash) => hash !== '')).toEqual([]);
    });

    itInTrust('a backup goes neither over another nor into a database that holds something', async () => {
      await expect(restore(given.db)).rejects.toThrow('holds something already');
      const before = await readdir(parent);
      const again = makeBackup({ db: given.db, crypto: testCrypto, store, folder, now: TEST_START });
      await expect(again).rejects.toThrow(/^There is something in .*monday already\.$/);
      expect(await readdir(parent)).toEqual(before);
    });

    // Trust M17: a backup of an earlier version is migrated, of a newer one refused
    it('a backup of an earlier version is loaded at that one, and of a newer one not at all', async () => {
      const manifest = await readManifest(folder, testCrypto);
      const idsIn = async (migrations: number) =>
        withMigrationsOf({ ...manifest, migrations }, async (cut) => {
          const journal = await readFile(join(cut, 'meta', '_journal.json'), 'utf8');
          return (JSON.parse(journal) as { entries: { idx: number }[] }).entries.map(({ idx }) => idx);
        });
      expect(await idsIn(3)).toEqual([0, 1, 2]);
      expect(await idsIn(manifest.migrations)).toHaveLength(manifest.migrations);
      await expect(idsIn(manifest.migrations + 1)).rejects.toThrow('a newer version');
    });
  },
  'seeded',
);
