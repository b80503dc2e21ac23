import { PxError } from '@prosperx/core/errors';
import { addUnits, type Nav, type Units, ZERO_UNITS } from '@prosperx/core/money';
import { type DatedMovement, lockedUnits, lotsOf, unitsOf } from '@prosperx/core/portfolio';
import { type Available, availableAt, freeUnits, type HeldUnits, RESERVING_STATES } from '@prosperx/core/redemption';
import type { BusinessDate } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { folios, sales, schemes } from '#db/schema/index.js';
import { keyOf, readMovementsOf } from '#records/portfolio/repository.js';

/** A scheme in a folio of its owner. */
export interface NamedPosition {
  readonly profileId: string;
  readonly schemeId: string;
  readonly folioNumber: string;
}

/** The units of a scheme in a folio. */
export interface Holding extends HeldUnits {
  readonly folioId: string;
  readonly scheme: typeof schemes.$inferSelect;
  /** Oldest first. */
  readonly lots: readonly DatedMovement[];
  readonly free: Units;
}

/** What somebody holds of a scheme in a folio, and how much of it can be sold. */
export interface RedemptionPosition extends Holding {
  /** The last NAV that is known. */
  readonly price: Nav;
  readonly available: Available;
}

/** Selects the folio of a position; locked, nobody else sells out of it until the transaction ends. */
async function folioOf(db: Db, { profileId, folioNumber }: NamedPosition, fundHouse: string, lock: boolean) {
  const query = db
    .select({ id: folios.id })
    .from(folios)
    .where(and(eq(folios.folioNumber, folioNumber), eq(folios.fundHouse, fundHouse), eq(folios.profileId, profileId)));
  const [folio] = lock ? await query.for('update') : await query;
  if (!folio) throw new PxError('folio_unknown');
  return folio.id;
}

/** Returns the units that redemptions in progress hold back. */
async function reservedUnits(db: Db, folioId: string, schemeId: string): Promise<Units> {
  const rows = await db
    .select({ units: sales.reservedUnits })
    .from(sales)
    .where(and(eq(sales.folioId, folioId), eq(sales.schemeId, schemeId), inArray(sales.state, [...RESERVING_STATES])));
  return addUnits(...rows.map(({ units }) => units));
}

/** Returns the units that redemptions in progress hold back in the folios of a profile, by the names of schemes in folios (`keyOf`). */
export async function readReserved(db: Db, profileId: string): Promise<ReadonlyMap<string, Units>> {
  const { folioId, schemeId, reservedUnits: units, state } = sales;
  const rows = await db
    .select({ folioId, schemeId, units })
    .from(sales)
    .where(and(eq(sales.profileId, profileId), inArray(state, [...RESERVING_STATES])));
  const reserved = new Map<string, Units>();
  for (const row of rows) reserved.set(keyOf(row), addUnits(reserved.get(keyOf(row)) ?? ZERO_UNITS, row.units));
  return reserved;
}

/**
 * Reads the units of a scheme in a folio, which may be none. Throws `folio_unknown` for a folio that is not its owner's.
 * @param lock true: the folio is locked until the transaction ends, so that what is found free stays free
 */
export async function readHolding(db: Db, named: NamedPosition, on: BusinessDate, lock: boolean): Promise<Holding> {
  const [scheme] = await db.select().from(schemes).where(eq(schemes.id, named.schemeId));
  if (!scheme) throw new PxError('scheme_unknown');
  const folioId = await folioOf(db, named, scheme.fundHouse, lock);
  const lots = lotsOf(await readMovementsOf(db, { folioId, schemeId: scheme.id }));
  const held = unitsOf(lots);
  const locked = lockedUnits(lots, scheme.lockInYears, on);
  const reserved = await reservedUnits(db, folioId, scheme.id);
  return { folioId, scheme, lots, held, locked, reserved, free: freeUnits({ held, locked, reserved }) };
}

/** Reads what can be sold of a scheme in a folio, as `readHolding` does. Throws `folio_unknown` for a folio that does not hold the scheme too. */
export async function readRedemptionPosition(
  db: Db,
  named: NamedPosition,
  on: BusinessDate,
  lock: boolean,
): Promise<RedemptionPosition> {
  const holding = await readHolding(db, named, on, lock);
  const { latestNav } = holding.scheme;
  if (holding.lots.length === 0 || latestNav === null) throw new PxError('folio_unknown');
  return { ...holding, price: latestNav, available: availableAt(holding.free, latestNav) };
}
