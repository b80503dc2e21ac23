import { type ErrorCode, PxError, wireNames } from '@prosperx/core/errors';
import type { Failure } from '@prosperx/core/http';

// the other names are values that backends put elsewhere
const enumNames = Object.entries(wireNames).filter(([name]) => /^[A-Z_]+_[A-Z_]+$/.test(name));
const wireNameOf = new Map(enumNames.map(([name, code]) => [code, name]));

function errorEnumOf(code: ErrorCode): string | null {
  // readers know it by the absence of a name and a list in responseData
  if (code === 'orders_pending') return null;
  return wireNameOf.get(code) ?? code.toUpperCase();
}

/** The body of a failed call. What is no PxError is told as `unknown`, without details. */
export function failureOf(error: unknown, requestId: string): { status: number; body: Failure } {
  const known = error instanceof PxError ? error : new PxError('unknown');
  const { fields, retryAfter, data } = known.details;
  return {
    status: known.status || 500,
    body: {
      operationMessage: 'failure',
      errorEnum: errorEnumOf(known.code),
      responseData: data ?? known.message,
      meta: { message: 'failure', statusCode: known.status || 500, error: known.message },
      error: {
        code: known.code,
        message: known.message,
        retryable: known.retryable,
        requestId,
        ...(fields && { fields: { ...fields } }),
        ...(retryAfter !== undefined && { retryAfter }),
      },
    },
  };
}
