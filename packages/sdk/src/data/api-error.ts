import { isErrorCode, PxError, wireNames } from '@prosperx/core/errors';
import { failureSchema } from '@prosperx/core/http';
import * as z from 'zod/mini';

const looseFailure = z.looseObject({ errorEnum: z.optional(z.nullable(z.string())), responseData: z.unknown() });

/** A failure answer as a PxError; an answer in an unknown shape becomes `unknown`, except by status. */
export function failureToError(status: number, answer: unknown, headers?: Headers): PxError {
  const failure = z.safeParse(failureSchema, answer);
  if (failure.success && isErrorCode(failure.data.error.code)) {
    const { code, fields, retryAfter, requestId } = failure.data.error;
    return new PxError(code as never, {
      requestId,
      data: failure.data.responseData,
      ...(fields ? { fields } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }
  const requestId = headers?.get('X-Request-Id');
  return new PxError(codeOf(status, answer), requestId ? { requestId } : {});
}

function codeOf(status: number, answer: unknown) {
  const loose = z.safeParse(looseFailure, answer);
  const named = loose.success && loose.data.errorEnum ? wireNames[loose.data.errorEnum] : undefined;
  if (named) return named;
  if (status === 401) return 'signed_out';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 429) return 'too_many_requests';
  return status === 503 ? 'unavailable' : 'unknown';
}

/** A request that got no answer. */
export function transportToError(cause: unknown): PxError {
  const name = cause instanceof Error ? cause.name : '';
  if (cause instanceof PxError) return cause;
  return new PxError(name === 'TimeoutError' || name === 'AbortError' ? 'timed_out' : 'offline', { cause });
}
