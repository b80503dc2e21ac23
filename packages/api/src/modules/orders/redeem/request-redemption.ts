import {
  type requestRedemption as redemptionCall,
  type requestSwitch as switchCall,
  redemptionDates,
  type RedemptionInput,
} from '@prosperx/core/redemption';
import { audit } from '#audit/audit.js';
import type { RedemptionRow } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { spendConfirmation } from '#otp/ticket.js';
import { REDEEM } from '#queue/job-kinds.js';
import { runSoon } from '#queue/worker.js';
import { type NewRedemption, placeRedemption } from '#records/redemption/place-redemption.js';
import { checkRedeemer, newRedemptionOf, redemptionChallenge } from './redemption-input.js';
import { notifyRedeemer } from './redemption-notification.js';
import { readRedeemedScheme } from './send-redemption.js';

/** Places a redemption in the transaction that keeps the answer, once the code for just this redemption was given; the code is used up with it. */
async function request(ctx: Context, wanted: NewRedemption) {
  await checkRedeemer(ctx, wanted);
  await spendConfirmation({ ctx, ...redemptionChallenge(ctx, wanted) });
  const redemption = await place(ctx, wanted);
  const { navDate, creditDate, isCertain } = redemptionDates(
    ctx.clock.now(),
    await readRedeemedScheme(ctx.db, redemption.schemeId),
    ctx.calendar,
  );
  return {
    pxOrderNumber: redemption.pxOrderNumber,
    navDate: isCertain ? navDate : null,
    creditDate: isCertain ? creditDate : null,
  };
}

/** Places a redemption or a switch whose owner has approved it by a code, which the caller has used up in this transaction. */
export async function redeemApproved(ctx: Context, input: RedemptionInput): Promise<RedemptionRow> {
  const wanted = await newRedemptionOf(ctx, input);
  await checkRedeemer(ctx, wanted);
  return place(ctx, wanted);
}

/** Places a redemption that is confirmed. The owner is told at once: whoever did not ask for it notices. */
async function place(ctx: Context, wanted: NewRedemption): Promise<RedemptionRow> {
  const now = ctx.clock.now();
  const { preparedBy: actorAgentCode = null, agentCode } = ctx;
  const who = { actorUserId: subjectOf(ctx).userId, actorAgentCode, agentCode };
  const redemption = await placeRedemption(ctx.db, { ...wanted, ...who }, now);
  await notifyRedeemer(ctx.db, { about: 'requested', id: redemption.id }, now);
  const { kind, measure, reservedUnits } = redemption;
  await audit(ctx, {
    action: 'sale.requested',
    objectId: redemption.id,
    details: { kind, measure, units: reservedUnits },
  });
  runSoon(ctx, [{ kind: REDEEM, ref: redemption.clientRef }]);
  return redemption;
}

export const requestRedemption: Verb<typeof redemptionCall> = async ({ ctx, input }) =>
  request(ctx, await newRedemptionOf(ctx, input));

export const requestSwitch: Verb<typeof switchCall> = async ({ ctx, input }) =>
  request(ctx, await newRedemptionOf(ctx, input));
