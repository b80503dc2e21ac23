import { businessDateAt, type Instant } from '@prosperx/core/time';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Crypto, SealedColumn } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { idOf, isSealed } from '#start/reseal.js';

export type PlantedRow = Readonly<Record<string, unknown>>;

/** Whose rows are planted: a word that all their texts carry, a name for their ids, and what some columns hold in place of it. */
export interface Planted {
  readonly word: string;
  readonly key: string;
  readonly profileId: string;
  readonly userId: string;
  /** The values of columns that the server reads, by table. */
  readonly given: Readonly<Record<string, PlantedRow>>;
}

/** Hashes look like sealed values to the schema; their columns are named so. */
const HASHED = /hash$|^(?:mark|key|owner|boundTo|panEnd|instrumentKey)$/i;

interface Row {
  readonly table: PgTable;
  readonly person: Planted;
  readonly crypto: Crypto;
  readonly now: Instant;
}

function valueOf(column: PgColumn, property: string, { table, person, crypto, now }: Row, id: string): unknown {
  const text = `${person.word} ${getTableName(table)} ${column.name}`;
  const type = column.getSQLType();
  if (isSealed(column))
    return HASHED.test(property) ? crypto.lookup('planted', text) : crypto.seal(column as SealedColumn, id, text);
  if (type === 'text') return column.enumValues?.at(-1) ?? text;
  if (type === 'jsonb') return { text };
  if (type === 'boolean') return false;
  if (type === 'date') return businessDateAt(now);
  if (type.startsWith('timestamp')) return now;
  if (type.endsWith('[]')) return [];
  return 1;
}

/** Fills tables with a row each for whoever is planted; what a column refers to is theirs, or that of the sandbox. */
export function planter(db: Db, crypto: Crypto, now: Instant) {
  const rows = new Map<string, PlantedRow>();
  const firsts = new Map<PgTable, Promise<PlantedRow | undefined>>();
  const first = (table: PgTable) => {
    const found =
      firsts.get(table) ??
      db
        .select()
        .from(table)
        .limit(1)
        .then((all) => all[0]);
    firsts.set(table, found);
    return found;
  };
  const keyOf = (table: PgTable, { word }: Planted) => `${getTableName(table)} ${word}`;

  async function referred(table: PgTable, property: string, column: PgColumn, person: Planted) {
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns, foreignTable, foreignColumns } = key.reference();
      if (columns.length !== 1 || columns[0]?.name !== column.name) continue;
      const of =
        Object.entries(getTableColumns(foreignTable)).find(([, each]) => each === foreignColumns[0])?.[0] ?? '';
      const own = rows.get(keyOf(foreignTable, person));
      if (own) return own[of];
      return column.notNull ? (await first(foreignTable))?.[of] : null;
    }
    return { profileId: person.profileId, userId: person.userId }[property];
  }

  async function rowOf(table: PgTable, person: Planted): Promise<PlantedRow> {
    const given = person.given[getTableName(table)] ?? {};
    const row: Record<string, unknown> = { ...given };
    const bound = idOf(table);
    const id = String(given[bound?.name ?? ''] ?? `${person.key}_${getTableName(table)}`);
    for (const [property, column] of Object.entries(getTableColumns(table))) {
      if (property in row || property === 'seq') continue;
      const other = await referred(table, property, column, person);
      row[property] =
        other !== undefined
          ? other
          : column === bound
            ? id
            : valueOf(column, property, { table, person, crypto, now }, id);
    }
    rows.set(keyOf(table, person), row);
    return row;
  }

  /** Rows a statement: their values are numbered, and numbers end at 65,535. */
  const BATCH = 500;
  return async (table: PgTable, people: readonly Planted[]): Promise<void> => {
    for (let from = 0; from < people.length; from += BATCH) {
      const made: PlantedRow[] = [];
      for (const person of people.slice(from, from + BATCH)) made.push(await rowOf(table, person));
      await db.insert(table).values(made);
    }
  };
}
