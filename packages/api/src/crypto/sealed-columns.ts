import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#db/schema/index.js';

/** A column that may hold sealed values, with the columns that name a row of its table. */
export interface SealedColumn {
  readonly table: PgTable;
  readonly column: PgColumn;
  /** The column's name in the program. */
  readonly property: string;
  readonly key: readonly PgColumn[];
}

const tables = Object.values(schema).filter((value) => value instanceof PgTable);

function keyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const parts = columns.filter(({ primary }) => primary);
  const key = parts.length > 0 ? parts : primaryKeys[0]?.columns;
  if (!key) throw new Error('a table has no key by which its rows are named');
  return key;
}

/** Every column of the tables that is text of our own kind: sealed values, and hashes, which never look like one. */
export function sealedColumns(): SealedColumn[] {
  return tables.flatMap((table) =>
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text')
      .map(([property, column]) => ({ table, column, property, key: keyOf(table) })),
  );
}
