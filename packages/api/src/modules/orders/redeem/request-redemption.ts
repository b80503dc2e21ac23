import {
  type requestRedemption as redemptionCall,
  type requestSwitch as switchCall,
  redemptionDates,
} from '@prosperx/core/redemption';
import { audit } from '#audit/audit.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { spendConfirmation } from '#otp/ticket.js';
import { REDEEM } from '#queue/job-kinds.js';
import { runSoon } from '#queue/worker.js';
import { type NewRedemption, placeRedemption } from '#records/redemption/place-redemption.js';
import { checkRedeemer, newRedemptionOf, redemptionChallenge } from './redemption-input.js';
import { notifyRedeemer } from './redemption-notification.js';
import { readSubCategory } from './send-redemption.js';

/**
 * Places a redemption in the transaction that keeps the answer, once the code for just this redemption was given; the code is used up with it. The
 * owner is told at once: whoever did not ask for it notices.
 */
async function request(ctx: Context, wanted: NewRedemption) {
  const now = ctx.clock.now();
  await checkRedeemer(ctx, wanted);
  await spendConfirmation({ ctx, ...redemptionChallenge(ctx, wanted) });
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
  const { navDate, creditDate, isCertain } = redemptionDates(
    now,
    await readSubCategory(ctx.db, redemption.schemeId),
    ctx.calendar,
  );
  return {
    pxOrderNumber: redemption.pxOrderNumber,
    navDate: isCertain ? navDate : null,
    creditDate: isCertain ? creditDate : null,
  };
}

export const requestRedemption: Verb<typeof redemptionCall> = async ({ ctx, input }) =>
  request(ctx, await newRedemptionOf(ctx, input));

export const requestSwitch: Verb<typeof switchCall> = async ({ ctx, input }) =>
  request(ctx, await newRedemptionOf(ctx, input));
