import { PxError } from '@prosperx/core/errors';
import { formatMoney, maskMobile } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { checkOtp, OTP_RESEND_SECONDS } from '@prosperx/core/session';
import { nextPlanStatus, type sendPlanOtp as sendCall, type verifyPlanOtp as verifyCall } from '@prosperx/core/stp';
import { and, eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type TransferPlanRow, transferPlans, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { sendOtp } from '#otp/send-otp.js';
import { verifyTransactionCode } from '#otp/verify-transaction-code.js';
import { ownProfile, readProfile } from '#records/profile/repository.js';
import { planOtpText } from './plan-notification.text.js';
import { lockedPlan, changePlan } from './repository.js';

/** The plan of the account holder that can be set up. */
async function planToSetUp(ctx: Context, ucc: string, id: string): Promise<TransferPlanRow> {
  const { profileId } = ownProfile(ctx, ucc);
  const mine = and(eq(transferPlans.id, id), eq(transferPlans.profileId, profileId));
  const [plan] = await ctx.db.select().from(transferPlans).where(mine);
  if (!plan || nextPlanStatus(plan.status, 'set_up') === null) throw new PxError('stp_not_created');
  return plan;
}

const challengeOf = (plan: TransferPlanRow, userId: string): OtpChallenge => ({
  purpose: 'transaction',
  userId,
  subjectHash: plan.contentHash,
});

export const sendPlanOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const plan = await planToSetUp(ctx, input.ucc, input.id);
  const { user } = await readProfile(ctx.db, plan.profileId);
  const mobile = ctx.crypto.open(users.mobile, user);
  const message = (code: string) => {
    const { subject, body, what } = said(planOtpText);
    return { subject, text: body(code, what(plan.kind, formatMoney(plan.amount, 2))) };
  };
  const { language } = user;
  await sendOtp({ ctx, ...challengeOf(plan, subjectOf(ctx).userId), mobile, language, message });
  return { sentTo: maskMobile(mobile), resendAfter: OTP_RESEND_SECONDS };
};

export const verifyPlanOtp: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  const fault = checkOtp(input.otp);
  if (fault) throw new PxError('invalid_input', { fields: { otp: fault } });
  const plan = await planToSetUp(ctx, input.ucc, input.id);
  const challenge = challengeOf(plan, subjectOf(ctx).userId);
  await verifyTransactionCode(ctx, challenge, input.otp);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const locked = await lockedPlan(tx, plan.id);
    if (!locked) throw new PxError('stp_not_created');
    await changePlan(tx, locked, { otpConfirmedAt: now }, now);
    await audit(withDb(ctx, tx), { action: 'plan.otp_confirmed', objectId: plan.id });
  });
  return { expired: false };
};
