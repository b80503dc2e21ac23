import { setTimeout as wait } from 'node:timers/promises';
import { PxError } from '@prosperx/core/errors';
import type { Language } from '@prosperx/core/language';
import { SESSION_HINT } from '@prosperx/core/session';
import { MINUTE } from '@prosperx/core/time';
import { count, max } from 'drizzle-orm';
import type { Context } from 'hono';
import { schemes } from '#db/schema/index.js';
import { compress, encodingFor, QUICK } from '#http/compressed.js';
import { cookieJar } from '#http/cookies.js';
import { pageHeaders } from '#http/headers.js';
import { type HttpServices, seenAddress } from '#http/mount.js';
import { placeOf } from '#http/place.js';
import { endSessionOf } from '#http/session.js';
import type { Services } from '#kernel/services.js';
import { headWords } from './head-words.js';
import { finishPage, type KeptPage, keptPages } from './kept-pages.js';
import { isOwnPage, readPageHead, withHead, withMaxReturn } from './page-head.js';
import { inLanguage, pageLanguage } from './page-language.js';
import { atHeadsEnd, type PageContent, type PageRenderer } from './page-renderer.js';

export interface PageServices extends HttpServices {
  /** null: nothing renders pages. */
  readonly renderer: Promise<PageRenderer | null>;
}

/** Pages for everybody that no search engine keeps: what they show is somebody's choice of words. */
const PUBLIC_WITHOUT_HEAD: ReadonlySet<string> = new Set(['search']);

/** A page that is the same for everybody may be shown again for a minute, and while the next one is fetched. */
const FOR_EVERYBODY = 'public, max-age=60, stale-while-revalidate=600';
/** A page whose address says what somebody earns or owns: no cache in between may have that among its keys. */
const FOR_ITS_READER = 'private, no-cache';
/** Tells whether an address, as the renderer knows it, is that of a calculator with somebody's figures. */
const hasFigures = (address: string) => /^\/[\w-]+-calculator\?/.test(address);

/** Milliseconds after which a page is sent without its content. */
const LONGEST = 2_000;
/** Pages that are worked out at the same time. */
const AT_ONCE = 8;
const A_MINUTE = MINUTE;

/** Milliseconds for which it is taken for known what NAVs there are: the database is not asked for each reader of a kept page. */
const NAVS_KNOWN_FOR = 1_000;

/** Returns what changes with each minute, within a second of an import of NAVs, and when the time of a sandbox is put back: then all pages are worked out anew. */
function pageVersion({ db, clock }: Services): () => Promise<string> {
  let [last, turns, askedAt] = [0, 0, -Infinity];
  let navs = Promise.resolve('');
  const readNavs = async () => {
    const [market] = await db.select({ day: max(schemes.latestNavDate), funds: count() }).from(schemes);
    return `${market?.day} ${market?.funds}`;
  };
  return async () => {
    const now = clock.now();
    if (now < last) turns += 1;
    last = now;
    if (performance.now() - askedAt > NAVS_KNOWN_FOR) {
      askedAt = performance.now();
      navs = readNavs();
      // who asks next, asks again
      navs.catch(() => (askedAt = -Infinity));
    }
    return `${turns} ${Math.floor(now / A_MINUTE)} ${await navs}`;
  };
}

/** What is asked for: an address of the site, by whom. */
interface Wanted {
  readonly address: string;
  readonly mayBeSignedIn: boolean;
  readonly language: Language;
}

/** Works the content of pages out, as reads; null where nothing renders it, or not in time. */
function contentOf({ renderer, traffic, log }: PageServices) {
  let inHand = 0;

  async function render({ address, mayBeSignedIn, language }: Wanted, late: AbortSignal): Promise<PageContent | null> {
    const leave = await traffic.enter('reads');
    late.addEventListener('abort', leave);
    if (late.aborted) leave();
    return (await renderer)?.render(address, mayBeSignedIn, language) ?? null;
  }

  const workOut = async (wanted: Wanted): Promise<PageContent | null> => {
    inHand += 1;
    const end = new AbortController();
    const rendered = render(wanted, end.signal).finally(() => (inHand -= 1));
    try {
      const limit = wait(LONGEST, null, { signal: end.signal, ref: false }).then(() => {
        throw new Error(`takes longer than ${LONGEST} ms`);
      });
      return await Promise.race([rendered, limit]);
    } catch (error) {
      // too much at once is nothing to look at
      if (!(error instanceof PxError)) log.error('page_not_rendered', { error });
      return null;
    } finally {
      // whatever becomes of it, it holds no place among reads any more
      end.abort();
    }
  };
  return { workOut, hasRoom: () => inHand < AT_ONCE };
}

