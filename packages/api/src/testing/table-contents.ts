import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { tablesInOrder } from '#start/backup.js';

/** Returns each table with a hash of all that is in it, whatever the order of its rows. */
export async function tableContents(db: Db): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const table of await tablesInOrder(db)) {
    const { rows } = await db.execute<{ hash: string }>(
      sql`select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from ${sql.identifier(table)} t`,
    );
    content[table] = rows[0]?.hash ?? '';
  }
  return content;
}
