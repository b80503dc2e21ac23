import type { Instant } from '@prosperx/core/time';
import { sql, type SQL } from 'drizzle-orm';

/** An instant inside hand-written SQL. */
export function at(instant: Instant): SQL {
  return sql`${new Date(instant).toISOString()}::timestamptz`;
}

/** A computed timestamptz as an Instant; null where SQL has none. */
export function instantOrNull(expression: SQL): SQL<Instant | null> {
  return expression.mapWith((value: string) => new Date(value).getTime()) as SQL<Instant | null>;
}