async function send(request: Request, status: number, page: KeptPage, headers: Headers): Promise<Response> {
  if (request.headers.get('if-none-match') === page.tag) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request);
  if (encoding === null) return new Response(page.bytes, { status, headers });
  headers.set('Content-Encoding', encoding);
  const bytes = encoding === 'br' ? page.compressed : await compress(page.bytes, encoding, QUICK);
  return new Response(bytes, { status, headers });
}

/**
 * Answers with the site's one page, which is `shell`, with the head and the content of what stands at the path. null: nothing does; where
 * nothing renders pages, the page finds that out by itself.
 */
export function pageAnswers(services: PageServices) {
  const kept = keptPages();
  const version = pageVersion(services);
  const content = contentOf(services);
  const { config, renderer, traffic } = services;

  return async (c: Context, path: string, shell: string): Promise<Response | null> => {
    const request = c.req.raw;
    const query = new URL(request.url).searchParams;
    const cookies = cookieJar(request.headers.get('cookie'), config);
    cookies.hintSession();
    const [hint] = cookies.lines;
    // a page that is only read asks nothing else; a session that cannot be ended now is over by itself, without its cookie
    const left = cookies.carryOutLogout();
    if (left !== undefined) await endSessionOf(services, left).catch(() => undefined);
    const language = pageLanguage(request, query, cookies);
    const words = await headWords(language);
    const mayBeSignedIn = cookies.get(SESSION_HINT) !== undefined || hint !== undefined;
    const isOwn = isOwnPage(path, words) && !PUBLIC_WITHOUT_HEAD.has(path);
    const pages = await renderer;
    const address = pages?.addressOf(path, isOwn ? new URLSearchParams() : query) ?? null;
    if (pages && address === null) return null;
    const finish = async (coming: Promise<PageContent | null>) => {
      const [head, shown] = await Promise.all([readPageHead(services, config.publicUrl, path, query, words), coming]);
      const [general, rest] = shown ? [shown.head, shown.rest] : atHeadsEnd(shell);
      const own = typeof head === 'object' ? withHead(general, head, config.publicUrl, language, words) : general;
      const html = inLanguage(withMaxReturn(own, config.maxReturn), language) + rest;
      return finishPage(html, shown?.inline ?? null, typeof head === 'object' ? 'everybody' : head);
    };
    const withoutContent = () => finish(Promise.resolve(null));
    /** Whoever asks for too much has a page without content for themselves alone: nobody waits for one who is held back. */
    const isCounted = () =>
      traffic.count('reads', { address: seenAddress(c, services), name: null }).then(
        () => true,
        () => false,
      );
    const contentful = async (wanted: Wanted): Promise<KeptPage> => {
      const key = `${language} ${mayBeSignedIn} ${wanted.address}`;
      const now = await version().catch(() => null);
      const isKept = !hasFigures(wanted.address);
      const find = () => (isKept ? kept.find(key, now) : undefined);
      const begin = () => {
        if (!content.hasRoom()) return null;
        const made = finish(content.workOut(wanted));
        return isKept ? kept.keep(key, now, made) : made;
      };
      const known = find();
      if (known && !(known instanceof Promise)) return known;
      const place = placeOf(c);
      // scripts and styles need the places of files
      await place.moveTo('waits');
      const mayBegin = !find() && content.hasRoom() && (await isCounted());
      const coming = find() ?? (mayBegin ? begin() : null);
      if (coming) return coming;
      await place.moveTo('files');
      return withoutContent();
    };
    const page = await (address === null ? withoutContent() : contentful({ address, mayBeSignedIn, language }));
    const headers = new Headers({
      ...pageHeaders(config, { frameAncestors: "'none'", ...page.inline }),
      'Content-Type': 'text/html; charset=utf-8',
      ETag: page.tag,
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
      'Content-Language': `${language}-IN`,
    });
    const isFurther = Number(query.get('page')) > 1;
    if (page.kind !== 'everybody' || isFurther) headers.set('X-Robots-Tag', 'noindex');
    if (address !== null && hasFigures(address)) headers.set('Cache-Control', FOR_ITS_READER);
    else if (page.kind === 'everybody' && !mayBeSignedIn && page.inline && cookies.lines.length === 0)
      headers.set('Cache-Control', FOR_EVERYBODY);
    for (const line of cookies.lines) headers.append('Set-Cookie', line);
    return send(request, page.kind === 'unknown' ? 404 : 200, page, headers);
  };
}
