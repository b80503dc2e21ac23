import { PxError } from '@prosperx/core/errors';
import { unitsFromScaled } from '@prosperx/core/money';
import type { getFolio as call } from '@prosperx/core/portfolio';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { preparedOnce } from '#db/db.js';
import { folios, positions, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { readPosition } from '#records/portfolio/repository.js';
import { readFolioTransactions } from './folio-transactions.js';
import { holdingsOf, valued } from './holding.js';

/** Returns one folio of a scheme with a page of its transactions; `not_found` for what the account does not hold. */
export const getFolio: Verb<typeof call> = async ({ ctx, input }) => {
  const { folioNo, schemeId, page } = input;
  const { profileId } = subjectOf(ctx);
  const found = await readPosition(ctx.db, { profileId, folioNo, schemeId });
  const position = found && found.units > 0 ? valued(found) : null;
  if (!position) throw new PxError('not_found');
  const [holding] = await holdingsOf(ctx.db, [position]);
  if (!holding) throw new PxError('not_found');
  const transactions = await readFolioTransactions(ctx.db, position, page);
  const { transactionCount } = position;
  return { holding, folios: await heldFolios(ctx.db).execute({ profileId }), transactions, transactionCount };
};

/** The names of all that is held and has a NAV, to go from one folio to the next. */
const heldFolios = preparedOnce((db) =>
  db
    .select({ folioNo: folios.folioNumber, schemeId: positions.schemeId, schemeName: schemes.name })
    .from(positions)
    .innerJoin(folios, eq(folios.id, positions.folioId))
    .innerJoin(schemes, eq(schemes.id, positions.schemeId))
    .where(
      and(
        eq(positions.profileId, sql.placeholder('profileId')),
        gt(positions.units, unitsFromScaled(0)),
        isNotNull(schemes.latestNav),
      ),
    )
    .orderBy(asc(schemes.name), asc(folios.folioNumber))
    .prepare('held_folios'),
);
