import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { countOf } from '#testing/count-of.js';
import { migrateUntil, shapeOf } from '#testing/killed-migration.js';
import { newPostgresDatabase } from '#testing/test-databases.js';
import type { Db } from './db.js';
import { migrateTables } from './migrate-tables.js';
import { MIGRATIONS_FOLDER, openPostgres } from './open-db.js';

const server = process.env['TEST_DATABASE_URL'];

/** A version's migrations: tables, a column that is filled, indexes that are built while others write. */
const MADE = {
  '0000_tables': [
    'create table notes (id int primary key, text text not null)',
    'create table marks (id int primary key)',
  ],
  '0001_column': [
    'alter table notes add column size int',
    'update notes set size = length(text)',
    'insert into marks values (1)',
  ],
  '0002_indexes': [
    'create index concurrently notes_size on notes (size)',
    'create unique index concurrently "marks_id" on marks (id)',
  ],
  '0003_more': ['insert into marks values (2)'],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'px-migrate-'));
  await mkdir(join(folder, 'meta'));
  const tags = Object.entries(MADE);
  for (const [tag, statements] of tags)
    await writeFile(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'));
  const entries = tags.map(([tag], idx) => ({ idx, version: '7', when: idx + 1, tag, breakpoints: true }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Kills the migration before, or within, each of its statements in turn, goes on each time, and compares with one that nobody killed. */
async function surviveKills(migrations: string, step: number): Promise<number> {
  const clean = await newPostgresDatabase(server!);
  await migrateUntil(clean.url, migrations, Infinity);
  const wanted = await shapeOf(clean.url);
  await clean.drop();
  let kills = 0;
  for (let most = 1; ; most += step) {
    const { url, drop } = await newPostgresDatabase(server!);
    const isOver = await migrateUntil(url, migrations, most, { isCutWithin: most % 2 === 0 });
    // the backend of the dead connection may still be at its last statement
    while (!(await migrateUntil(url, migrations, Infinity)));
    expect(await shapeOf(url), `killed at statement ${most}`).toBe(wanted);
    await drop();
    if (isOver) return kills;
    kills += 1;
  }
}

// one whose time is not after that of the one before is never made where that one has been
it('every migration of ours is later than the one before it', async () => {
  const journal = await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number; tag: string }[] };
  const inOrder = entries.toSorted((one, other) => one.when - other.when || other.tag.localeCompare(one.tag));
  expect(entries.map(({ tag }) => tag)).toEqual(entries.map(({ tag }) => tag).toSorted());
  expect(inOrder).toEqual(entries);
});

describe.skipIf(!server)('a migration that is killed', () => {
  // Trust M17: killed before and within each statement, and gone on with, the tables are the same
  it('goes on wherever it was, also while it builds an index concurrently', async () => {
    expect(await surviveKills(folder, countOf({ test: 3, trust: 1 }))).toBeGreaterThan(5);
  });

  it('builds an index anew that a killed build has left unusable', async () => {
    const { url, drop } = await newPostgresDatabase(server!);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await migrateTables(drizzle(client) as unknown as Db, folder);
    await client.query("update pg_index set indisvalid = false where indexrelid = 'notes_size'::regclass");
    await client.query('delete from drizzle.__drizzle_migrations where created_at >= 3');
    await client.query('delete from marks where id = 2');
    await migrateTables(drizzle(client) as unknown as Db, folder);
    const { rows } = await client.query("select indisvalid from pg_index where indexrelid = 'notes_size'::regclass");
    expect(rows).toEqual([{ indisvalid: true }]);
    await client.end();
    await drop();
  });

  // Trust M17: all of our migrations, killed at every 17th statement, on PostgreSQL
  it.skipIf(!inject('isTrust'))('goes on in every one of ours', { timeout: 900_000 }, async () => {
    expect(await surviveKills(MIGRATIONS_FOLDER, 17)).toBeGreaterThan(10);
  });

  it('is made by one of several servers that start together', async () => {
    const { url, drop } = await newPostgresDatabase(server!);
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres(url, folder)));
    await Promise.all(opened.map(({ close }) => close()));
    expect(await shapeOf(url)).toContain('notes_size');
    await drop();
  });
});
