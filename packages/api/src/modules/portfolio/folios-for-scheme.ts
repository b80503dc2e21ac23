import { PxError } from '@prosperx/core/errors';
import { ZERO_UNITS } from '@prosperx/core/money';
import type { getFoliosForScheme as call } from '@prosperx/core/portfolio';
import { and, asc, eq, gt } from 'drizzle-orm';
import { folios, positions, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';

export const getFoliosForScheme: Verb<typeof call> = async ({ ctx, input: { schemeId } }) => {
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
    .select({ folioId: positions.folioId })
    .from(positions)
    .where(and(eq(positions.profileId, profileId), eq(positions.schemeId, schemeId), gt(positions.units, ZERO_UNITS)));
  const holding = new Set(held.map(({ folioId }) => folioId));
  const found = rows.map(({ id, folioNo }) => ({ folioNo, holdsScheme: holding.has(id) }));
  return [...found.filter(({ holdsScheme }) => holdsScheme), ...found.filter(({ holdsScheme }) => !holdsScheme)];
};
