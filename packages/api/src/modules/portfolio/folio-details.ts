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

/** Details of folios, by the names of schemes in folios. */
export type AllDetails = ReadonlyMap<string, FolioDetails>;

/** Returns what holdings say besides their sums. */
export async function readFolioDetails(db: Db, held: readonly HeldPosition[]): Promise<AllDetails> {
  if (held.length === 0) return new Map();
  const positions = new Map(held.map((position) => [keyOf(keyOfPosition(position)), position]));
  const rows = await detailsOf(db).execute(keysParameter(held.map(keyOfPosition)));
  return new Map(
    rows.flatMap((row): [string, FolioDetails][] => {
      const position = positions.get(keyOf(row));
      return position ? [[keyOf(row), detailsFrom(row, position)]] : [];
    }),
  );
}

const NONE: FolioDetails = { flows: [], transactions: [], selling: redemptionTag([]) };

export const detailsIn = (all: AllDetails, position: HeldPosition): FolioDetails =>
  all.get(keyOf(keyOfPosition(position))) ?? NONE;

const keyOfPosition = ({ folioId: folio, scheme }: HeldPosition) => ({ folioId: folio, schemeId: scheme.id });

interface DetailRow {
  readonly flows: readonly Flow[] | null;
  readonly entries: readonly EntryParts[] | null;
  readonly selling: readonly SaleParts[] | null;
}

const detailsFrom = ({ flows, entries, selling }: DetailRow, position: HeldPosition): FolioDetails => ({
  flows: flows ?? [],
  transactions: (entries ?? []).map((parts) => transactionOf(entryOf(parts), position)),
  selling: redemptionTag(
    (selling ?? []).map(([state, measure, amount, reserved]) => ({
      state,
      measure,
      amount: amount === null ? null : paise(amount),
      reservedUnits: unitsFromScaled(reserved),
    })),
  ),
});
