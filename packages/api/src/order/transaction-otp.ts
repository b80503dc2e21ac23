import { eq } from 'drizzle-orm';
import { PxError } from '@prosperx/core/errors';
import { maskMobile, formatMoney } from '@prosperx/core/format';
import type { sendTransactionOtp as sendCall, verifyTransactionOtp as verifyCall } from '@prosperx/core/order';
import { audit } from '#audit/audit.js';
import { type Context, subjectOf } from '#context.js';
import { orderSets, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { OTP_RESEND_SECONDS } from '#otp/otp-rules.js';
import { sendOtp } from '#otp/send-otp.js';
import { verifyOtp } from '#otp/verify-otp.js';
import { orderOtpText } from './order-otp.text.js';
import { type OrderSetRow, setOfCart } from './order-sets.js';

/** A redemption has a code of its own; until it exists, only the orders of a cart can be confirmed. */
function checkFlow(flowType: '1' | '3'): void {
  if (flowType !== '1') throw new PxError('invalid_input', { fields: { flowType: 'flow_not_offered' } });
}

const challengeOf = (set: OrderSetRow, userId: string): OtpChallenge => ({
  purpose: 'transaction',
  userId,
  subjectHash: set.contentHash,
});

async function mobileOf({ db, crypto }: Context, userId: string): Promise<string> {
  const [user] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId));
  if (!user) throw new PxError('signed_out');
  return crypto.open(user.mobile);
}

export const sendTransactionOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  checkFlow(input.flowType);
  const { userId, profileId } = subjectOf(ctx);
  const set = await setOfCart(ctx.db, input.cartId, profileId);
  const mobile = await mobileOf(ctx, userId);
  const message = (code: string) => ({
    channel: 'sms' as const,
    to: mobile,
    subject: orderOtpText.subject,
    text: orderOtpText.body(code, formatMoney(set.amount, 2)),
  });
  await sendOtp({ ctx, ...challengeOf(set, userId), message });
  return { highRisk: false, sentTo: maskMobile(mobile), resendAfter: OTP_RESEND_SECONDS };
};

export const verifyTransactionOtp: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  checkFlow(input.flowType);
  const { userId, profileId } = subjectOf(ctx);
  const set = await setOfCart(ctx.db, input.cartId, profileId);
  await verifyOtp({ ctx, ...challengeOf(set, userId), code: input.otp });
  await ctx.db.transaction(async (tx) => {
    await tx.update(orderSets).set({ confirmedAt: ctx.clock.now() }).where(eq(orderSets.id, set.id));
    await audit({ ...ctx, db: tx }, { action: 'orders.confirmed', objectId: set.id });
  });
  return { expired: false };
};
