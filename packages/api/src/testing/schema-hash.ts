import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '#db/open-db.js';

/** Changes with the tables: a prepared database of another schema is never used. */
export function schemaHash(): string {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const hash = createHash('sha256').update(JSON.stringify(journal));
  for (const { tag } of journal.entries) hash.update(readFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`)));
  return hash.digest('hex').slice(0, 12);
}
