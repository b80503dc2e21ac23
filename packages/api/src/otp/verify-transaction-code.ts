import { PxError } from '@prosperx/core/errors';
import { type Context, requesterOf } from '#kernel/context.js';
import type { OtpChallenge } from './challenge.js';
import { verifyOtp } from './verify-otp.js';

/**
 * Takes the code of an order, a redemption or a plan as `verifyOtp` does. An expired one is thrown with `responseData.expired`, where existing
 * readers look for it.
 */
export async function verifyTransactionCode(ctx: Context, challenge: OtpChallenge, code: string): Promise<void> {
  try {
    await verifyOtp({ ctx, ...challenge, code, requester: requesterOf(ctx) });
  } catch (error) {
    const isExpired = error instanceof PxError && error.code === 'otp_expired';
    throw isExpired ? new PxError('transaction_otp_expired', { data: { expired: true } }) : error;
  }
}
