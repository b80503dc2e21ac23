import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Db } from '#db/db.js';
import { partnerOrigins } from '#db/schema/index.js';
import { pageHeaders } from '#http/security-headers.js';
import type { Services } from '#services.js';
import { answerFile, readStatic } from './static-file.js';

/** Widgets that carry no session: any page may frame them. All others appear on the registered pages of a partner alone. */
const PUBLIC_WIDGETS: readonly string[] = ['sip-calculator', 'goal-calculator', 'fund-search', 'nfo-list'];

interface Registered {
  /** What the policy of the page names: a port may be `*`. */
  readonly sources: readonly string[];
  /** Whom the frame may greet: exact origins alone. */
  readonly origins: readonly string[];
}

/** An origin that is registered for any port is greeted under the port that its page claims; the policy makes sure of the rest. */
async function registeredOrigins(db: Db, partner: string, claimed: string): Promise<Registered> {
  const rows = await db.select().from(partnerOrigins).where(eq(partnerOrigins.partnerId, partner));
  const exact = rows.filter((row) => !row.anyPort).map((row) => row.origin);
  const portless = claimed.replace(/:\d+$/, '');
  const anyPort = rows.filter((row) => row.anyPort).map((row) => row.origin);
  const greeted = anyPort.includes(portless) ? [claimed] : [];
  return { sources: [...exact, ...anyPort.map((origin) => `${origin}:*`)], origins: [...exact, ...greeted] };
}

const attribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

async function pageWith(folder: string, embed: object): Promise<string | null> {
  try {
    const page = await readFile(join(folder, 'embed.html'), 'utf8');
    return page.replace(
      /(<meta name="prosperx-embed" content=")[^"]*(")/,
      (_, before: string, after: string) => before + attribute(embed) + after,
    );
  } catch {
    return null;
  }
}

/** The page inside the frames that the embed script makes: `/embed/<widget>?parent=<origin>&partner=<id>`. */
export function mountEmbedPage(hono: Hono, folder: string, { db, config }: Services): void {
  hono.get('/embed/:widget{[a-z][a-z-]*}', async (c) => {
    const { partner = '', parent = '' } = c.req.query();
    const isPublic = PUBLIC_WIDGETS.includes(c.req.param('widget'));
    const { sources, origins } = await registeredOrigins(db, partner, parent);
    const frameAncestors = isPublic ? '*' : sources.join(' ') || "'none'";
    const headers = pageHeaders(config, { frameAncestors });
    const apiBase = new URL(c.req.url).origin;
    const page = await pageWith(folder, { apiBase, partner: origins.length > 0 ? partner : null, origins });
    if (page === null) return new Response(null, { status: 404, headers });
    return new Response(page, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
  });

  hono.get('/embed/:path{.+\\..+}', async (c) => {
    const headers = pageHeaders(config, { frameAncestors: "'none'" });
    const file = await readStatic(join(folder, 'embed'), c.req.param('path'));
    return file ? answerFile(c.req.raw, file, headers) : new Response(null, { status: 404, headers });
  });
}
