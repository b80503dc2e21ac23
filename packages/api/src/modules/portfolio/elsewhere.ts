import { PxError } from '@prosperx/core/errors';
import { addPaise, type Nav, type Paise, type Units, valueAtNav } from '@prosperx/core/money';
import {
  type CasFault,
  casErrorText,
  type CasStatement,
  type getHeldElsewhere as readCall,
  type HeldElsewhere,
  type importHeldElsewhere as importCall,
  isSameScheme,
  type OutsideHolding,
  outsideSums,
  plainFolio,
  readCas,
  type removeHeldElsewhere as removeCall,
} from '@prosperx/core/portfolio';
import { businessDateAt } from '@prosperx/core/time';
import { eq, inArray, or } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { outsideStatements, profiles, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { readPositions } from '#records/portfolio/repository.js';

/** Bytes of the body of an import: the page sends no transactions, so that two thousand folios fit. */
export const STATEMENT_LIMIT = 2_000_000;

type Kept = Omit<OutsideHolding, 'pan' | 'lines'>;

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

/** Values what the statement has no price of by the last NAV of its scheme, where that is known. */
async function valued(db: Db, holdings: readonly Kept[]): Promise<Kept[]> {
  const open = holdings.filter(({ value }) => value === null);
  const isins = open.map(({ isin }) => isin).filter((isin) => isin !== '');
  const codes = open.flatMap(({ amfiCode }) => amfiCode || []);
  if (isins.length + codes.length === 0) return [...holdings];
  const known = await db
    .select()
    .from(schemes)
    .where(or(inArray(schemes.isin, isins), inArray(schemes.secondIsin, isins), inArray(schemes.amfiCode, codes)));
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

/** Reads what a profile holds elsewhere; what the portfolio has too is not told twice. */
async function readElsewhere(db: Db, profileId: string): Promise<HeldElsewhere | null> {
  const [row] = await db.select().from(outsideStatements).where(eq(outsideStatements.profileId, profileId));
  if (!row) return null;
  const here = await readPositions(db, profileId);
  const isHere = (held: Kept) =>
    here.some(({ folioNo, scheme }) => plainFolio(folioNo) === plainFolio(held.folioNo) && isSameScheme(held, scheme));
  const others = row.holdings.filter((held) => !isHere(held));
  const holdings = (await valued(db, others)).sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const { source, from, until, importedAt } = row;
  return {
    source,
    from,
    until,
    importedAt,
    holdings,
    ...outsideSums(holdings),
    heldHere: row.holdings.length - holdings.length,
  };
}

export const getHeldElsewhere: Verb<typeof readCall> = ({ ctx }) => readElsewhere(ctx.db, subjectOf(ctx).profileId);

const refused = (fault: CasFault) =>
  new PxError('invalid_input', { fields: { statement: fault.code }, message: casErrorText(fault) });

/** Returns the holdings of the account's own PAN; those whose folio names none are taken for it. Throws where another PAN has them all. */
async function ownHoldings({ db, crypto }: Context, profileId: string, { holdings }: CasStatement) {
  const [profile] = await db.select({ panHash: profiles.panHash }).from(profiles).where(eq(profiles.id, profileId));
  const isOwn = ({ pan }: OutsideHolding) =>
    pan === '' || profile?.panHash == null || crypto.lookup('pan', pan) === profile.panHash;
  const own = holdings.filter(isOwn);
  if (own.length === 0) throw refused({ code: 'cas_other_holder', path: '' });
  return {
    holdings: own.map(({ pan: _, lines: __, ...holding }) => holding),
    otherHolder: holdings.length - own.length,
  };
}

export const importHeldElsewhere: Verb<typeof importCall> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const found = readCas(input.statement);
  if ('fault' in found) throw refused(found.fault);
  const { statement } = found;
  const now = ctx.clock.now();
  const today = businessDateAt(now);
  if (statement.until > today || statement.holdings.some(({ navDate }) => navDate !== null && navDate > today))
    throw refused({ code: 'cas_in_future', path: '' });
  const { holdings, otherHolder } = await ownHoldings(ctx, profileId, statement);
  const { source, from, until } = statement;
  const kept = { source, from, until, holdings, importedAt: now };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(outsideStatements)
      .values({ profileId, ...kept })
      .onConflictDoUpdate({ target: outsideStatements.profileId, set: kept });
    await audit(withDb(ctx, tx), { action: 'held_elsewhere.imported', objectId: profileId, details: { source } });
  });
  const elsewhere = await readElsewhere(ctx.db, profileId);
  return elsewhere && { ...elsewhere, otherHolder, leftOut: [...statement.leftOut] };
};

export const removeHeldElsewhere: Verb<typeof removeCall> = async ({ ctx }) => {
  const { profileId } = subjectOf(ctx);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(outsideStatements).where(eq(outsideStatements.profileId, profileId));
    await audit(withDb(ctx, tx), { action: 'held_elsewhere.removed', objectId: profileId });
  });
  return null;
};
