import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { failureSchema } from '@prosperx/core/http';
import * as z from 'zod/mini';

/** A failure answer as a PxError. Of a backend that has no codes it is found out by names and status, and else is `unknown`. */
export async function failureToError(status: number, answer: unknown, headers?: Headers): Promise<PxError> {
  const failure = z.safeParse(failureSchema, answer);
  if (failure.success) {
    const { code, ...said } = failure.data.error;
    return new PxError(code as ErrorCode, said);
  }
  const requestId = headers?.get('X-Request-Id');
  try {
    const { foreignError } = await import('./foreign-error.js');
    return foreignError(status, answer, requestId ? { requestId } : {});
  } catch (cause) {
    return new PxError('unknown', { cause });
  }
}

/** A request that got no answer. */
export function transportToError(cause: unknown): PxError {
  const name = cause instanceof Error ? cause.name : '';
  if (cause instanceof PxError) return cause;
  return new PxError(name === 'TimeoutError' || name === 'AbortError' ? 'timed_out' : 'offline', { cause });
}
