import type { ShortLinkKind } from '@prosperx/core/report';
import type { Instant } from '@prosperx/core/time';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { randomInt } from 'node:crypto';
import type { Context } from '#context.js';
import { shortLinks } from '#db/schema/index.js';
import { commonHeaders } from '#http/headers.js';
import type { Services } from '#services.js';

/** Letters and digits that nobody takes for another when they read one aloud. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
/** 31^10 addresses: none is found by trying. */
const LENGTH = 10;
const DAY = 86_400_000;
/** Days for which a link leads to its page. */
export const SHORT_LINK_DAYS = 90;

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

interface Shared {
  readonly kind: ShortLinkKind;
  readonly agentCode: string;
  /** A page of this site, with its whole address. */
  readonly url: string;
}

/** Makes a short address of a page that an advisor shares; returns the whole of it. */
export async function shortLinkTo(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { kind, agentCode, url }: Shared,
): Promise<string> {
  const now = clock.now();
  const { pathname, search } = new URL(url, config.publicUrl);
  const code = newCode();
  await db.insert(shortLinks).values({
    ...{ code, agentCode, kind, path: pathname + search },
    ...{ createdAt: now, expiresAt: now + SHORT_LINK_DAYS * DAY },
  });
  return `${config.publicUrl}/s/${code}`;
}

/** The target of a short link that is unknown or has expired: home with the 404 marker. */
const NOWHERE = '/v1/home?url=404';

async function open({ db }: Services, code: string, now: Instant): Promise<string> {
  const [link] = await db
    .update(shortLinks)
    .set({ opens: sql`${shortLinks.opens} + 1` })
    .where(and(eq(shortLinks.code, code), gt(shortLinks.expiresAt, now)))
    .returning();
  return link?.path ?? NOWHERE;
}

/** Leads from short addresses to their pages, and counts how often; one that has expired leads home. */
export function mountShortLinks(hono: Hono, services: Services): void {
  hono.get('/s/:code{[a-z0-9]{10}}', async (c) => {
    const location = await open(services, c.req.param('code'), services.clock.now());
    const headers = { ...commonHeaders(services.config), Location: location, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 302, headers });
  });
}
