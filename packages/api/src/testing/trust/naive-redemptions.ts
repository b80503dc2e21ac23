import { requestRedemption as redeemCall, requestSwitch as switchCall } from '@prosperx/core/redemption';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { bankAccounts, sales, schemes } from '#db/schema/index.js';
import { type Route, serve, type Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { newRedemptionOf } from '#modules/orders/redeem/redemption-input.js';
import { EXECUTE_SALE } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { accountOf } from '#records/bank/repository.js';
import { newOrderNumber } from '#records/order/order-number.js';
import { checkRedemptionRequest, type NewRedemption, payoutAccountOf } from '#records/redemption/place-redemption.js';
import { readRedemptionPosition } from '#records/redemption/redemption-position.js';

/** As one would write it first: look what is free, sell it at the exchange, keep what it says, answer. */
async function redeemAtOnce(ctx: Context, wanted: NewRedemption) {
  const now = ctx.clock.now();
  const { profileId, ucc } = subjectOf(ctx);
  const position = await readRedemptionPosition(ctx.db, wanted, businessDateAt(now), false);
  checkRedemptionRequest(position, wanted);
  const { measure, folioNumber, toSchemeId } = wanted;
  const units = wanted.units ?? position.free;
  const account = toSchemeId === null ? await payoutAccountOf(ctx.db, profileId, now) : null;
  const [to] = await ctx.db
    .select({ isin: schemes.isin })
    .from(schemes)
    .where(eq(schemes.id, toSchemeId ?? ''));
  const paidTo = account && (await accountOf(ctx.db, account.id));
  const clientRef = newId('ref');
  const answer = await ctx.providers.exchange.redeem({
    clientRef,
    ucc,
    folioNumber,
    isin: position.scheme.isin,
    subBroker: null,
    registrationNumber: null,
    what: { measure: 'units', units },
    toIsin: to?.isin ?? null,
    payoutAccount: paidTo && { account: ctx.crypto.open(bankAccounts.account, paidTo), ifsc: paidTo.ifsc },
  });
  const pxOrderNumber = newOrderNumber();
  await ctx.db.insert(sales).values({
    id: newId('sale'),
    pxOrderNumber,
    profileId,
    folioId: position.folioId,
    schemeId: position.scheme.id,
    clientRef,
    measure,
    toSchemeId,
    reservedUnits: units,
    units: measure === 'units' ? units : null,
    kind: toSchemeId === null ? 'redemption' : 'switch',
    bankAccountId: account?.id ?? null,
    state: answer.accepted ? 'placed' : 'refused',
    bseOrderNumber: answer.accepted ? answer.orderNumber : null,
    acceptedAt: now,
    createdAt: now,
    changedAt: now,
  });
  await enqueue(ctx.db, [{ kind: EXECUTE_SALE, ref: clientRef, payload: { clientRef } }], now);
  return { pxOrderNumber, navDate: null, creditDate: null };
}

const naiveRedemption: Verb<typeof redeemCall> = async ({ ctx, input }) =>
  redeemAtOnce(ctx, await newRedemptionOf(ctx, input));
const naiveSwitch: Verb<typeof switchCall> = async ({ ctx, input }) =>
  redeemAtOnce(ctx, await newRedemptionOf(ctx, input));

/** Calls with those of selling done carelessly. */
export const withNaiveRedemptions = (routes: readonly Route[]): readonly Route[] => [
  ...routes.filter(({ endpoint: { name } }) => name !== redeemCall.name && name !== switchCall.name),
  serve({ ...redeemCall, effect: 'write' }, naiveRedemption),
  serve({ ...switchCall, effect: 'write' }, naiveSwitch),
];
