import { setTimeout as wait } from 'node:timers/promises';
import { API_PREFIX } from '@prosperx/core/http';
import { SESSION_HINT } from '@prosperx/core/session';
import { count, max } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { schemes } from '#db/schema/index.js';
import { cookieJar } from '#http/cookies.js';
import { pageHeaders } from '#http/headers.js';
import type { Services } from '#kernel/services.js';
import type { TrafficControl } from '#throttle/traffic.js';
import { finishPage, keptPages } from './kept-pages.js';
import { readPageHead, withHead } from './page-head.js';
import type { PageContent, PageRenderer } from './page-renderer.js';
import { siteText } from './site.text.js';
import { answerFile, readStatic, takesBrotli } from './static-file.js';

const YEAR = 31_536_000;
const ASSETS = 'assets/';
const UNKNOWN = '/v1/home?url=404';
/** The pages that are files of their own; all others are the site's one page. */
const PAGES = new Map([['developers', 'review.html']]);

// a fund's page may have a dot in its name: files lie in assets, or at the top
const isFile = (path: string) => path.startsWith(ASSETS) || /^[^/]+\.\w+$/.test(path);

function isForPerson({ url, headers }: Request): boolean {
  return !new URL(url).pathname.startsWith(API_PREFIX) && (headers.get('Accept') ?? '').includes('text/html');
}

/** "/V1/home" would lead to itself for ever. */
const isOtherCase = (path: string) => /^\/v1(\/|$)/i.test(path);

/** Pages for everybody that no search engine keeps: what they show is somebody's choice of words. */
const PUBLIC_WITHOUT_HEAD: ReadonlySet<string> = new Set(['search']);

/** A page that is the same for everybody may be shown again for a minute, and while the next one is fetched. */
const FOR_EVERYBODY = 'public, max-age=60, stale-while-revalidate=600';
/** Milliseconds after which a page is sent without its content. */
const LONGEST = 2_000;
const A_MINUTE = 60_000;

interface PageServices extends Services {
  /** null: nothing renders pages. */
  readonly renderer: Promise<PageRenderer | null>;
  readonly traffic: TrafficControl;
}

/** Returns what changes with each minute, with an import of NAVs, and when the time of a sandbox is put back: then all pages are worked out anew. */
function pageVersion({ db, clock }: Services): () => Promise<string> {
  let [last, turns] = [0, 0];
  return async () => {
    const now = clock.now();
    if (now < last) turns += 1;
    last = now;
    const [market] = await db.select({ day: max(schemes.latestNavDate), funds: count() }).from(schemes);
    return `${turns} ${Math.floor(now / A_MINUTE)} ${market?.day} ${market?.funds}`;
  };
}

/** The content of a page; null where nothing renders it, not in time, or where too much else is asked for. */
async function contentOf(address: string, mayBeSignedIn: boolean, services: PageServices): Promise<PageContent | null> {
  const renderer = await services.renderer;
  const late = new AbortController();
  try {
    const leave = await services.traffic.enter('reads');
    const rendered = Promise.resolve(renderer?.render(address, mayBeSignedIn) ?? null).finally(leave);
    const limit = wait(LONGEST, null, { signal: late.signal, ref: false }).then(() => {
      throw new Error(`takes longer than ${LONGEST} ms`);
    });
    return await Promise.race([rendered, limit]);
  } catch (error) {
    services.log.error('page_not_rendered', { error });
    return null;
  } finally {
    late.abort();
  }
}

/** The site's one page, with the head and the content of what stands at the address; where nothing does, the page says so itself. */
function pageAnswers(services: PageServices, headersFor: (inline: PageContent['inline']) => Record<string, string>) {
  const keep = keptPages();
  const version = pageVersion(services);
  const { db, config } = services;

  return async (request: Request, path: string, shell: string): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const cookies = cookieJar(request.headers.get('cookie'), config);
    cookies.hintSession();
    const [hint] = cookies.lines;
    const isKnown = cookies.get(SESSION_HINT) !== undefined || hint !== undefined;
    const head = await readPageHead(db, config.publicUrl, path, query);
    const isOwn = head === 'own' && !PUBLIC_WITHOUT_HEAD.has(path);
    const address = (await services.renderer)?.addressOf(path, isOwn ? new URLSearchParams() : query) ?? null;
    const make = async () => {
      const content = address === null ? null : await contentOf(address, isKnown, services);
      const html = content?.html ?? shell;
      const whole = typeof head === 'object' ? withHead(html, head, config.publicUrl) : html;
      return finishPage(whole, content?.inline ?? null);
    };
    const page = await (address === null ? make() : keep(`${isKnown} ${address}`, await version(), make));
    const headers = new Headers({ ...headersFor(page.inline ?? {}), ETag: page.tag, Vary: 'Accept-Encoding' });
    headers.set('Content-Type', 'text/html; charset=utf-8');
    if (typeof head === 'string') headers.set('X-Robots-Tag', 'noindex');
    else if (!isKnown && page.inline) headers.set('Cache-Control', FOR_EVERYBODY);
    if (hint !== undefined) headers.set('Set-Cookie', hint);
    if (request.headers.get('if-none-match') === page.tag) return new Response(null, { status: 304, headers });
    const status = head === 'unknown' ? 404 : 200;
    if (!takesBrotli(request)) return new Response(page.html, { status, headers });
    headers.set('Content-Encoding', 'br');
    return new Response(page.compressed, { status, headers });
  };
}

/** The built site under /v1. Every path without a file of its own is a page of the site, which finds its way by itself; what looks like a file and is none leads home, as a page that does not exist does. */
export function mountSite(hono: Hono, folder: string, services: PageServices): void {
  const { config } = services;
  const headersFor = (inline: PageContent['inline']) => pageHeaders(config, { frameAncestors: "'none'", ...inline });
  const headers = headersFor({});
  const answerPage = pageAnswers(services, headersFor);
  const leadTo = (address: string) => new Response(null, { status: 302, headers: { ...headers, Location: address } });
  const home = ({ req }: Context) => leadTo(`/v1/home${new URL(req.url).search}`);

  hono.get('/', home);
  hono.get('/v1', home);
  hono.get('/v1/', home);
  hono.get('/v1/:path{.+}', async (c) => {
    const path = c.req.param('path');
    const wantsFile = isFile(path);
    const file = await readStatic(folder, wantsFile ? path : (PAGES.get(path) ?? 'index.html'));
    const isAsset = path.startsWith(ASSETS);
    if (!file && wantsFile && !isAsset) return leadTo(UNKNOWN);
    if (!file) {
      const text = isAsset ? '' : siteText.notBuilt;
      return new Response(text, {
        status: isAsset ? 404 : 503,
        headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    if (!wantsFile && !PAGES.has(path)) return answerPage(c.req.raw, path, new TextDecoder().decode(file.bytes));
    // their names hold a hash of the content
    const fixed = isAsset ? { 'Cache-Control': `public, max-age=${YEAR}, immutable` } : {};
    return answerFile(c.req.raw, file, { ...headers, ...fixed });
  });
  // addresses from before the site lay under /v1 are in old letters and bookmarks: the site leads on, or home where it has no such page
  hono.get('*', (c, next) => {
    if (!isForPerson(c.req.raw)) return next();
    const { pathname, search } = new URL(c.req.url);
    return Promise.resolve(leadTo(isOtherCase(pathname) ? UNKNOWN : `/v1${pathname}${search}`));
  });
}
