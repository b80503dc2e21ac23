import { randomInt } from 'node:crypto';
import { said } from '@prosperx/core/language';
import { tidyText } from '@prosperx/core/session';
import { RECEIVER_LENGTH, type ShortLinkKind } from '@prosperx/core/share';
import { type Instant, DAY } from '@prosperx/core/time';
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { agents, shortLinks } from '#db/schema/index.js';
import { commonHeaders } from '#http/headers.js';
import { plainPage } from '#http/plain-page.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { revokedLinkText } from './short-link.text.js';

/** Letters and digits that nobody takes for another when they read one aloud. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** 31^10 addresses: none is found by trying. */
const LENGTH = 10;
/** Days for which a link leads to its page. */
export const SHORT_LINK_DAYS = 90;

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

interface Shared {
  readonly kind: ShortLinkKind;
  readonly agentCode: string;
  /** A page of this site, with its whole address. */
  readonly url: string;
  /** Whom it is for, where that is not the customer in whose account the advisor is. */
  readonly receiver?: string | undefined;
  /** The page is about that customer, whoever receives the link. */
  readonly ofCustomer?: true;
}

/** The path of a page, by which its reader comes to the advisor. */
function creditedPath(url: string, agentCode: string, publicUrl: string): string {
  const { pathname, searchParams } = new URL(url, publicUrl);
  searchParams.set('agentCode', agentCode);
  return `${pathname}?${searchParams.toString()}`;
}

type Sender = Pick<Context, 'db' | 'clock' | 'config' | 'crypto'> & Partial<Pick<Context, 'subject'>>;

/** Makes a short address of a page that an advisor sends; returns the whole of it. It is made when it is sent, and for one receiver. */
export async function shortLinkTo(
  { db, clock, config, crypto, subject }: Sender,
  { kind, agentCode, url, receiver, ofCustomer }: Shared,
): Promise<string> {
  const now = clock.now();
  const code = newCode();
  const named = tidyText(receiver ?? '').slice(0, RECEIVER_LENGTH);
  await db.insert(shortLinks).values({
    code,
    agentCode,
    kind,
    path: creditedPath(url, agentCode, config.publicUrl),
    // what is for somebody else is none of the customer's in whose account the advisor is
    profileId: named === '' || ofCustomer ? (subject?.profileId ?? null) : null,
    receiver: named === '' ? null : crypto.seal(shortLinks.receiver, code, named),
    createdAt: now,
    expiresAt: now + SHORT_LINK_DAYS * DAY,
  });
  return `${config.publicUrl}/s/${code}`;
}

/** The target of a short link that is unknown or has expired: home with the 404 marker. */
const NOWHERE = '/v1/home?url=404';
/** Programs that look at a link to show what is behind it, on its way to the reader. */
const PREVIEWS =
  /(?<!cu)bot\b|whatsapp|facebookexternalhit|preview|slurp|pagerenderer|google-safety|iframely|vkshare|python|curl/i;
/** Headers of browsers that fetch a page before its reader asks for it. */
const PREFETCH = ['sec-purpose', 'purpose', 'x-moz'] as const;

async function find({ db }: Services, code: string, now: Instant) {
  const [link] = await db
    .select({ ...getTableColumns(shortLinks), advisor: agents.name })
    .from(shortLinks)
    .innerJoin(agents, eq(agents.code, shortLinks.agentCode))
    .where(and(eq(shortLinks.code, code), gt(shortLinks.expiresAt, now)));
  return link ?? null;
}

async function count({ db }: Services, code: string, now: Instant): Promise<void> {
  const openedAt = sql`coalesce(${shortLinks.openedAt}, ${new Date(now).toISOString()})`;
  const opened = { opens: sql`${shortLinks.opens} + 1`, openedAt };
  await db.update(shortLinks).set(opened).where(eq(shortLinks.code, code));
}

/** The page of a link that was revoked: it says so, and has a way on. */
function revokedPage(
  { config }: Services,
  request: Request,
  { advisor, agentCode }: { advisor: string; agentCode: string },
): Promise<Response> {
  const home = `/v1/home?${new URLSearchParams({ agentCode }).toString()}`;
  return plainPage(config, request, () => {
    const text = said(revokedLinkText);
    const content = html`<p>${text.by(advisor)}</p>
      <p><a href="${home}">${text.home}</a></p>`;
    return { title: text.title, content, status: 410 };
  });
}

/** Leads from short addresses to their pages, and counts how often; one that has expired leads home, and one that was revoked says so. */
export function mountShortLinks(hono: Hono, services: Services): void {
  hono.get('/s/:code{[a-z0-9]{10}}', async (c) => {
    const [code, now] = [c.req.param('code'), services.clock.now()];
    const link = await find(services, code, now);
    if (link && link.revokedAt !== null) return revokedPage(services, c.req.raw, link);
    const isAhead = PREFETCH.some((name) => /prefetch|preview/i.test(c.req.header(name) ?? ''));
    const isRead = c.req.method === 'GET' && !isAhead && !PREVIEWS.test(c.req.header('user-agent') ?? '');
    if (link && isRead) await count(services, code, now);
    const location = link?.path ?? NOWHERE;
    const headers = { ...commonHeaders(services.config), Location: location, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 302, headers });
  });
}
