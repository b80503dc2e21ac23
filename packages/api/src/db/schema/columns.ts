import type { Nav, Paise, Units } from '@prosperx/core/money';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import { customType, text } from 'drizzle-orm/pg-core';

declare const sealedBrand: unique symbol;
declare const lookupBrand: unique symbol;

/** Text encrypted by `crypto.seal` for one column of one row: never plain. */
export type Sealed = string & { readonly [sealedBrand]: true };

/** A keyed hash made by `crypto.lookup`: equal for equal plain texts, and of no other use. */
export type Lookup = string & { readonly [lookupBrand]: true };

function exactInteger(value: string | number | bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError('a stored integer is out of range');
  return result;
}

// node-postgres answers int8 as text, PGlite as number or bigint.
type StoredInteger = { driverData: string | number | bigint };

/** A random opaque text made by `newId`; it is the same on the wire. */
export const id = () => text();

/** An amount as a whole number of paise. */
export const paise = customType<{ data: Paise } & StoredInteger>({
  dataType: () => 'bigint',
  fromDriver: (value) => exactInteger(value) as Paise,
});

/** Units as a whole number of ten-thousandths. */
export const units = customType<{ data: Units } & StoredInteger>({
  dataType: () => 'bigint',
  fromDriver: (value) => exactInteger(value) as Units,
});

/** A NAV as a whole number of 1e-8 rupee. */
export const nav = customType<{ data: Nav } & StoredInteger>({
  dataType: () => 'bigint',
  fromDriver: (value) => exactInteger(value) as Nav,
});

/** Milliseconds since 1970 in the program, `timestamptz` in the database. */
export const instant = customType<{ data: Instant; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
});

/** A calendar date in India. */
export const day = customType<{ data: BusinessDate; driverData: string }>({
  dataType: () => 'date',
  fromDriver: (value) => value as BusinessDate,
});

export const sealed = customType<{ data: Sealed; driverData: string }>({ dataType: () => 'text' });

export const lookup = customType<{ data: Lookup; driverData: string }>({ dataType: () => 'text' });

/** Words with their weights and places, made by the database alone. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Sorts rows in the order in which they were written. */
export const sequence = customType<{
  data: number;
  driverData: string | number | bigint;
  notNull: true;
  default: true;
}>({
  dataType: () => 'bigserial',
  fromDriver: exactInteger,
});
