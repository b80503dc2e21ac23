import { createHash } from 'node:crypto';
import { PxError } from '@prosperx/core/errors';
import { API_PREFIX, REQUEST_ID_HEADER, sendsQueryInBody } from '@prosperx/core/http';
import type { Context as HonoContext, Hono } from 'hono';
import { newId } from '#crypto/new-id.js';
import { withinCall } from '#db/pool.js';
import { reasonOf } from '#log/logger.js';
import { nameRoute } from '#observe/route-name.js';
import { SessionOver } from './access.js';
import { compressedOnce, encodingFor, QUICK } from './compressed.js';
import { cookieJar, DEVICE_COOKIE } from './cookies.js';
import { failureOf, failureResponse } from './guard.js';
import { type Answer, type AppServices, type Call, handleCall, requestedPartner } from './handle-call.js';
import { apiHeaders, corsHeaders, isPublic, preflightHeaders } from './headers.js';
import { clientAddress, originOf, visitorAddress } from './request-origin.js';
import type { Route } from './serve.js';

/** Browsers ask again each time, with the tag; shared caches answer by themselves for a minute. */
const PUBLIC_READ = 'public, max-age=0, s-maxage=60, must-revalidate';

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

function isKnown(tag: string, ifNoneMatch: string | null): boolean {
  const known = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known?.includes(tag) ?? false;
}

/** Letters from which an answer is compressed: less goes in one packet as it is. */
const COMPRESSED_FROM = 1_200;
const compressed = compressedOnce(500);

/**
 * Answers a public read: with a tag by which it is known again, compressed, and without body for a caller who has it already. Of answers to
 * one person none is compressed: beside a text that somebody else chose, its length would tell what it says.
 */
async function cacheable(request: Request, headers: Headers, text: string): Promise<Response> {
  const tag = tagOf(text);
  headers.set('Cache-Control', PUBLIC_READ);
  headers.set('ETag', tag);
  headers.append('Vary', 'Accept-Encoding');
  if (isKnown(tag, request.headers.get('if-none-match'))) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const encoding = text.length < COMPRESSED_FROM ? null : encodingFor(request);
  if (encoding === null) return new Response(text, { status: 200, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await compressed(tag, text, encoding, QUICK), { status: 200, headers });
}

export interface HttpServices extends AppServices {
  /** Returns the address at the other end of the socket. */
  socketAddress(c: HonoContext): string;
}

function failed(error: unknown, call: Call, { log }: AppServices): Answer {
  const { status, body } = failureOf(error, call.requestId);
  const named = { requestId: call.requestId, call: call.route.endpoint.name };
  if (!(error instanceof PxError) || error.code === 'unknown') log.error('call_failed', { ...named, error });
  // A caller's own fault needs nobody to look at it: its code stands in the line of the call.
  else if (error.cause !== undefined && status >= 500)
    log.error('call_failed', { ...named, code: error.code, error, reason: reasonOf(error.cause, call.values) });
  const cookies = error instanceof SessionOver ? error.cookies : [];
  return { status, text: JSON.stringify(body), cookies, replayed: false, failure: body.error };
}

async function respond(call: Call, services: HttpServices): Promise<Response> {
  const { endpoint } = call.route;
  const started = performance.now();
  const answer = await handleCall(call, services).catch((error: unknown) => failed(error, call, services));
  const headers = new Headers({
    ...apiHeaders(services.config, isPublic(endpoint)),
    ...corsHeaders(endpoint, call.origin),
    'Content-Type': 'application/json; charset=utf-8',
    [REQUEST_ID_HEADER]: call.requestId,
  });
  for (const line of answer.cookies) headers.append('Set-Cookie', line);
  if (answer.replayed) headers.set('Idempotency-Replayed', 'true');
  if (answer.failure?.retryAfter) headers.set('Retry-After', String(answer.failure.retryAfter));
  services.log[answer.status >= 500 ? 'warn' : 'info']('call', {
    requestId: call.requestId,
    call: endpoint.name,
    method: call.request.method,
    status: answer.status,
    code: answer.failure?.code,
    milliseconds: Math.round(performance.now() - started),
  });
  services.security({
    endpoint,
    requestId: call.requestId,
    ...call.known,
    address: call.address,
    device: cookieJar(call.request.headers.get('cookie'), services.config).get(DEVICE_COOKIE),
    partner: call.origin.kind === 'partner' ? call.origin.partner.id : null,
    refusedWith: answer.failure?.code ?? null,
  });
  if (call.route.options.cacheable && answer.status === 200) return cacheable(call.request, headers, answer.text);
  return new Response(answer.text, { status: answer.status, headers });
}

/** Returns the address that asks, as the limits count it. */
export const seenAddress = (c: HonoContext, { socketAddress, config }: HttpServices): string =>
  clientAddress(socketAddress(c), c.req.raw.headers.get('x-forwarded-for'), config);

async function callOf(c: HonoContext, route: Route, services: HttpServices): Promise<Call> {
  nameRoute(c.req.raw, route.endpoint.name);
  const { request, requestId } = { request: c.req.raw, requestId: newId('req') };
  const origin = await originOf({ request, ...services, wanted: requestedPartner(request) });
  const address = visitorAddress(request, origin) ?? seenAddress(c, services);
  return {
    route,
    request,
    requestId,
    address,
    origin,
    params: c.req.param(),
    values: new Set(),
    known: { actor: null, account: null, profile: null, factor: null },
  };
}

/** Mounts a call on the application, with its preflight. */
export function mountRoute(app: Hono, route: Route, services: HttpServices): void {
  const { endpoint } = route;
  const path = API_PREFIX + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const methods = new Set<string>([endpoint.method, ...(sendsQueryInBody(endpoint) ? ['POST'] : [])]);
  const answer = async (c: HonoContext) => respond(await callOf(c, route, services), services);
  // a control of the sandbox does the work of months
  const isControl = endpoint.path.startsWith('/sandbox');
  app.on([...methods], path, (c) => (isControl ? answer(c) : withinCall(() => answer(c))));
  app.options(path, async (c) => {
    // a page of a partner asks for each call, and has loaded its files from here
    const refused = await services.traffic
      .count('files', { address: seenAddress(c, services), name: null })
      .catch((error: unknown) => failureResponse(error, services));
    if (refused) return refused;
    const call = await callOf(c, route, services);
    const headers = { ...apiHeaders(services.config, isPublic(endpoint)), ...preflightHeaders(endpoint, call.origin) };
    return new Response(null, { status: 204, headers });
  });
}
