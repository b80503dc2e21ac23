import { API_PREFIX } from '@prosperx/core/http';
import { PxError } from '@prosperx/core/errors';
import { and, eq, isNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import { files } from '#db/schema/index.js';
import { cookieJar } from '#http/cookies.js';
import { failureResponse } from '#http/guard.js';
import { commonHeaders } from '#http/security-headers.js';
import type { Services } from '#services.js';
import { findSession, isSessionLive } from '#modules/session/find-session.js';
import { SESSION_COOKIE } from '#modules/session/session-rules.js';
import { sessionIdOf } from '#modules/session/start-session.js';
import { isLinkGood } from './file-link.js';

/** As a picture a partner's page may show it too; opened by itself it can do nothing. */
export const fileHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
};

/** Whether the session that a link is bound to goes on, and, unless it is a link for pages without cookies, is the one that asks. */
async function isInSession(services: Services, cookieHeader: string | null, session: string, by: string) {
  if (by === 'link') return isSessionLive(services, session);
  const token = cookieJar(cookieHeader, services.config).get(SESSION_COOKIE);
  const found = await findSession({ ...services, token, background: true });
  return found !== null && sessionIdOf(found.actor) === session;
}

/** Answers the links of `fileLink`; one that is forged, too old, of another session or of a file that was replaced finds nothing. */
export function mountFileLinks(hono: Hono, services: Services): void {
  const { db, config, providers } = services;
  hono.get(`${API_PREFIX}/files/:id`, async (c) => {
    const id = c.req.param('id');
    const { until = '', signature = '', session = '', by = '' } = c.req.query();
    const notFound = () => failureResponse(new PxError('not_found'), services);
    if (!isLinkGood(services, id, until, signature, { session, by })) return notFound();
    if (!(await isInSession(services, c.req.header('cookie') ?? null, session, by))) return notFound();
    const [file] = await db
      .select()
      .from(files)
      .where(and(eq(files.id, id), isNull(files.deletedAt)));
    const bytes = file && (await providers.fileStore.get(id));
    if (!bytes) return notFound();
    const headers = { ...commonHeaders(config), ...fileHeaders, 'Content-Type': file.mediaType };
    return new Response(Buffer.from(bytes), { headers });
  });
}
