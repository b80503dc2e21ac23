import { API_PREFIX } from '@prosperx/core/http';
import { PxError } from '@prosperx/core/errors';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { newId } from '#crypto/new-id.js';
import type { Services } from '#services.js';
import { failureOf } from './failure.js';
import { addressHoldsControls, BODY_LIMIT } from './read-request.js';
import { isOwnHost, originOf } from './request-origin.js';
import { apiHeaders } from './security-headers.js';

/** Answers a failure outside of a call. */
export function failureResponse(error: unknown, { config }: Pick<Services, 'config'>): Response {
  const { status, body } = failureOf(error, newId('req'));
  return Response.json(body, { status, headers: apiHeaders(config, false) });
}

/** Stands before everything: it answers only under our own names and at addresses that can be kept, and never with a stack. */
export function guardApplication(hono: Hono, services: Services): void {
  hono.use('*', async (c, next) => {
    if (!isOwnHost(c.req.raw, services.config)) return failureResponse(new PxError('foreign_origin'), services);
    if (addressHoldsControls(c.req.raw)) return failureResponse(new PxError('bad_request'), services);
    return next();
  });
  hono.onError((error) => {
    services.log.error('request_failed', { error });
    return failureResponse(error, services);
  });
}

/** Stands before pages that take forms, which are no calls: it admits our own pages alone, and no more bytes than a call may send. */
export function guardPages(hono: Hono, services: Services): void {
  const limited = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: () => failureResponse(new PxError('too_large'), services),
  });
  const ownPages: MiddlewareHandler = async (c, next) => {
    const origin = await originOf({ request: c.req.raw, ...services, wanted: undefined });
    return origin.kind === 'own' || origin.kind === 'none'
      ? next()
      : failureResponse(new PxError('foreign_origin'), services);
  };
  hono.post(`${API_PREFIX}/sandbox/*`, ownPages);
  hono.post(`${API_PREFIX}/*`, limited);
}
