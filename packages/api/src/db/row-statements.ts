import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Db, preparedOnce } from './db.js';

type RowOf<Table extends PgTable> = Table['$inferSelect'];
type Values = Readonly<Record<string, unknown>>;

/** A row that is added, or columns of rows that change; `unlessThere` leaves a row away that is there already. */
export interface Write {
  readonly table: PgTable;
  readonly set: Values;
  /** The rows that change, by what their columns are; null: it is added. */
  readonly where: Values | null;
  readonly unlessThere: boolean;
}

/**
 * Returns a function that reads the row of a table by a column that is unique, and with `update` locks it. The statement is built once.
 */
export function rowBy<Table extends PgTable, Name extends keyof RowOf<Table> & string>(
  table: Table,
  name: Name,
  lock?: 'update',
): (db: Db, value: RowOf<Table>[Name]) => Promise<RowOf<Table> | undefined> {
  const statement = preparedOnce((db) => {
    const rows = db
      .select()
      .from(table as PgTable)
      .where(eq(columnOf(table, name), sql.placeholder('value')));
    return (lock ? rows.for(lock) : rows).prepare('');
  });
  return async (db, value) => {
    const [row] = await statement(db).execute({ value });
    return row;
  };
}

/** Adds a row. */
export const added = <Table extends PgTable>(table: Table, row: Table['$inferInsert'], unlessThere = false): Write => ({
  table,
  set: row,
  where: null,
  unlessThere,
});

/** Changes the rows whose columns are what `where` says. */
export const changed = <Table extends PgTable>(
  table: Table,
  where: Partial<RowOf<Table>>,
  set: Partial<Table['$inferInsert']>,
): Write => ({ table, set, where, unlessThere: false });

const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
};

const namesIn = (values: Values) => Object.keys(values).filter((name) => values[name] !== undefined);

/** What the text of a write depends on. */
const shapeOf = ({ table, set, where, unlessThere }: Write) =>
  [getTableName(table), unlessThere, namesIn(set), where && namesIn(where)].join(':');

/** Columns as places for their values, which are written by `valuesOf`. */
const places = (values: Values, of: string): Record<string, SQL> =>
  Object.fromEntries(namesIn(values).map((name) => [name, sql`${sql.placeholder(`${of}.${name}`)}`]));

/** Values as the driver takes them. */
const valuesOf = (table: PgTable, values: Values, of: string) =>
  namesIn(values).map((name): [string, unknown] => {
    const value = values[name];
    return [`${of}.${name}`, value === null ? null : columnOf(table, name).mapToDriverValue(value)];
  });

function statementOf(db: Pick<Db, 'insert' | 'update'>, { table, set, where, unlessThere }: Write, at: number) {
  if (where) {
    const isMeant = Object.entries(places(where, `where${at}`)).map(([name, place]) =>
      eq(columnOf(table, name), place),
    );
    return db
      .update(table)
      .set(places(set, `set${at}`) as PgUpdateSetSource<PgTable>)
      .where(and(...isMeant));
  }
  const row = db.insert(table).values(places(set, `set${at}`));
  return unlessThere ? row.onConflictDoNothing() : row;
}

/** All but the first are parts of it, which PostgreSQL carries out at once; keys between their rows are looked at when all is done. */
function build(db: Db, [last, ...others]: readonly [Write, ...Write[]]) {
  const parts = others.map((one, at) => db.$with(`part${at}`).as(statementOf(db, one, at + 1) as never));
  return statementOf(parts.length > 0 ? db.with(...parts) : db, last, 0).prepare('');
}

/** Statements by their shapes: as many as there are places in the program that write. */
const statements = new Map<string, ReturnType<typeof preparedOnce<ReturnType<typeof build>>>>();

/**
 * Makes several changes by one statement, which is built once for the tables and columns that it writes. Each row is named once: what one write does, another does not see.
 */
export async function write(db: Db, ...writes: readonly Write[]): Promise<void> {
  const [first, ...others] = writes;
  if (!first) return;
  const shape = writes.map(shapeOf).join();
  const statement = statements.get(shape) ?? preparedOnce((any) => build(any, [first, ...others]));
  statements.set(shape, statement);
  const values = writes.flatMap(({ table, set, where }, at) => [
    ...valuesOf(table, set, `set${at}`),
    ...valuesOf(table, where ?? {}, `where${at}`),
  ]);
  await statement(db).execute(Object.fromEntries(values));
}
