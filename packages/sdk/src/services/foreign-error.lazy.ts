import { codeOfWire, type ErrorCode, errorKinds, errorText, PxError, type PxErrorDetails } from '@prosperx/core/errors';
import { ENGLISH } from '@prosperx/core/language';
import * as z from 'zod/mini';

/** What is read of a backend that knows our envelopes and not our codes. */
const looseFailure = z.object({
  errorEnum: z.optional(z.unknown()),
  responseData: z.optional(z.unknown()),
  meta: z.optional(z.object({ error: z.optional(z.unknown()) })),
});

const expiredOtp = z.object({ expired: z.literal(true) });

const codesOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'signed_out',
  403: 'forbidden',
  404: 'not_found',
  429: 'too_many_requests',
  503: 'unavailable',
};

function codeOf(status: number, answer: unknown): ErrorCode {
  const loose = z.safeParse(looseFailure, answer);
  if (loose.success) {
    const { errorEnum, responseData, meta } = loose.data;
    // of an OTP for orders
    if (z.safeParse(expiredOtp, responseData).success) return 'transaction_otp_expired';
    const named = codeOfWire(errorEnum) ?? codeOfWire(meta?.error) ?? codeOfWire(responseData);
    if (named) return named;
    // the sign of pending orders: no name, and a list
    if (!errorEnum && Array.isArray(responseData) && responseData.length > 0) return 'orders_pending';
  }
  return codesOfStatus[status] ?? 'unknown';
}

/** The failure of a backend without codes. Its own sentence is shown only where it is one we know. */
export function foreignError(status: number, answer: unknown, details: PxErrorDetails): PxError {
  const code = codeOf(status, answer);
  return new PxError(code, { message: ENGLISH(errorText)[code], retryable: errorKinds[code].retryable, ...details });
}
