import type { Instant } from '@prosperx/core/time';
import { type Column, sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.js';

interface Rows<Row> {
  readonly rows: Row[];
}

interface RowsOnly extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The database, or a transaction of it: embedded PGlite and PostgreSQL alike.
 * Embedded it has one connection: inside `db.transaction(tx => …)` use `tx` alone, or the call waits for itself.
 */
export type Db = PgDatabase<RowsOnly, typeof schema>;

/** An open database and how to close it. */
export interface OpenedDb {
  readonly db: Db;
  readonly engine: 'pglite' | 'postgres';
  /** The connections of the pool; absent where there is one connection alone. */
  readonly connections?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** Returns the SQLSTATE of a failed query, whatever driver or wrapper it comes through. */
export function sqlStateOf(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return null;
}

/** What is done in a transaction, once all that takes time was done before it. */
export type InTransaction<Result = void> = (tx: Db) => Promise<Result>;

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

/** The parts of a database that drizzle keeps to itself: what writes its statements, and what they are sent through. */
type Inside = Db & {
  readonly dialect: object;
  readonly session: { readonly client: unknown; readonly logger: unknown };
};

/**
 * Returns a function that gives a database, or a transaction of it, its statement, which is built once for each pool and parsed once for each
 * connection: for what nearly every call or job asks, since putting such a text together costs several times what its answer does. A statement
 * that has a name has it alone: PostgreSQL refuses two texts of one name, while PGlite goes by the texts; one without (`''`) is named by its
 * connection.
 */
export function preparedOnce<Statement extends object>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<object, Statement>();
  const ready = new WeakMap<object, Statement>();
  return (db) => {
    const { dialect, session } = db as Inside;
    const known = ready.get(session);
    if (known) return known;
    const statement = built.get(dialect) ?? prepare(db);
    built.set(dialect, statement);
    // sent through what was given, whoever asked for it first
    const own = Object.create(statement, {
      client: { value: session.client },
      logger: { value: session.logger },
    }) as Statement;
    ready.set(session, own);
    return own;
  };
}

/** Names a value of a prepared statement that is an instant; it is given as `instantParameter` writes it. */
export const instantNamed = (name: string): SQL => sql`${sql.placeholder(name)}::timestamptz`;

export const instantParameter = (instant: Instant): string => new Date(instant).toISOString();

/** Names a list of texts of a prepared statement; it is given as `textArray` writes it. */
export const textsNamed = (name: string): SQL => sql`${sql.placeholder(name)}::text[]`;

/** Writes a list as the text that PostgreSQL reads, which both drivers take. */
export const textArray = (values: readonly string[]): string =>
  `{${values.map((value) => JSON.stringify(value)).join(',')}}`;

/** Says that a column is one of a list. Unlike a value a place, a list of any length is the same text, and built as fast. */
export const isOneOf = (column: Column, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(textArray(values))}::text[])`;

/** Puts an instant into hand-written SQL. */
export function at(instant: Instant): SQL {
  return sql`${instantParameter(instant)}::timestamptz`;
}

/** Selects a computed timestamptz as an Instant; null where SQL has none. */
export function instantOrNull(expression: SQL): SQL<Instant | null> {
  return expression.mapWith((value: string) => new Date(value).getTime()) as SQL<Instant | null>;
}
