import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagePolicy } from '#http/headers.js';
import { classesIn, usedStyles, withoutFaces, withoutFetchedFaces } from './used-styles.js';

/** What the host's server build exports (host/src/server.tsx). */
interface Renderer {
  pageAddress(address: string): string | null;
  renderPage(
    address: string,
    options: {
      readonly fetch: typeof fetch;
      readonly mayBeSignedIn: boolean;
      readonly maxRate: number;
      readonly language: string;
    },
  ): Promise<RenderedPage | null>;
  readonly EARLY_SCRIPT: string;
  readonly NOTES_ID: string;
  readonly STYLE_ID: string;
  readonly WHOLE_STYLE_ID: string;
  readonly STANDING_RULES: string;
}

interface RenderedPage {
  readonly html: string;
  readonly sheets: readonly string[];
  readonly standingSheets: readonly string[];
  readonly parts: readonly string[];
  readonly standing: readonly (readonly string[])[];
  readonly queries: unknown;
  readonly isToRead: boolean;
}

/** The site's page with its content, in two parts: a head still has to be changed to tell of what the page shows, and the rest is long. */
export interface PageContent {
  /** The site's own head, up to its end. */
  readonly head: string;
  /** Everything else: the styles and scripts of the head, and the body. */
  readonly rest: string;
  /** What its policy allows besides our own files, by their hashes. */
  readonly inline: Pick<PagePolicy, 'styles' | 'scripts'>;
}

export interface PageRenderer {
  /** Returns the address by which a page is known: what does not change it is left out. null: nothing stands there, or it leads elsewhere. */
  addressOf(path: string, query: URLSearchParams): string | null;
  /** Renders what stands at such an address; null where the site leads elsewhere. */
  render(address: string, mayBeSignedIn: boolean, language: string): Promise<PageContent | null>;
}

/** A browser ends a block at the first `</`, wherever it stands; JSON has another way to write `<`. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The first element that lies below the first screen (`.px-far`). */
const FAR = /<\w+(?=[^>]* class="[^"]*\bpx-far\b)/;

/**
 * Parts a page where its first screen ends: a browser that has read so far paints it, by the rules that it needs, while the rest is on its way.
 * All rules come before the rest, in their order, so that those which both have decide as if they stood there once.
 */
function firstScreenOf(html: string): readonly [seen: string, far: string] {
  const end = html.search(FAR);
  return end < 0 ? [html, ''] : [html.slice(0, end), html.slice(end)];
}

/** Parts a page at the end of its head. */
export function atHeadsEnd(html: string): readonly [head: string, rest: string] {
  const end = html.indexOf('</head>');
  return end < 0 ? [html, ''] : [html.slice(0, end), html.slice(end)];
}

/** The scripts of each part, which the site's build writes (host/lazy-parts.ts). */
const PARTS = 'lazy-parts.json';

/** Opens the host's server build; null where it or the site was not built. `site` is the folder of what browsers load, `maxRate` the highest return of its calculators. */
export async function openRenderer(
  site: string,
  build: string,
  fetch: typeof globalThis.fetch,
  maxRate: number,
): Promise<PageRenderer | null> {
  const program = join(build, 'server.js');
  if (![program, join(site, 'index.html'), join(site, PARTS)].every((file) => existsSync(file))) return null;
  const read = (file: string) => readFile(join(site, file), 'utf8');
  const [template, scripts] = await Promise.all([read('index.html'), read(PARTS)]);
  const renderer = (await import(pathToFileURL(program).href)) as Renderer;
  const scriptsOf = JSON.parse(scripts) as Readonly<Record<string, readonly string[]>>;
  const [link = '', sheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/.exec(template) ?? [];
  const [, main = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(template) ?? [];
  const alwaysWanted = [...template.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  const ownSheet = await read(sheet.replace('/v1/', ''));
  // the content comes first: what the scripts need follows it
  const page = template
    .replace(link, '')
    .replaceAll(/<script type="module".*?<\/script>\s*|<link rel="modulepreload"[^>]*>\s*/gs, '');
  const [head, body] = atHeadsEnd(page);
  const ownClasses = classesIn(page);
  return {
    addressOf(path, query) {
      const segments = path.split('/');
      // what is decoded already must not be read as another page's address
      if (segments.some((segment) => ['', '.', '..'].includes(segment))) return null;
      return renderer.pageAddress(`/${segments.map(encodeURIComponent).join('/')}?${query.toString()}`);
    },
    async render(address, mayBeSignedIn, language) {
      const rendered = await renderer.renderPage(address, { fetch, mayBeSignedIn, maxRate, language });
      if (rendered === null) return null;
      const { html, sheets, standingSheets, parts, standing, queries, isToRead } = rendered;
      const styleOf = (classes: ReadonlySet<string>) =>
        [
          usedStyles([ownSheet, ...sheets.slice(0, -1)], classes),
          sheets.at(-1),
          renderer.STANDING_RULES,
          usedStyles(standingSheets, classes),
        ].join('');
      const [seen, far] = firstScreenOf(html);
      const ofSeen = new Set([...ownClasses, ...classesIn(seen)]);
      // a page that takes over has the site's own sheet then, with its face
      const style = isToRead ? styleOf(ofSeen) : withoutFetchedFaces(styleOf(ofSeen));
      const whole = far && withoutFaces(styleOf(new Set([...ofSeen, ...classesIn(far)])));
      const content = far ? `${seen}<style id="${renderer.WHOLE_STYLE_ID}">${whole}</style>${far}` : seen;
      const wanted = parts.flatMap((part) => scriptsOf[part] ?? []).map((name) => `/v1/${name}`);
      const modules = [...new Set([...alwaysWanted, ...wanted])].filter((href) => href !== main);
      const inHead = `<script>${renderer.EARLY_SCRIPT}</script>\n    <style id="${renderer.STYLE_ID}">${style}</style>\n  `;
      // what comes later must not take the place of the page itself on a slow line
      const later = [main, ...modules].map(
        (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`,
      );
      const data = [
        `data-sheet="${sheet}" data-main="${main}"`,
        mayBeSignedIn && 'data-awaited',
        isToRead && `data-waits data-modules="${modules.join(' ')}"`,
      ];
      const notes = `<script type="application/json" id="${renderer.NOTES_ID}" ${data.filter(Boolean).join(' ')}>${asJson({ parts, standing, queries })}</script>`;
      const end = [notes, ...(isToRead ? [] : later)].join('\n    ');
      return {
        head,
        rest: inHead + body.replace('<div id="app"></div>', () => `<div id="app">${content}</div>\n    ${end}`),
        inline: {
          styles: [style, whole].filter(Boolean).map(hashOf).join(' '),
          scripts: hashOf(renderer.EARLY_SCRIPT),
        },
      };
    },
  };
}
