import { addPaise, type Nav, type Paise, type Units, valueAtNav } from '@prosperx/core/money';
import {
  type getHeldElsewhere as readCall,
  type HeldElsewhere,
  isSameScheme,
  type OutsideHolding,
  outsideSums,
  plainFolio,
  type removeHeldElsewhere as removeCall,
} from '@prosperx/core/portfolio';
import { addDays, type BusinessDate } from '@prosperx/core/time';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { ledgerEntries, outsideStatements, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf, withDb } from '#kernel/context.js';
import { type HeldPosition, keyOf, readAllPositions } from '#records/portfolio/repository.js';

/** A scheme in a folio as it is kept. */
export type Kept = Omit<OutsideHolding, 'pan' | 'lines'>;

/** Returns the worth of units at a NAV; null where units of a faulty statement are worth more than a sum can hold. */
function worthOf(sum: Paise, units: Units, nav: Nav): Paise | null {
  try {
    const worth = valueAtNav(units, nav);
    addPaise(sum, worth);
    return worth;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Reads the schemes of our market that a statement names. */
export async function readNamedSchemes(db: Db, named: readonly Pick<Kept, 'isin' | 'amfiCode'>[]) {
  const isins = named.map(({ isin }) => isin).filter((isin) => isin !== '');
  const codes = named.flatMap(({ amfiCode }) => amfiCode || []);
  if (isins.length + codes.length === 0) return [];
  return db
    .select()
    .from(schemes)
    .where(or(inArray(schemes.isin, isins), inArray(schemes.secondIsin, isins), inArray(schemes.amfiCode, codes)));
}

/** Values what the statement has no price of by the last NAV of its scheme, where that is known. */
async function valued(db: Db, holdings: readonly Kept[]): Promise<Kept[]> {
  const known = await readNamedSchemes(
    db,
    holdings.filter(({ value }) => value === null),
  );
  let { value: sum } = outsideSums(holdings);
  return holdings.map((holding) => {
    const scheme = holding.value === null ? known.find((each) => isSameScheme(holding, each)) : undefined;
    if (!scheme?.latestNav) return holding;
    const { latestNav: nav, latestNavDate: navDate } = scheme;
    const value = worthOf(sum, holding.units, nav);
    if (value === null) return holding;
    sum = addPaise(sum, value);
    return { ...holding, nav, navDate, value };
  });
}

/** A scheme that the portfolio has, or had, in a folio. */
export interface HerePosition extends HeldPosition {
  /** true if anything of it was booked for a day that the statement may not have reached. */
  readonly hasMovedSince: boolean;
}

/** How many days before its own day a statement knows every sale: registrars may enter what was sold later only after it. */
const LAG_DAYS = 7;

/** Reads the schemes that a profile has, or had, here, to be held against a statement of a day. */
export async function readHere(db: Db, profileId: string, until: BusinessDate): Promise<HerePosition[]> {
  const { folioId, schemeId, navDate } = ledgerEntries;
  const since = await db
    .selectDistinct({ folioId, schemeId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.profileId, profileId), gt(navDate, addDays(until, -LAG_DAYS))));
  const moved = new Set(since.map(keyOf));
  const here = await readAllPositions(db, [profileId]);
  return here.map((position) => {
    const hasMovedSince = moved.has(keyOf({ folioId: position.folioId, schemeId: position.scheme.id }));
    return { ...position, hasMovedSince };
  });
}

type Identity = Pick<Kept, 'folioNo' | 'isin' | 'amfiCode' | 'units'>;

/**
 * Tells whether what a statement has of a scheme is that of the portfolio, in the same folio: what was sold here since what the statement knows is held nowhere.
 * Units that it has although all had been sold here before were bought again elsewhere.
 */
export const isHere = (held: Identity, here: readonly HerePosition[]): boolean =>
  here.some(
    ({ folioNo, scheme, units, hasMovedSince }) =>
      plainFolio(folioNo) === plainFolio(held.folioNo) &&
      isSameScheme(held, scheme) &&
      (units > 0 || hasMovedSince || held.units === 0),
  );

/** Reads the statement of a profile with what it holds elsewhere and not here too, the largest first; null without one. */
export async function readOutside(db: Db, profileId: string) {
  const [row] = await db.select().from(outsideStatements).where(eq(outsideStatements.profileId, profileId));
  if (!row) return null;
  const here = await readHere(db, profileId, row.until);
  const others = row.holdings.filter((held) => !isHere(held, here));
  const holdings = (await valued(db, others)).sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
  return { row, holdings };
}

/** Reads what a profile holds elsewhere; what the portfolio has too is not told twice. */
export async function readElsewhere(db: Db, profileId: string): Promise<HeldElsewhere | null> {
  const outside = await readOutside(db, profileId);
  if (!outside) return null;
  const { row, holdings } = outside;
  const { source, from, until, importedAt, otherHolder, leftOut } = row;
  return {
    source,
    from,
    until,
    importedAt,
    holdings,
    ...outsideSums(holdings),
    heldHere: row.holdings.length - holdings.length,
    otherHolder,
    leftOut: [...leftOut],
    ...(row.accounts && {
      transactionCount: row.accounts.reduce((sum, { lines }) => sum + lines.movements.length, 0),
    }),
  };
}

export const getHeldElsewhere: Verb<typeof readCall> = ({ ctx }) => readElsewhere(ctx.db, subjectOf(ctx).profileId);

export const removeHeldElsewhere: Verb<typeof removeCall> = async ({ ctx }) => {
  const { profileId } = subjectOf(ctx);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(outsideStatements).where(eq(outsideStatements.profileId, profileId));
    await audit(withDb(ctx, tx), { action: 'held_elsewhere.removed', objectId: profileId });
  });
  return null;
};
