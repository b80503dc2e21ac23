import { type ErrorCode, errorKinds, errorText, PxError, tooManyTriesText, wireNames } from '@prosperx/core/errors';
import { formatWait } from '@prosperx/core/format';
import { API_PREFIX, type Failure } from '@prosperx/core/http';
import type { Hono, MiddlewareHandler } from 'hono';
import { newId } from '#crypto/new-id.js';
import { isDatabaseAway } from '#db/database-away.js';
import type { Services } from '#kernel/services.js';
import { reasonOf } from '#log/logger.js';
import { apiHeaders } from './headers.js';
import { addressHoldsControls } from './read-request.js';
import { isOwnHost, originOf } from './request-origin.js';

// The other names are values that backends put elsewhere.
const enumNames = Object.entries(wireNames).filter(([name]) => /^[A-Z_]+_[A-Z_]+$/.test(name));
const wireNameOf = new Map(enumNames.map(([name, code]) => [code, name]));

/** Existing readers take facts of these errors from responseData, where they show the sentence of all others. */
const FACTS_READ: ReadonlySet<ErrorCode> = new Set(['orders_pending', 'transaction_otp_expired']);

function errorEnumOf(code: ErrorCode): string | null {
  // Readers know it by the absence of a name and a list in responseData.
  if (code === 'orders_pending') return null;
  return wireNameOf.get(code) ?? code.toUpperCase();
}

/** Returns the sentence of an error: the one that it was given, else that of its code; `too_many_requests` names the time until the next try, where it is known. */
export function messageOf({ code, details: { message, retryAfter } }: PxError): string {
  if (message !== undefined) return message;
  const isTimed = code === 'too_many_requests' && retryAfter !== undefined;
  return isTimed ? tooManyTriesText(formatWait(retryAfter)) : errorText[code];
}

/** Seconds until another try makes sense while the database is away. */
const DATABASE_RETRY_AFTER = 5;

function knownOf(error: unknown): PxError {
  if (error instanceof PxError) return error;
  if (isDatabaseAway(error)) return new PxError('unavailable', { retryAfter: DATABASE_RETRY_AFTER });
  return new PxError('unknown');
}

/**
 * Returns the body of a failed call, with its sentence. An error that is no PxError becomes
 * `unavailable` where the database was away, else `unknown`, without details.
 */
export function failureOf(error: unknown, requestId: string): { status: number; body: Failure } {
  const known = knownOf(error);
  const { fields, retryAfter, data } = known.details;
  const message = messageOf(known);
  const { retryable, status: named } = errorKinds[known.code];
  const status = named || 500;
  return {
    status,
    body: {
      operationMessage: 'failure',
      errorEnum: errorEnumOf(known.code),
      responseData: FACTS_READ.has(known.code) ? data : message,
      meta: { message: 'failure', statusCode: status, error: message },
      error: {
        code: known.code,
        message,
        retryable,
        requestId,
        ...(fields && { fields: { ...fields } }),
        ...(retryAfter !== undefined && { retryAfter }),
        ...(data !== undefined && { data }),
      },
    },
  };
}

/** Answers a failure outside of a call. */
export function failureResponse(error: unknown, { config }: Pick<Services, 'config'>): Response {
  const { status, body } = failureOf(error, newId('req'));
  const { retryAfter } = body.error;
  const wait = retryAfter !== undefined && { 'Retry-After': String(retryAfter) };
  return Response.json(body, { status, headers: { ...apiHeaders(config, false), ...wait } });
}

/** Whoever sent half a body and left: Node's own error of a request that was broken off, which is no failure of ours. */
const isBrokenOff = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** Stands before everything: it answers only under our own names and at addresses that can be kept, and never with a stack. */
export function guardApplication(hono: Hono, services: Services): void {
  hono.use('*', async (c, next) => {
    if (!isOwnHost(c.req.raw, services.config)) return failureResponse(new PxError('foreign_origin'), services);
    if (addressHoldsControls(c.req.raw)) return failureResponse(new PxError('bad_request'), services);
    return next();
  });
  hono.onError((error) => {
    // a refusal without a cause says what it is by its code
    const isRefusal = error instanceof PxError && error.cause === undefined;
    if (!(isRefusal || isBrokenOff(error)))
      services.log.error('request_failed', { error, reason: reasonOf(error.cause) });
    return failureResponse(error, services);
  });
}

/** Stands before pages that take forms, which are no calls: it admits our own pages alone. */
export function guardForms(hono: Hono, services: Services): void {
  const ownPages: MiddlewareHandler = async (c, next) => {
    const origin = await originOf({ request: c.req.raw, ...services, wanted: undefined });
    return origin.kind === 'own' || origin.kind === 'none'
      ? next()
      : failureResponse(new PxError('foreign_origin'), services);
  };
  hono.post(`${API_PREFIX}/sandbox/*`, ownPages);
}
