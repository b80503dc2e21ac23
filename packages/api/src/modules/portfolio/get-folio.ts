import { PxError } from '@prosperx/core/errors';
import { unitsFromScaled } from '@prosperx/core/money';
import type { getFolio as call } from '@prosperx/core/portfolio';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '#db/db.js';
import { folios, positions, schemes } from '#db/schema/index.js';
import type { DataOf, Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { readPosition } from '#records/portfolio/repository.js';
import { readFolioDetails } from './folio-details.js';
import { readFolioTransactions } from './folio-transactions.js';
import { holdingOf, valued } from './holding.js';

/** Returns one folio of a scheme with a page of its transactions; `not_found` for what the account does not hold. */
export const getFolio: Verb<typeof call> = async ({ ctx, input }) => {
  const { folioNo, schemeId, page } = input;
  const { profileId } = subjectOf(ctx);
  const found = await readPosition(ctx.db, { profileId, folioNo, schemeId });
  const position = found && found.units > 0 ? valued(found) : null;
  if (!position) throw new PxError('not_found');
  const holding = holdingOf(position, await readFolioDetails(ctx.db, [position]));
  const transactions = await readFolioTransactions(ctx.db, position, page);
  const { transactionCount } = position;
  return { holding, folios: await readHeldFolios(ctx.db, profileId), transactions, transactionCount };
};

type HeldFolio = DataOf<typeof call>['folios'][number];

const heldFolios = preparedOnce((db) => {
  const one = sql`json_build_object('folioNo', ${folios.folioNumber}, 'schemeId', ${schemes.id}, 'schemeName', ${schemes.name})`;
  const isHeld = and(
    eq(positions.profileId, sql.placeholder('profileId')),
    gt(positions.units, unitsFromScaled(0)),
    isNotNull(schemes.latestNav),
  );
  return db
    .select({ all: sql<HeldFolio[] | null>`json_agg(${one} order by ${schemes.name}, ${folios.folioNumber})` })
    .from(positions)
    .innerJoin(folios, eq(folios.id, positions.folioId))
    .innerJoin(schemes, eq(schemes.id, positions.schemeId))
    .where(isHeld)
    .prepare('held_folios');
});

/** The names of all that is held and has a NAV, to go from one folio to the next: one row, whatever their number. */
const readHeldFolios = async (db: Db, profileId: string): Promise<HeldFolio[]> =>
  (await heldFolios(db).execute({ profileId }))[0]?.all ?? [];
