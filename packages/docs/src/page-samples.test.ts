import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../sdk/src/widget/docs-navigation.js';
import { widgets } from '../../sdk/src/widgets.js';
import { withFiles } from './includes.js';

const CONTENT = join(import.meta.dirname, '../content');
const PACKAGE = join(import.meta.dirname, '../../sdk/docs');

const pages = [CONTENT, PACKAGE].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
);
const places = placesOf(widgets.map(({ contract }) => contract));
const pageOf = (name: string) => pages.find(({ file }) => file === name)?.text ?? '';

/** Runs code as it stands on a page, with what a browser would give it. */
const run = (code: string, given: object = {}): unknown => runInNewContext(code, { URL, URLSearchParams, ...given });

/** Where a sample goes when a widget leads to `to` with `params`. */
type Lead = (to: string, params: object) => string;

const HREF = 'https://bank.example/fund';

/** The list in a sample of the pages that its owner has. */
const ownPages = (text: string) => /^const OWN = .*?;$/ms.exec(text)?.[0] ?? '';

/** Runs the handler in `code` as React would, on a page with a router of its own. */
const ledByReact =
  (text: string, indent: number): Lead =>
  (to, params) => {
    const gone: string[] = [];
    const go = (page: unknown) => gone.push(new URL(String(page), HREF).href);
    const given = { location: { href: HREF, assign: go }, router: { push: go }, navigate: go };
    const onNavigate = run(`${ownPages(text)}\n(${handlerIn(text, indent)})`, given) as (navigation: object) => void;
    onNavigate({ to, params, preventDefault: () => {} });
    return gone.join();
  };

/** The handler of a provider that stands `indent` spaces from the left. */
const handlerIn = (text: string, indent: number) =>
  new RegExp(`^ {${indent}}onNavigate=\\{(.*?\n {${indent}}\\})\\}`, 'ms').exec(text)?.[1];

const leads: readonly (readonly [sample: string, folder: string, page: string, lead: Lead])[] = [
  [
    'elements.md',
    '/invest',
    '/thank-you',
    (to, params) => {
      const gone: string[] = [];
      const code = /^document\.addEventListener\('px-navigate'.*?^\}\);$/ms.exec(pageOf('elements.md'))?.[0] ?? '';
      run(`${ownPages(pageOf('elements.md'))}\n${code}`, {
        location: { href: HREF, assign: (page: unknown) => gone.push(String(page)) },
        document: {
          addEventListener: (_: string, hear: (event: unknown) => void) =>
            hear({ detail: { to, params }, preventDefault: () => {} }),
        },
      });
      return gone.join();
    },
  ],
  ['react.md', '/invest', '/thank-you', ledByReact(pageOf('react.md'), 4)],
  ['start/react.md', '/invest', '/thank-you', ledByReact(pageOf('start/react.md'), 2)],
  ['hosts/next.md', '/invest', '/thank-you', ledByReact(withFiles(pageOf('hosts/next.md')), 6)],
  ['hosts/react-router.md', '', '/search-panel', ledByReact(withFiles(pageOf('hosts/react-router.md')), 10)],
];

describe.each(leads)('the sample of %s that leads a reader on', (_, folder, page, lead) => {
  it('leaves what the page does not have to the site', () => {
    const others = places.filter(({ widget }) => widget === null).map(({ to }) => to);
    expect(others).toContain('/contact-us');
    expect([...others, '/articles/7'].map((to) => lead(to, {})).join('')).toBe('');
  });

  it('takes a page by its whole name, and every step of a payment where it takes the first', () => {
    expect([`${page}-of-later`, `/of-later${page}`].map((to) => lead(to, {})).join('')).toBe('');
    const steps = places.filter(({ widget }) => ['order-summary', 'order-result', 'payment'].includes(widget ?? ''));
    const left = steps.filter(({ to }) => lead(to, {}) === '');
    if (lead('/order-summary', {})) expect(left).toEqual([]);
  });

  it('takes the parameters along, and those that the path has already', () => {
    expect(lead(page, {})).toBe(`https://bank.example${folder}${page}`);
    expect(lead(page, { keywords: 'gold & silver' })).toBe(
      `https://bank.example${folder}${page}?keywords=gold+%26+silver`,
    );
    expect(lead(`${page}?orderNo=7`, { paymentUrl: 'p1' })).toBe(
      `https://bank.example${folder}${page}?orderNo=7&paymentUrl=p1`,
    );
  });
});

describe('a sample that takes a reader elsewhere', () => {
  const HANDLER = /addEventListener\('([\w-]+)'|\b(on[A-Z]\w*)=\{/g;
  const handlers = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/location\.assign|router\.push/g)].map(({ index }) => {
      const [, event, handler] = [...text.slice(0, index).matchAll(HANDLER)].at(-1) ?? [];
      return [file, event ?? handler];
    }),
  );

  it('does so at px-navigate, since after any other event the widget may lead to the site, or at a failure', () => {
    expect(handlers.length).toBeGreaterThan(4);
    const mayLead = ['px-navigate', 'onNavigate', 'px-error'];
    expect(handlers.filter(([, event]) => !mayLead.includes(event ?? ''))).toEqual([]);
  });
});

const samples = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/^async function getToken.*?^}$/gms)].map(([code]) => ({ file, code })),
);

describe('a sample of getToken', () => {
  it.each(samples)(
    '$file says that nobody is there for 401 and 404 alone: what fails otherwise logs nobody out',
    async ({ code }) => {
      const given = (text: string, status = 200) =>
        (run(`(${code})`, { fetch: async () => new Response(text, { status }), Error }) as () => Promise<unknown>)();
      expect(await given('a token')).toBe('a token');
      for (const status of [401, 404]) expect(await given('<html>Please log in</html>', status)).toBeNull();
      for (const status of [429, 502]) await expect(given('', status)).rejects.toThrow(`${status}`);
    },
  );

  it('stands on each of five pages', () => {
    expect(samples.map(({ file }) => file).sort()).toEqual([
      'elements.md',
      'frames.md',
      'server.md',
      'sessions.md',
      'start/react.md',
    ]);
  });
});

describe('an address with a version', () => {
  it('names that of the package, which is there to be fetched', () => {
    const { version } = JSON.parse(readFileSync(join(PACKAGE, '../package.json'), 'utf8')) as { version: string };
    const named = pages.flatMap(({ text }) => withFiles(text).match(/\/sdk\/\d+\.\d+\.\d[^/`]*/g) ?? []);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((address) => address !== `/sdk/${version}`)).toEqual([]);
  });
});
