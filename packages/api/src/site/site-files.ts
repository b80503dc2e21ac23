import type { Hono } from 'hono';
import type { Config } from '#config.js';
import { pageHeaders } from '#http/security-headers.js';
import { siteText } from './site.text.js';
import { answerFile, readStatic } from './static-file.js';

const YEAR = 31_536_000;

// a fund's page may have a dot in its name: files lie in assets, or at the top
const isFile = (path: string) => path.startsWith('assets/') || /^[^/]+\.\w+$/.test(path);

/** The built site under /v1. Every path without a file of its own is a page of the site, which finds its way by itself. */
export function mountSite(hono: Hono, folder: string, config: Config): void {
  const headers = pageHeaders(config, { frameAncestors: "'none'" });
  const home = () => new Response(null, { status: 302, headers: { ...headers, Location: '/v1/home' } });

  hono.get('/', home);
  hono.get('/v1', home);
  hono.get('/v1/:path{.+}', async (c) => {
    const path = c.req.param('path');
    const wantsFile = isFile(path);
    const file = await readStatic(folder, wantsFile ? path : 'index.html');
    if (!file) {
      const text = wantsFile ? '' : siteText.notBuilt;
      return new Response(text, {
        status: wantsFile ? 404 : 503,
        headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    // their names hold a hash of the content
    const fixed = path.startsWith('assets/') ? { 'Cache-Control': `public, max-age=${YEAR}, immutable` } : {};
    return answerFile(c.req.raw, file, { ...headers, ...fixed });
  });
}
