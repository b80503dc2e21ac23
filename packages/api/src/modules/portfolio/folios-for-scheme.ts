import { PxError } from '@prosperx/core/errors';
import { getFoliosForScheme as call } from '@prosperx/core/portfolio';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { folios, ledgerEntries, schemes } from '#db/schema/index.js';
import { serve, type Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';

const getFoliosForScheme: Verb<typeof call> = async ({ ctx, input: { schemeId } }) => {
  const { db } = ctx;
  const [scheme] = await db.select({ fundHouse: schemes.fundHouse }).from(schemes).where(eq(schemes.id, schemeId));
  if (!scheme) throw new PxError('scheme_unknown');
  const { profileId } = subjectOf(ctx);
  const rows = await db
    .select({ id: folios.id, folioNo: folios.folioNumber })
    .from(folios)
    .where(and(eq(folios.profileId, profileId), eq(folios.fundHouse, scheme.fundHouse)))
    .orderBy(asc(folios.createdAt), asc(folios.folioNumber));
  const held = await db
    .select({ folioId: ledgerEntries.folioId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.profileId, profileId), eq(ledgerEntries.schemeId, schemeId)))
    .groupBy(ledgerEntries.folioId)
    .having(gt(sql`sum(${ledgerEntries.units})`, 0));
  const holding = new Set(held.map(({ folioId }) => folioId));
  const found = rows.map(({ id, folioNo }) => ({ folioNo, holdsScheme: holding.has(id) }));
  return [...found.filter(({ holdsScheme }) => holdsScheme), ...found.filter(({ holdsScheme }) => !holdsScheme)];
};

export const folioRoutes = [serve(call, getFoliosForScheme)];
