import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { folios, goalFolios, ledgerEntries, registrarRecords, sales, schemes } from '#db/schema/index.js';

/**
 * The folios none of whose schemes is at their own fund house, and all at another one. One folio for each number there: a second one of
 * that number would be in its way, and joins it afterwards.
 */
const MOVED = sql`
  select distinct on (house, folio_number) id, folio_number, profile_id, house from (
    select ${folios.id} as id, ${folios.folioNumber} as folio_number, ${folios.profileId} as profile_id,
      min(${schemes.fundHouse}) as house
    from positions
    join ${folios} on ${folios.id} = positions.folio_id
    join ${schemes} on ${schemes.id} = positions.scheme_id
    group by ${folios.id}
    having bool_and(${schemes.fundHouse} <> ${folios.fundHouse}) and count(distinct ${schemes.fundHouse}) = 1
  ) moved order by house, folio_number, id`;

type Joined = Record<'from' | 'to', string>;

/**
 * Lets folios follow their schemes to the new name of a fund house: a folio is found by house and number. A customer's folio joins the one
 * that they have under that number there; one whose number somebody else has there stays, and reconciliation names it.
 */
export async function followHouses(tx: Db): Promise<void> {
  await tx.execute(sql`
    update folios set fund_house = moved.house from (${MOVED}) moved where folios.id = moved.id and not exists (
      select 1 from folios other where other.fund_house = moved.house and other.folio_number = moved.folio_number)`);
  const { rows } = await tx.execute<Joined>(sql`
    select moved.id as "from", other.id as "to" from (${MOVED}) moved join folios other
      on other.fund_house = moved.house and other.folio_number = moved.folio_number and other.profile_id = moved.profile_id`);
  for (const joined of rows) await join(tx, joined);
}

async function join(tx: Db, { from, to }: Joined): Promise<void> {
  // who sells out of it meanwhile has it locked
  await tx.select({ id: folios.id }).from(folios).where(eq(folios.id, from)).for('update');
  await tx.update(ledgerEntries).set({ folioId: to }).where(eq(ledgerEntries.folioId, from));
  await tx.update(sales).set({ folioId: to }).where(eq(sales.folioId, from));
  await tx.update(registrarRecords).set({ folioId: to }).where(eq(registrarRecords.folioId, from));
  const isKeptThere = sql`${goalFolios.schemeId} in (select scheme_id from goal_folios where folio_id = ${to})`;
  await tx.delete(goalFolios).where(and(eq(goalFolios.folioId, from), isKeptThere));
  await tx.update(goalFolios).set({ folioId: to }).where(eq(goalFolios.folioId, from));
  await tx.delete(folios).where(eq(folios.id, from));
}
