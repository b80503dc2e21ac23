import { PxError } from '@prosperx/core/errors';
import {
  type CasFault,
  casErrorText,
  type CasStatement,
  type getHeldElsewhere as readCall,
  type HeldElsewhere,
  type importHeldElsewhere as importCall,
  type OutsideHolding,
  outsideSums,
  plainFolio,
  readCas,
  type removeHeldElsewhere as removeCall,
} from '@prosperx/core/portfolio';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, subjectOf, withDb } from '#context.js';
import type { Db } from '#db/db.js';
import { outsideStatements, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { readPositions } from './repository.js';

/** Bytes of the body of an import: the page sends no transactions, so that two thousand folios fit. */
export const STATEMENT_LIMIT = 2_000_000;

const keyOf = (folioNo: string, isin: string) => `${plainFolio(folioNo)} ${isin}`;

/** Reads what a profile holds elsewhere; what the portfolio has too is not told twice. */
async function readElsewhere(db: Db, profileId: string): Promise<HeldElsewhere | null> {
  const [row] = await db.select().from(outsideStatements).where(eq(outsideStatements.profileId, profileId));
  if (!row) return null;
  const here = new Set((await readPositions(db, profileId)).map(({ folioNo, scheme }) => keyOf(folioNo, scheme.isin)));
  const holdings = row.holdings
    .filter(({ folioNo, isin }) => !here.has(keyOf(folioNo, isin)))
    .sort((one, other) => other.value - one.value);
  const { source, from, until, importedAt } = row;
  return {
    ...{ source, from, until, importedAt, holdings, ...outsideSums(holdings) },
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
  if (own.length === 0) throw refused({ code: 'cas_other_holder', place: '' });
  return own.map(({ pan: _, ...holding }) => holding);
}

export const importHeldElsewhere: Verb<typeof importCall> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const found = readCas(input.statement);
  if ('fault' in found) throw refused(found.fault);
  const { statement } = found;
  const now = ctx.clock.now();
  const today = businessDateAt(now);
  if (statement.until > today || statement.holdings.some(({ navDate }) => navDate > today))
    throw refused({ code: 'cas_in_future', place: '' });
  const holdings = await ownHoldings(ctx, profileId, statement);
  const { source, from, until } = statement;
  const kept = { source, from, until, holdings, importedAt: now };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(outsideStatements)
      .values({ profileId, ...kept })
      .onConflictDoUpdate({ target: outsideStatements.profileId, set: kept });
    await audit(withDb(ctx, tx), { action: 'held_elsewhere.imported', objectId: profileId, details: { source } });
  });
  return readElsewhere(ctx.db, profileId);
};

export const removeHeldElsewhere: Verb<typeof removeCall> = async ({ ctx }) => {
  const { profileId } = subjectOf(ctx);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(outsideStatements).where(eq(outsideStatements.profileId, profileId));
    await audit(withDb(ctx, tx), { action: 'held_elsewhere.removed', objectId: profileId });
  });
  return null;
};
