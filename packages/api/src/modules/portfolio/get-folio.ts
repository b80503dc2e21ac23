import { PxError } from '@prosperx/core/errors';
import { type getFolio as call, PORTFOLIO_PAGE } from '@prosperx/core/portfolio';
import { subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { holdingsOf, valued } from './holding.js';
import { readFolioTransactions } from './folio-transactions.js';
import { readPositions } from './repository.js';

/** Returns one folio of a scheme with a page of its transactions; `not_found` for what the account does not hold. */
export const getFolio: Verb<typeof call> = async ({ ctx, input }) => {
  const { folioNo, schemeId, page } = input;
  const held = (await readPositions(ctx.db, subjectOf(ctx).profileId)).flatMap((position) => valued(position) ?? []);
  const position = held.find((each) => each.folioNo === folioNo && each.scheme.id === schemeId);
  if (!position) throw new PxError('not_found');
  const [holding] = await holdingsOf(ctx.db, [position]);
  if (!holding) throw new PxError('not_found');
  const folios = held
    .map((each) => ({ folioNo: each.folioNo, schemeId: each.scheme.id, schemeName: each.scheme.name }))
    .sort((one, other) => one.schemeName.localeCompare(other.schemeName) || one.folioNo.localeCompare(other.folioNo));
  const transactions = await readFolioTransactions(ctx.db, position, page, PORTFOLIO_PAGE.transactions);
  return { holding, folios, transactions, transactionCount: position.transactionCount };
};
