import { categoryPath, FUND_CATEGORIES, fundPath, SUB_CATEGORIES } from '@prosperx/core/fund';
import { asc, count } from 'drizzle-orm';
import { XMLBuilder } from 'fast-xml-parser';
import type { Hono } from 'hono';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { commonHeaders } from '#http/headers.js';
import type { Services } from '#kernel/services.js';
import { isShown } from '#records/fund/is-shown.js';
import { publicPages } from './site.text.js';

/** The most addresses that one file of a sitemap may have (sitemaps.org). */
const ADDRESSES_PER_FILE = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

const fileOf = (root: 'sitemapindex' | 'urlset', entry: 'sitemap' | 'url', entries: readonly object[]): string =>
  xml.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, [root]: { '@xmlns': NAMESPACE, [entry]: entries } });

/** The funds of one file, from 1. */
const fundsOf = (db: Db, file: number) =>
  db
    .select({
      id: schemes.id,
      schemeName: schemes.name,
      category: schemes.category,
      subCategory: schemes.subCategory,
      navDate: schemes.latestNavDate,
    })
    .from(schemes)
    .where(isShown)
    .orderBy(asc(schemes.id))
    .limit(ADDRESSES_PER_FILE)
    .offset((file - 1) * ADDRESSES_PER_FILE);

/**
 * What search engines ask for: `/robots.txt`, and `/sitemap.xml` with the files that list every public page. A sandbox asks them to stay
 * away: its NAVs are partly modelled and its people invented.
 */
export function mountSitemap(hono: Hono, { db, config }: Services): void {
  const { publicUrl } = config;
  const headers = { ...commonHeaders(config), 'Cache-Control': 'public, max-age=3600' };
  const answer = (body: string) =>
    new Response(body, { headers: { ...headers, 'Content-Type': 'application/xml; charset=utf-8' } });

  hono.get('/robots.txt', () => {
    const lines = config.sandbox ? ['Disallow: /'] : ['Disallow: /prosperx-api/', `Sitemap: ${publicUrl}/sitemap.xml`];
    const body = ['User-agent: *', ...lines, ''].join('\n');
    return new Response(body, { headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
  });

  hono.get('/sitemap.xml', async () => {
    const [found] = await db.select({ total: count() }).from(schemes).where(isShown);
    const files = Math.ceil((found?.total ?? 0) / ADDRESSES_PER_FILE);
    const names = ['pages', ...Array.from({ length: files }, (_, index) => `funds-${index + 1}`)];
    return answer(
      fileOf(
        'sitemapindex',
        'sitemap',
        names.map((name) => ({ loc: `${publicUrl}/sitemap-${name}.xml` })),
      ),
    );
  });

  hono.get('/sitemap-pages.xml', async () => {
    const listed = await db.selectDistinct({ name: schemes.subCategory }).from(schemes).where(isShown);
    const categories = FUND_CATEGORIES.flatMap((category) => [
      categoryPath(category),
      ...SUB_CATEGORIES[category].flatMap((sub) =>
        listed.some(({ name }) => name === sub) ? [categoryPath(category, sub)] : [],
      ),
    ]);
    const paths = [...Object.keys(publicPages).map((path) => `/${path}`), ...categories];
    return answer(
      fileOf(
        'urlset',
        'url',
        paths.map((path) => ({ loc: `${publicUrl}/v1${path}` })),
      ),
    );
  });

  hono.get('/:file{sitemap-funds-[1-9]\\d{0,3}\\.xml}', async (c) => {
    const rows = await fundsOf(db, Number(/\d+/.exec(c.req.param('file'))?.[0]));
    if (rows.length === 0) return new Response(null, { status: 404, headers });
    const entries = rows.map(({ id, navDate, ...fund }) => ({
      loc: `${publicUrl}/v1${fundPath(fund)}?${new URLSearchParams({ schemeId: id }).toString()}`,
      lastmod: navDate,
    }));
    return answer(fileOf('urlset', 'url', entries));
  });
}
