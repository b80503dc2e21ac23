import { PxError } from '@prosperx/core/errors';
import { REGISTRAR_ROWS_KEPT } from '@prosperx/core/registrar';
import { DAY } from '@prosperx/core/time';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, textArray } from '#db/db.js';
import { brokerageRows, folios, registrarRecords, schemes } from '#db/schema/index.js';
import { registrarText as text } from './registrar.text.js';

type RegistrarTable = typeof brokerageRows | typeof registrarRecords;

/** Calls of imports by one advisor: ten files of the largest size. */
export const IMPORTS_A_DAY = { most: 1_000, within: DAY } as const;

/** A folio without the check digit that some files write behind it. */
export const bareFolio = (number: unknown): SQL => sql`split_part(replace(${number}, ' ', ''), '/', 1)`;

/** The letters and figures of a scheme's name. */
export const schemeLetters = (name: unknown): SQL => sql`regexp_replace(lower(${name}), '[^a-z0-9]', '', 'g')`;

/**
 * Two tables for a `with`: `named`, the fund houses by the letters of their schemes' names, and `meant`, those by what a registrar's code was
 * found to mean in other rows of an advisor. The number of a folio is that of its house alone: another
 * house may have the same.
 */
export const housesOfRows = (agentCode: string): SQL => sql`
  named as (
    select ${schemeLetters(schemes.name)} as letters, min(${schemes.fundHouse}) as house
    from ${schemes} group by 1 having count(distinct ${schemes.fundHouse}) = 1
  ), meant as (
    select known.registrar, known.product, min(${schemes.fundHouse}) as house from (
      select registrar, product, scheme_id from ${registrarRecords} where agent_code = ${agentCode}
      union all select registrar, product, scheme_id from ${brokerageRows} where agent_code = ${agentCode}
    ) known join ${schemes} on ${schemes.id} = known.scheme_id group by 1, 2 having count(distinct ${schemes.fundHouse}) = 1
  )`;

/** Joins rows with the folios of their number at the house that a row names; with those at any house where it names none. */
export const foliosOfRows = (table: RegistrarTable): SQL => sql`${table}
  left join named on named.letters = ${schemeLetters(table.schemeName)}
  left join meant on meant.registrar = ${table.registrar} and meant.product = ${table.product}
  join ${folios} on ${bareFolio(folios.folioNumber)} = ${bareFolio(table.folioNumber)}
    and ${folios.fundHouse} = coalesce(named.house, meant.house, ${folios.fundHouse})`;

/** The rows of an advisor that are looked at: those that a call has added, or with the last call of a file all of theirs. */
export function rowsToMatch(table: RegistrarTable, agentCode: string, added: readonly string[] | 'all'): SQL {
  const own = sql`${table.agentCode} = ${agentCode}`;
  return added === 'all' ? own : sql`${own} and ${table.id} = any(${sql.param(textArray(added))}::text[])`;
}

/** Throws `too_large` when an advisor has more rows in a table than are kept: what the transaction added is not. */
export async function checkRowsKept(tx: Db, table: RegistrarTable, agentCode: string): Promise<void> {
  if ((await tx.$count(table, sql`${table.agentCode} = ${agentCode}`)) > REGISTRAR_ROWS_KEPT)
    throw new PxError('too_large', { message: text.full(REGISTRAR_ROWS_KEPT) });
}
