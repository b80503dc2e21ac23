import { randomInt } from 'node:crypto';
import type { ShortLinkKind } from '@prosperx/core/report';
import type { Instant } from '@prosperx/core/time';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { shortLinks } from '#db/schema/index.js';
import { commonHeaders } from '#http/headers.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';

/** Letters and digits that nobody takes for another when they read one aloud. */
const NOTIFICATIONS = '23456789abcdefghjkmnpqrstuvwxyz';
/** 31^10 addresses: none is found by trying. */
const LENGTH = 10;
const DAY = 86_400_000;
/** Days for which a link leads to its page. */
export const SHORT_LINK_DAYS = 90;

const newCode = () => Array.from({ length: LENGTH }, () => NOTIFICATIONS[randomInt(NOTIFICATIONS.length)]).join('');

interface Shared {
  readonly kind: ShortLinkKind;
  readonly agentCode: string;
  /** A page of this site, with its whole address. */
  readonly url: string;
  /** The time at which the page itself ends, such as of a payment: the link does not outlive it. */
  readonly until?: Instant | null;
}

/** The path of a page, by which its reader comes to the advisor. */
function creditedPath(url: string, agentCode: string, publicUrl: string): string {
  const { pathname, searchParams } = new URL(url, publicUrl);
  searchParams.set('agentCode', agentCode);
  return `${pathname}?${searchParams.toString()}`;
}

/** Makes a short address of a page that an advisor shares; returns the whole of it. */
export async function shortLinkTo(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { kind, agentCode, url, until = null }: Shared,
): Promise<string> {
  const now = clock.now();
  const code = newCode();
  const path = creditedPath(url, agentCode, config.publicUrl);
  const latest = now + SHORT_LINK_DAYS * DAY;
  await db.insert(shortLinks).values({
    code,
    agentCode,
    kind,
    path,
    createdAt: now,
    expiresAt: until === null ? latest : Math.min(until, latest),
  });
  return `${config.publicUrl}/s/${code}`;
}

/** Returns the short address of a page that goes by the advisor's own programs. Who opens the dialog again within a day shares the same one. */
export async function linkForChat(ctx: Pick<Context, 'db' | 'clock' | 'config'>, shared: Shared): Promise<string> {
  const { db, clock, config } = ctx;
  const path = creditedPath(shared.url, shared.agentCode, config.publicUrl);
  const [known] = await db
    .select({ code: shortLinks.code })
    .from(shortLinks)
    .where(
      and(
        eq(shortLinks.agentCode, shared.agentCode),
        eq(shortLinks.path, path),
        gt(shortLinks.createdAt, clock.now() - DAY),
        gt(shortLinks.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(shortLinks.createdAt))
    .limit(1);
  return known ? `${config.publicUrl}/s/${known.code}` : shortLinkTo(ctx, shared);
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
