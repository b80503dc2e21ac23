import { codeOfWire, type ErrorCode, isErrorCode, PxError } from '@prosperx/core/errors';
import { failureSchema } from '@prosperx/core/http';
import * as z from 'zod/mini';

/** What is read of a backend that knows our envelopes and not our codes. */
const looseFailure = z.object({
  errorEnum: z.optional(z.unknown()),
  responseData: z.optional(z.unknown()),
  meta: z.optional(z.object({ error: z.optional(z.unknown()) })),
});

/** A failure answer as a PxError; an answer in an unknown shape becomes `unknown`, except by status. */
export function failureToError(status: number, answer: unknown, headers?: Headers): PxError {
  const failure = z.safeParse(failureSchema, answer);
  if (failure.success && isErrorCode(failure.data.error.code)) {
    const { code, fields, retryAfter, requestId } = failure.data.error;
    return new PxError(code, {
      requestId,
      data: failure.data.responseData,
      ...(fields ? { fields } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }
  const requestId = headers?.get('X-Request-Id');
  return new PxError(codeOf(status, answer), requestId ? { requestId } : {});
}

function codeOf(status: number, answer: unknown): ErrorCode {
  const loose = z.safeParse(looseFailure, answer);
  if (loose.success) {
    const { errorEnum, responseData, meta } = loose.data;
    const named = codeOfWire(errorEnum) ?? codeOfWire(meta?.error) ?? codeOfWire(responseData);
    if (named) return named;
  }
  return codesOfStatus[status] ?? 'unknown';
}

const codesOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'signed_out',
  403: 'forbidden',
  404: 'not_found',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** A request that got no answer. */
export function transportToError(cause: unknown): PxError {
  const name = cause instanceof Error ? cause.name : '';
  if (cause instanceof PxError) return cause;
  return new PxError(name === 'TimeoutError' || name === 'AbortError' ? 'timed_out' : 'offline', { cause });
}
