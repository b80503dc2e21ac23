import { PGlite } from '@electric-sql/pglite';
import { drizzle as overPool } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Db } from '#db/db.js';
import * as schema from '#db/schema/index.js';

/** A statement with its values. */
export interface AskedQuery {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** A database whose statements are written down as they are asked. */
export interface CountedDb {
  readonly db: Db;
  /** The statements of some work; those that begin or end a transaction are none. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** The same with their values. */
  queriesOf(work: () => Promise<unknown>): Promise<readonly AskedQuery[]>;
}

/** Opens the same database once more, over the same connections. */
export function countedDb(opened: Db): CountedDb {
  const { $client } = opened as Db & { readonly $client: PGlite | pg.Pool };
  let asked: AskedQuery[] | null = null;
  const logger = {
    logQuery: (text: string, params: unknown[]) => {
      if (!/^(begin|commit|rollback)\b/.test(text)) asked?.push({ text, params });
    },
  };
  const options = { schema, casing: 'snake_case', logger } as const;
  const db = $client instanceof PGlite ? drizzle({ client: $client, ...options }) : overPool($client, options);
  const queriesOf = async (work: () => Promise<unknown>) => {
    const queries: AskedQuery[] = [];
    asked = queries;
    await work();
    asked = null;
    return queries;
  };
  const statementsOf = async (work: () => Promise<unknown>) => (await queriesOf(work)).map(({ text }) => text);
  return { db: db as unknown as Db, statementsOf, queriesOf };
}
