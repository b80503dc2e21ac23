import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { MIGRATIONS_FOLDER } from '#db/open-db.js';

/** Makes a migration. */
export async function migrateTo(tx: Db, tag: string): Promise<void> {
  const file = await readFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8');
  for (const statement of file.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
}

async function tagsBefore(tag: string): Promise<string[]> {
  const journal = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const tags = journal.entries.map((entry) => entry.tag);
  return tags.slice(0, tags.indexOf(tag));
}

class Undone extends Error {}

/** Runs in a database as it was before a migration, of which nothing stays. */
export async function inPast(db: Db, tag: string, run: (tx: Db) => Promise<void>): Promise<void> {
  const past = db.transaction(async (tx) => {
    await tx.execute(sql`create schema past`);
    await tx.execute(sql`set local search_path to past, public`);
    for (const before of await tagsBefore(tag)) await migrateTo(tx, before);
    await run(tx);
    throw new Undone();
  });
  await past.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
