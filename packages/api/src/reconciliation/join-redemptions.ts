import { type Units, unitsFromScaled } from '@prosperx/core/money';
import { isFinalRedemptionState, isReserving } from '@prosperx/core/redemption';
import type { BookedOrder } from '#sandbox/exchange-book.js';
import type { BookedRedemption } from '#sandbox/exchange-redemptions.js';
import type { Books, PositionFile, RedemptionFile } from './books.js';
import { grouped } from './grouped.js';
import type { Records } from './read-records.js';

type RedemptionBooks = Pick<Books, 'sales' | 'redemptionEntries' | 'positions' | 'bookedRedemptions' | 'payouts'>;

const keyOf = ({ folioId, schemeId }: { readonly folioId: string; readonly schemeId: string }) =>
  `${folioId} ${schemeId}`;

/** Joins each redemption with the ledger and the books of exchange and bank, and each position with what the exchange has of it. */
export function joinRedemptions(records: Records): RedemptionBooks {
  const { people, schemes, theirs, uccs } = records;
  const folioNumbers = new Map(records.folios.map((folio) => [folio.id, folio.folioNumber]));
  const bookedByRef = grouped(records.soldAtExchange, ({ clientRef }) => clientRef);
  const entriesOf = grouped(
    records.entries.map(({ entry }) => entry),
    ({ saleId }) => saleId,
  );
  const payoutsOf = grouped(records.payouts, ({ orderNumber }) => orderNumber);
  const sales = records.sales.map((redemption): RedemptionFile => {
    const booked = bookedByRef(redemption.clientRef);
    return {
      redemption,
      booked,
      ucc: uccs.get(redemption.profileId),
      scheme: schemes.get(redemption.schemeId),
      toScheme: schemes.get(redemption.toSchemeId ?? ''),
      folioNumber: folioNumbers.get(redemption.folioId),
      entries: entriesOf(redemption.id),
      payouts: booked.flatMap(({ orderNumber }) => payoutsOf(orderNumber)),
    };
  });
  const byId = new Map(sales.map((file) => [file.redemption.id, file]));
  const byRef = new Map(sales.map(({ redemption }) => [redemption.clientRef, redemption]));
  const byNumber = new Map(records.soldAtExchange.map((row) => [row.orderNumber, byRef.get(row.clientRef)]));
  return {
    sales: sales.filter(({ redemption }) => people.has(redemption.profileId)),
    redemptionEntries: records.entries
      .filter(({ entry: { kind, profileId } }) => kind !== 'purchase' && kind !== 'sip' && people.has(profileId))
      .map(({ entry }) => ({ entry, redemption: byId.get(entry.saleId ?? '') })),
    positions: positionsOf(records, sales),
    bookedRedemptions: theirs.soldAtExchange.map((booked) => ({ booked, redemption: byRef.get(booked.clientRef) })),
    payouts: theirs.payouts.map((payout) => ({ payout, redemption: byNumber.get(payout.orderNumber) })),
  };
}

/** Returns what the folios of the part's people ever had of a scheme. */
function positionsOf(
  { people, uccs, schemes, entries, orders, exchange, soldAtExchange }: Records,
  sales: readonly RedemptionFile[],
): PositionFile[] {
  const redemptionsOf = grouped(
    sales.map(({ redemption }) => redemption),
    keyOf,
  );
  const booked = grouped([...exchange, ...soldAtExchange].flatMap(movementsOf), ({ key }) => key);
  const open = new Set(orders.filter(({ state }) => state === 'paid').map(({ profileId }) => profileId));
  const movingFolios = new Set(
    sales.flatMap(({ redemption }) => (isFinalRedemptionState(redemption.state) ? [] : [redemption.folioId])),
  );
  const ofPeople = entries.filter(({ folio }) => people.has(folio.profileId));
  const groups = grouped(ofPeople, ({ entry }) => keyOf(entry));
  const firsts = new Map(ofPeople.map((row) => [keyOf(row.entry), row]));
  return [...firsts].map(([key, { entry, folio }]) => {
    const { folioId, schemeId, profileId } = entry;
    const held = redemptionsOf(key).filter(({ state }) => isReserving(state));
    const there = booked([uccs.get(profileId), folio.folioNumber, schemes.get(schemeId)?.isin].join(' '));
    return {
      folioId,
      schemeId,
      units: sumUnits(groups(key).map((row) => row.entry)),
      reserved: sumUnits(held.map(({ reservedUnits }) => ({ units: reservedUnits }))),
      unitsAtExchange: sumUnits(there),
      isSettled: !movingFolios.has(folioId) && !open.has(profileId),
    };
  });
}

/** What a row of the exchange's book brings into a folio, or takes out of it. */
function movementsOf(row: BookedOrder) {
  const { sale: redemption, allotment, toIsin } = row.details as Partial<BookedRedemption>;
  const keyed = (isin: string, units: Units) => ({ key: [row.ucc, row.folioNumber, isin].join(' '), units });
  return [
    ...(allotment ? [keyed(toIsin ?? row.schemeCode, allotment.units)] : []),
    ...(redemption ? [keyed(row.schemeCode, unitsFromScaled(-redemption.units))] : []),
  ];
}

/** Returns the sum of units, which is below zero only where something is wrong. */
const sumUnits = (rows: readonly { readonly units: Units }[]) =>
  unitsFromScaled(rows.reduce((sum, { units }) => sum + units, 0));
