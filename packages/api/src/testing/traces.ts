import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Crypto, SealedColumn } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import * as schema from '#db/schema/index.js';
import { idOf, isSealed } from '#start/reseal.js';

/** What is looked for. */
interface Search {
  /** A pattern whose groups are numbers of people. */
  readonly pattern: RegExp;
  readonly hashes: ReadonlyMap<string, number>;
}

/** The numbers of people of whom something is found, by `table.property`. */
export type Traces = ReadonlyMap<string, ReadonlySet<number>>;

/** Looks for people in each column of each table of the schema: in plain, sealed and hashed. */
export async function tracesIn(db: Db, crypto: Crypto, { pattern, hashes }: Search): Promise<Traces> {
  const found = new Map<string, Set<number>>();
  for (const table of Object.values(schema).filter((value) => value instanceof PgTable)) {
    const bound = idOf(table);
    for (const [property, column] of Object.entries(getTableColumns(table))) {
      const sealed = isSealed(column);
      const where = sealed
        ? sql`${column} is not null`
        : sql`${column}::text ~ ${pattern.source.replaceAll('\\d', '[0-9]')}`;
      const { rows } = await db.execute<{ id: string; value: string }>(
        sql`select ${bound ?? sql`''`}::text as id, ${column}::text as value from ${table} where ${where}`,
      );
      const numbers = rows.flatMap(({ id, value }) => {
        const isOpen = !sealed || !value.startsWith('v2.');
        const plain = isOpen
          ? value
          : String(crypto.open(column as SealedColumn, { id, [column.name]: value } as never));
        const named = [...plain.matchAll(pattern)].map((match) => Number(match.slice(1).find(Boolean)));
        const known = hashes.get(value);
        return known === undefined ? named : [...named, known];
      });
      if (numbers.length > 0) found.set(`${getTableName(table)}.${property}`, new Set(numbers));
    }
  }
  return found;
}
