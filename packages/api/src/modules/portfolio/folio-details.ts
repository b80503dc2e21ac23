import { type Nav, paise, unitsFromScaled } from '@prosperx/core/money';
import { PORTFOLIO_PAGE, type Transaction } from '@prosperx/core/portfolio';
import { RESERVING_STATES, type RedemptionTag, redemptionTag } from '@prosperx/core/redemption';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '#db/db.js';
import { ledgerEntries, type RedemptionRow, sales } from '#db/schema/index.js';
import {
  cashOf,
  type Flow,
  type HeldPosition,
  keyOf,
  keysNamed,
  keysParameter,
} from '#records/portfolio/repository.js';
import { type Entry, newestEntries, transactionOf } from './folio-transactions.js';

/** What a holding says besides its sums. */
export interface FolioDetails {
  /** The money of each entry, oldest first. */
  readonly flows: readonly Flow[];
  /** The last ones, newest first. */
  readonly transactions: Transaction[];
  readonly selling: RedemptionTag;
}

type SaleParts = readonly [
  state: RedemptionRow['state'],
  measure: RedemptionRow['measure'],
  amount: number | null,
  reservedUnits: number,
];
type EntryParts = readonly [
  date: Entry['date'],
  kind: Entry['kind'],
  amount: number,
  stampDuty: number,
  units: number,
  nav: number,
  pxOrderNumber: string | null,
];

const ledger = ledgerEntries;
const [folioId, schemeId] = [sql<string>`key.folio_id`, sql<string>`key.scheme_id`];

/** One statement for all folios of a page, each with three lists: what a statement costs is more than what it reads. */
const detailsOf = preparedOnce((db) => {
  const isIt = and(eq(ledger.folioId, folioId), eq(ledger.schemeId, schemeId));
  const flows = sql<
    readonly Flow[] | null
  >`(select json_agg(json_build_array(${ledger.navDate}, ${cashOf}) order by ${ledger.navDate}, ${ledger.seq}) from ${ledger} where ${isIt})`;
  const last = newestEntries(db, isIt).limit(PORTFOLIO_PAGE.lastTransactions).as('last');
  const entries = sql<
    readonly EntryParts[] | null
  >`(select json_agg(json_build_array(${last.date}, ${last.kind}, ${last.amount}, ${last.stampDuty}, ${last.units}, ${last.nav}, ${last.pxOrderNumber})) from ${last})`;
  const isSale = and(eq(sales.folioId, folioId), eq(sales.schemeId, schemeId), inArray(sales.state, RESERVING_STATES));
  const selling = sql<
    readonly SaleParts[] | null
  >`(select json_agg(json_build_array(${sales.state}, ${sales.measure}, ${sales.amount}, ${sales.reservedUnits})) from ${sales} where ${isSale})`;
  return db
    .select({ folioId, schemeId, flows, entries, selling })
    .from(sql`${keysNamed} as key(folio_id, scheme_id)`)
    .prepare('folio_details');
});

const entryOf = ([date, kind, amount, stampDuty, units, nav, pxOrderNumber]: EntryParts): Entry => ({
  date,
  kind,
  amount: paise(amount),
  stampDuty: paise(stampDuty),
  units: unitsFromScaled(units),
  nav: nav as Nav,
  pxOrderNumber,
});

/** Returns what holdings say besides their sums, in their order. */
export async function readFolioDetails(db: Db, held: readonly HeldPosition[]): Promise<FolioDetails[]> {
  if (held.length === 0) return [];
  const keys = held.map((position) => ({ folioId: position.folioId, schemeId: position.scheme.id }));
  const rows = await detailsOf(db).execute(keysParameter(keys));
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  return held.map((position, index) => {
    const found = known.get(keyOf(keys[index] ?? { folioId: '', schemeId: '' }));
    return {
      flows: found?.flows ?? [],
      transactions: (found?.entries ?? []).map((parts) => transactionOf(entryOf(parts), position)),
      selling: redemptionTag(
        (found?.selling ?? []).map(([state, measure, amount, reserved]) => ({
          state,
          measure,
          amount: amount === null ? null : paise(amount),
          reservedUnits: unitsFromScaled(reserved),
        })),
      ),
    };
  });
}
