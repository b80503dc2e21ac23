import { isFinalSaleState, isReserving } from '@prosperx/core/sale';
import { type Units, unitsFromScaled } from '@prosperx/core/money';
import type { BookedSale } from '#sandbox/exchange-sales.js';
import type { BookedOrder } from '#sandbox/exchange-book.js';
import type { Books, PositionFile, SaleFile } from './books.js';
import { grouped } from './grouped.js';
import type { Records } from './read-records.js';

type SaleBooks = Pick<Books, 'sales' | 'saleEntries' | 'positions' | 'bookedSales' | 'payouts'>;

const keyOf = ({ folioId, schemeId }: { readonly folioId: string; readonly schemeId: string }) =>
  `${folioId} ${schemeId}`;

/** Joins each sale with the ledger and the books of exchange and bank, and each position with what the exchange has of it. */
export function joinSales(records: Records): SaleBooks {
  const schemes = new Map(records.schemes.map((scheme) => [scheme.id, scheme]));
  const uccs = new Map(records.owners.map(({ id, ucc }) => [id, ucc]));
  const folioNumbers = new Map(records.folios.map((folio) => [folio.id, folio.folioNumber]));
  const bookedByRef = grouped(records.soldAtExchange, ({ clientRef }) => clientRef);
  const entriesOf = grouped(
    records.allEntries.map(({ entry }) => entry),
    ({ saleId }) => saleId,
  );
  const navsOf = grouped(records.navs, ({ schemeId }) => schemeId);
  const payoutsOf = grouped(records.payouts, ({ orderNumber }) => orderNumber);
  const sales = records.sales.map((sale): SaleFile => {
    const booked = bookedByRef(sale.clientRef);
    return {
      ...{ sale, booked },
      ucc: uccs.get(sale.profileId),
      scheme: schemes.get(sale.schemeId),
      toScheme: schemes.get(sale.toSchemeId ?? ''),
      folioNumber: folioNumbers.get(sale.folioId),
      entries: entriesOf(sale.id),
      history: navsOf(sale.schemeId),
      payouts: booked.flatMap(({ orderNumber }) => payoutsOf(orderNumber)),
    };
  });
  const byId = new Map(sales.map((file) => [file.sale.id, file]));
  const byRef = new Map(sales.map(({ sale }) => [sale.clientRef, sale]));
  const byNumber = new Map(records.soldAtExchange.map((row) => [row.orderNumber, byRef.get(row.clientRef)]));
  return {
    sales,
    saleEntries: records.allEntries
      .filter(({ entry: { kind } }) => kind !== 'purchase' && kind !== 'sip')
      .map(({ entry }) => ({ entry, sale: byId.get(entry.saleId ?? '') })),
    positions: positionsOf(records, sales, schemes, uccs),
    bookedSales: records.soldAtExchange.map((booked) => ({ booked, sale: byRef.get(booked.clientRef) })),
    payouts: records.payouts.map((payout) => ({ payout, sale: byNumber.get(payout.orderNumber) })),
  };
}

function positionsOf(
  records: Records,
  sales: readonly SaleFile[],
  schemes: ReadonlyMap<string, { readonly isin: string }>,
  uccs: ReadonlyMap<string, string>,
): PositionFile[] {
  const salesOf = grouped(
    sales.map(({ sale }) => sale),
    keyOf,
  );
  const booked = grouped([...records.exchange, ...records.soldAtExchange].flatMap(movementsOf), ({ key }) => key);
  const open = new Set(records.orders.filter(({ state }) => state === 'paid').map(({ profileId }) => profileId));
  const groups = grouped(records.allEntries, ({ entry }) => keyOf(entry));
  const firsts = new Map(records.allEntries.map((row) => [keyOf(row.entry), row]));
  return [...firsts].map(([key, { entry, folio }]) => {
    const { folioId, schemeId, profileId } = entry;
    const held = salesOf(key).filter(({ state }) => isReserving(state));
    const moving = sales.some(({ sale }) => sale.folioId === folioId && !isFinalSaleState(sale.state));
    const there = booked([uccs.get(profileId), folio.folioNumber, schemes.get(schemeId)?.isin].join(' '));
    return {
      ...{ folioId, schemeId },
      units: sumUnits(groups(key).map((row) => row.entry)),
      reserved: sumUnits(held.map(({ reservedUnits }) => ({ units: reservedUnits }))),
      unitsAtExchange: sumUnits(there),
      isSettled: !moving && !open.has(profileId),
    };
  });
}

/** What a row of the exchange's book brings into a folio, or takes out of it. */
function movementsOf(row: BookedOrder) {
  const { sale, allotment, toIsin } = row.details as Partial<BookedSale>;
  const keyed = (isin: string, units: Units) => ({ key: [row.ucc, row.folioNumber, isin].join(' '), units });
  return [
    ...(allotment ? [keyed(toIsin ?? row.schemeCode, allotment.units)] : []),
    ...(sale ? [keyed(row.schemeCode, unitsFromScaled(-sale.units))] : []),
  ];
}

/** Returns the sum of units, which is below zero only where something is wrong. */
const sumUnits = (rows: readonly { readonly units: Units }[]) =>
  unitsFromScaled(rows.reduce((sum, { units }) => sum + units, 0));
