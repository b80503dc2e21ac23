import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRefusal, PartnerTheme } from '@prosperx/core/partner';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Db } from '#db/db.js';
import { partnerOrigins, partners } from '#db/schema/index.js';
import { pageHeaders } from '#http/headers.js';
import { isPageOrigin, ownOrigin } from '#http/request-origin.js';
import type { Services } from '#kernel/services.js';
import { answerFile, readStatic } from './static-file.js';

interface Registered {
  /** The origins that the policy of the page names: a port may be `*`. */
  readonly sources: readonly string[];
  /** The exact origins that the frame shakes hands with. */
  readonly origins: readonly string[];
  /** The partner's own agent. */
  readonly agentCode: string | null;
  /** The look of its frames. */
  readonly theme: PartnerTheme | null;
}

/**
 * An origin that is registered for any port is greeted under the port that its page claims; the policy makes sure of the rest. What was stored before
 * patterns were refused stands in no policy: it would let others frame the page, or take the policy apart.
 */
async function registeredOrigins(db: Db, partner: string, claimed: string): Promise<Registered> {
  const stored = await db
    .select({
      origin: partnerOrigins.origin,
      anyPort: partnerOrigins.anyPort,
      agentCode: partners.agentCode,
      theme: partners.theme,
    })
    .from(partnerOrigins)
    .innerJoin(partners, eq(partners.id, partnerOrigins.partnerId))
    .where(eq(partnerOrigins.partnerId, partner));
  const rows = stored.filter(({ origin }) => isPageOrigin(origin));
  const exact = rows.filter((row) => !row.anyPort).map((row) => row.origin);
  const portless = claimed.replace(/:\d+$/, '');
  const anyPort = rows.filter((row) => row.anyPort).map((row) => row.origin);
  const claimedOrigins = anyPort.includes(portless) ? [claimed] : [];
  const sources = [...exact, ...anyPort.map((origin) => `${origin}:*`)];
  return {
    sources,
    origins: [...exact, ...claimedOrigins],
    agentCode: rows[0]?.agentCode ?? null,
    theme: rows[0]?.theme ?? null,
  };
}

/** Told only to a page that says where it stands. */
const refusalOf = (sources: readonly string[], partner: string): PageRefusal =>
  sources.length === 0 && partner !== '' ? 'unknown_partner' : 'unregistered_origin';

const attribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns what was built: the page itself, and the widgets that any page may frame, which it names. All others appear on the registered pages of a partner alone. */
async function builtPage(folder: string): Promise<{ html: string; publicWidgets: readonly string[] } | null> {
  try {
    const html = await readFile(join(folder, 'embed.html'), 'utf8');
    const [, names = ''] = /<meta name="prosperx-public" content="([^"]*)"/.exec(html) ?? [];
    return { html, publicWidgets: names.split(' ') };
  } catch {
    return null;
  }
}

const withConfig = (html: string, embed: object) =>
  html.replace(
    /(<meta name="prosperx-embed" content=")[^"]*(")/,
    (_, before: string, after: string) => before + attribute(embed) + after,
  );

/** The page inside the frames that the embed script makes: `/embed/<widget>?parent=<origin>&partner=<id>`. */
export function mountEmbedPage(hono: Hono, folder: string, { db, config }: Services): void {
  hono.get('/embed/:widget{[a-z][a-z-]*}', async (c) => {
    const { partner = '', parent = '' } = c.req.query();
    const page = await builtPage(folder);
    const { sources, origins, agentCode, theme } = await registeredOrigins(db, partner, parent);
    const isPublic = page?.publicWidgets.includes(c.req.param('widget'));
    const refusal = isPublic || parent === '' || origins.includes(parent) ? null : refusalOf(sources, partner);
    // the sentence in place of a widget may be read anywhere: there is nothing else on its page
    const isOpen = isPublic === true || refusal !== null;
    const headers = pageHeaders(config, { frameAncestors: isOpen ? '*' : sources.join(' ') || "'none'" });
    if (!page) return new Response(null, { status: 404, headers });
    const apiBase = ownOrigin(c.req.raw, config);
    const known = origins.length > 0 ? { partner, agentCode, theme } : { partner: null, agentCode: null, theme: null };
    const html = withConfig(
      page.html,
      refusal ? { refusal } : { apiBase, maxRate: config.maxReturn, ...known, origins },
    );
    return new Response(html, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
  });

  hono.get('/embed/:path{.+\\..+}', async (c) => {
    const headers = pageHeaders(config, { frameAncestors: "'none'" });
    const file = await readStatic(join(folder, 'embed'), c.req.param('path'));
    return file ? answerFile(c.req.raw, file, headers) : new Response(null, { status: 404, headers });
  });
}
