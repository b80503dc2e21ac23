import { timingSafeEqual } from 'node:crypto';
import { PxError } from '@prosperx/core/errors';
import { API_PREFIX, type Endpoint } from '@prosperx/core/http';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { cookieJar } from '#http/cookies.js';
import { failureResponse } from '#http/guard.js';
import { isPublic, pageHeaders } from '#http/headers.js';
import type { HttpServices } from '#http/mount.js';
import { BODY_LIMIT } from '#http/read-request.js';
import { clientAddress } from '#http/request-origin.js';
import type { Route } from '#http/serve.js';
import { consumeBucket, releaseLimit, throttleKey } from '#throttle/throttle.js';
import { pageFrame } from './page-frame.js';
import { doorText as text } from './sandbox.text.js';

const DOOR = `${API_PREFIX}/sandbox/door`;
const STYLES = `${API_PREFIX}/sandbox/door.css`;
const COOKIE = 'px_sandbox';
const DAYS = 30;

/** Secrets that one address tries: ten at once, and one every six seconds after. */
const TRIES = { holds: 10, oneEvery: 6_000 } as const;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const wantsPage = ({ req }: Context) => (req.header('accept') ?? '').includes('text/html');

/** Adds the line that says what is not real to a page, before everything else on it. */
const withLine = (page: string, line: string) =>
  page
    .replace('</head>', () => `<link rel="stylesheet" href="${STYLES}" /></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<p class="px-not-real" role="note">${line}</p>`);

/** Says on every page what is not real. */
function markPages(hono: Hono, line: string): void {
  hono.use('*', async (c, next) => {
    if (wantsPage(c)) {
      // a page that is compressed already could not be written into
      const headers = new Headers(c.req.raw.headers);
      headers.delete('accept-encoding');
      c.req.raw = new Request(c.req.raw, { headers });
    }
    await next();
    if (!(c.res.headers.get('content-type') ?? '').startsWith('text/html') || c.res.body === null) return;
    const { status, headers } = c.res;
    const page = withLine(await c.res.text(), line);
    c.res = undefined;
    c.res = new Response(page, { status, headers });
  });
}

/**
 * Stands before a sandbox that others can reach: a browser is asked for its secret once, a program sends it as a header. Calls that are
 * public pass, since pages send no cookie with them: they know nobody. Does nothing on this machine alone.
 */
export function mountSandboxDoor(hono: Hono, routes: readonly Route[], services: HttpServices): void {
  const { config, crypto, socketAddress } = services;
  const { sandboxSecret: secret, notReal } = config;
  if (notReal !== null) markPages(hono, text.notReal[notReal]);
  const headers = { ...pageHeaders(config, { frameAncestors: "'none'" }), 'Cache-Control': 'no-store' };
  if (notReal !== null)
    hono.get(STYLES, () => new Response(css, { headers: { ...headers, 'Content-Type': 'text/css' } }));
  if (secret === null) return;
  const publicCalls = routes.filter(({ endpoint }) => isPublic(endpoint)).map(({ endpoint }) => patternOf(endpoint));
  const proof = crypto.lookup('sandbox-door', secret);

  const doorPage = (status: number, next: string, problem?: string) =>
    new Response(String(pageFrame(text.title, form(next, problem))), {
      status,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    });

  const addressOf = (c: Context) => clientAddress(socketAddress(c), c.req.header('x-forwarded-for') ?? null, config);
  /** Counts a try, right or wrong; false where too many were made. */
  const mayTry = (c: Context) =>
    consumeBucket(services, throttleKey(services, 'sandbox-door', addressOf(c)), TRIES).then(
      () => true,
      () => false,
    );

  hono.post(DOOR, bodyLimit({ maxSize: BODY_LIMIT }), async (c) => {
    if (!(await mayTry(c))) return doorPage(429, '/', text.tooMany);
    const fields: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const next = pathOf(fields['next']);
    const given = fields['secret'];
    if (typeof given !== 'string' || !isSame(given, secret)) return doorPage(401, next, text.wrong);
    const jar = cookieJar(null, config);
    jar.set(COOKIE, proof, DAYS * 86_400);
    return new Response(null, {
      status: 303,
      headers: { ...headers, Location: next, 'Set-Cookie': jar.lines[0] ?? '' },
    });
  });

  hono.use('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isOpen = pathname === STYLES || pathname === `${API_PREFIX}/sandbox/bank.css`;
    if (isOpen || publicCalls.some((call) => call.test(pathname))) return next();
    const shown = cookieJar(c.req.header('cookie') ?? null, config).get(COOKIE) ?? '';
    if (isSame(shown, proof)) return next();
    const sent = c.req.header('x-sandbox-secret');
    if (sent !== undefined && (await mayTry(c)) && isSame(sent, secret)) {
      await releaseLimit(services, throttleKey(services, 'sandbox-door', addressOf(c)));
      return next();
    }
    if (c.req.method === 'GET' && wantsPage(c)) return doorPage(401, pathname + search);
    return failureResponse(new PxError('forbidden', { message: text.closed }), services);
  });
}

/** A parameter in a path stands for whatever is given. */
const patternOf = ({ path }: Endpoint) => new RegExp(`^${API_PREFIX}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Returns a path of this site, whatever was sent in its place. */
function pathOf(to: unknown): string {
  const here = 'https://here.invalid';
  if (typeof to !== 'string' || !URL.canParse(to, here)) return '/';
  const { origin, pathname, search } = new URL(to, here);
  return origin === here ? pathname.replace(/^\/+/, '/') + search : '/';
}

const form = (next: string, problem = '') => html`
  <p>${text.intro}</p>
  <form method="post" action="${DOOR}">
    <input type="hidden" name="next" value="${next}" />
    <p>
      <label>${text.secret} <input type="password" name="secret" autocomplete="off" required /></label>
    </p>
    <p role="alert">${problem}</p>
    <button>${text.open}</button>
  </form>
`;

const css = `.px-not-real{margin:0;padding:4px 12px;background:#7a4a00;color:#fff;font:600 13px/20px system-ui,sans-serif;text-align:center}
/* pages of a few words stand in the middle of the window: the line stays at its top */
.px-not-real:has(+ main){position:absolute;inset:0 0 auto}`;
