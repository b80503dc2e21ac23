import { API_PREFIX } from '@prosperx/core/http';
import type { Context, Hono } from 'hono';
import { pageHeaders } from '#http/headers.js';
import { pageAnswers, type PageServices } from './page-answers.js';
import { siteText } from './site.text.js';
import { answerFile, readStatic } from './static-file.js';

const YEAR = 31_536_000;
const ASSETS = 'assets/';
const UNKNOWN = '/v1/home?url=404';
/** The documentation, which had this address before it had its own. */
const DEVELOPERS = 'developers';

// a fund's page may have a dot in its name: files lie in assets, or at the top
const isFile = (path: string) => path.startsWith(ASSETS) || /^[^/]+\.\w+$/.test(path);

function isForPerson({ url, headers }: Request): boolean {
  return !new URL(url).pathname.startsWith(API_PREFIX) && (headers.get('Accept') ?? '').includes('text/html');
}

/** "/V1/home" would lead to itself for ever. */
const isOtherCase = (path: string) => /^\/v1(\/|$)/i.test(path);

/** An address from a reader may end in thousands of slashes, over which an expression would begin anew at each. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The built site under /v1. Every path without a file of its own is a page of the site; what is neither leads home, and one with a slash at its end to the page without it. */
export function mountSite(hono: Hono, folder: string, services: PageServices): void {
  const { config } = services;
  const headers = pageHeaders(config, { frameAncestors: "'none'" });
  const answerPage = pageAnswers(services);
  const leadTo = (address: string) => new Response(null, { status: 302, headers: { ...headers, Location: address } });
  // whoever is sent a wrong link stays the customer of the agent whom it names
  const unknown = ({ req }: Context) => {
    const agentCode = new URL(req.url).searchParams.get('agentCode');
    return leadTo(agentCode ? `${UNKNOWN}&${new URLSearchParams({ agentCode }).toString()}` : UNKNOWN);
  };
  const home = ({ req }: Context) => leadTo(`/v1/home${new URL(req.url).search}`);

  hono.get('/', home);
  hono.get('/v1', home);
  hono.get('/v1/', home);
  hono.get('/v1/:path{.+}', async (c) => {
    const path = c.req.param('path');
    const wantsFile = isFile(path);
    if (path.endsWith('/') && !wantsFile) {
      const { pathname, search } = new URL(c.req.url);
      return leadTo(withoutSlashes(pathname) + search);
    }
    if (path === DEVELOPERS) return leadTo('/docs/');
    const file = await readStatic(folder, wantsFile ? path : 'index.html');
    const isAsset = path.startsWith(ASSETS);
    if (!file && wantsFile && !isAsset) return unknown(c);
    if (!file) {
      const text = isAsset ? '' : siteText.notBuilt;
      return new Response(text, {
        status: isAsset ? 404 : 503,
        headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    if (!wantsFile) return (await answerPage(c, path, new TextDecoder().decode(file.bytes))) ?? unknown(c);
    // their names hold a hash of the content
    const fixed = isAsset ? { 'Cache-Control': `public, max-age=${YEAR}, immutable` } : {};
    return answerFile(c.req.raw, file, { ...headers, ...fixed });
  });
  // addresses from before the site lay under /v1 are in old emails and bookmarks: the site leads on, or home where it has no such page
  hono.get('*', (c, next) => {
    if (!isForPerson(c.req.raw)) return next();
    const { pathname, search } = new URL(c.req.url);
    return Promise.resolve(isOtherCase(pathname) ? unknown(c) : leadTo(`/v1${pathname}${search}`));
  });
}
