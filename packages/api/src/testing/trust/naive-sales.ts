import { requestRedemption as redeemCall, requestSwitch as switchCall } from '@prosperx/core/sale';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { type Context, subjectOf } from '#kernel/context.js';
import { newId } from '#crypto/new-id.js';
import { bankAccounts, sales, schemes } from '#db/schema/index.js';
import { type Route, serve, type Verb } from '#http/serve.js';
import { accountOf } from '#records/bank/repository.js';
import { newOrderNumber } from '#records/order/order-number.js';
import { checkSaleRequest, type NewSale, payoutAccountOf } from '#records/sale/place-sale.js';
import { readSalePosition } from '#records/sale/sale-position.js';
import { newSaleOf } from '#modules/orders/sell/sale-input.js';
import { EXECUTE_SALE } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';

/** As one would write it first: look what is free, sell it at the exchange, keep what it says, answer. */
async function sellAtOnce(ctx: Context, wanted: NewSale) {
  const now = ctx.clock.now();
  const { profileId, ucc } = subjectOf(ctx);
  const position = await readSalePosition(ctx.db, wanted, businessDateAt(now), false);
  checkSaleRequest(position, wanted);
  const { measure, folioNumber, toSchemeId } = wanted;
  const units = wanted.units ?? position.free;
  const account = toSchemeId === null ? await payoutAccountOf(ctx.db, profileId, now) : null;
  const [to] = await ctx.db
    .select({ isin: schemes.isin })
    .from(schemes)
    .where(eq(schemes.id, toSchemeId ?? ''));
  const paidTo = account && (await accountOf(ctx.db, account.id));
  const clientRef = newId('ref');
  const answer = await ctx.providers.exchange.sell({
    ...{ clientRef, ucc, folioNumber, isin: position.scheme.isin, subBroker: null, registrationNumber: null },
    what: { measure: 'units', units },
    toIsin: to?.isin ?? null,
    payoutAccount: paidTo && { account: ctx.crypto.open(bankAccounts.account, paidTo), ifsc: paidTo.ifsc },
  });
  const pxOrderNumber = newOrderNumber();
  await ctx.db.insert(sales).values({
    ...{ id: newId('sale'), pxOrderNumber, profileId, folioId: position.folioId, schemeId: position.scheme.id },
    ...{ clientRef, measure, toSchemeId, reservedUnits: units, units: measure === 'units' ? units : null },
    kind: toSchemeId === null ? 'redemption' : 'switch',
    bankAccountId: account?.id ?? null,
    state: answer.accepted ? 'placed' : 'refused',
    bseOrderNumber: answer.accepted ? answer.orderNumber : null,
    ...{ acceptedAt: now, createdAt: now, changedAt: now },
  });
  await enqueue(ctx.db, [{ kind: EXECUTE_SALE, ref: clientRef, payload: { clientRef } }], now);
  return { pxOrderNumber, navDate: null, creditDate: null };
}

const naiveRedemption: Verb<typeof redeemCall> = async ({ ctx, input }) => sellAtOnce(ctx, await newSaleOf(ctx, input));
const naiveSwitch: Verb<typeof switchCall> = async ({ ctx, input }) => sellAtOnce(ctx, await newSaleOf(ctx, input));

/** Calls with those of selling done carelessly. */
export const withNaiveSales = (routes: readonly Route[]): readonly Route[] => [
  ...routes.filter(({ endpoint: { name } }) => name !== redeemCall.name && name !== switchCall.name),
  serve({ ...redeemCall, effect: 'write' }, naiveRedemption),
  serve({ ...switchCall, effect: 'write' }, naiveSwitch),
];
