import { DOCUMENT_KINDS } from '@prosperx/core/fund';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { schemes } from '#db/schema/index.js';
import { pageHeaders } from '#http/headers.js';
import type { Services } from '#kernel/services.js';
import { documentPath, documentSlug } from './catalogue/played-facts.js';
import { pageFrame } from './page-frame.js';
import { documentText as text } from './sandbox.text.js';

/** Mounts the pages that stand for the documents of the sandbox's schemes. */
export function mountFundDocuments(hono: Hono, services: Services): void {
  const headers = {
    ...pageHeaders(services.config, { frameAncestors: "'none'" }),
    'Content-Type': 'text/html; charset=utf-8',
  };
  hono.get(documentPath, async (c) => {
    const kind = DOCUMENT_KINDS.find((known) => documentSlug(known) === c.req.param('kind'));
    const [scheme] = await services.db
      .select({ name: schemes.name, fundHouse: schemes.fundHouse, navsModelled: schemes.navsModelled })
      .from(schemes)
      .where(eq(schemes.amfiCode, c.req.param('amfiCode') ?? ''));
    if (kind === undefined || !scheme?.navsModelled) return new Response(null, { status: 404, headers });
    const page = pageFrame(text.title(kind, scheme.name), html`<p>${text.body(scheme.fundHouse)}</p>`);
    return new Response(String(page), { headers });
  });
}
