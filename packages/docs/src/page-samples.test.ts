import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withFiles } from './includes.js';

const CONTENT = join(import.meta.dirname, '../content');
const PACKAGE = join(import.meta.dirname, '../../sdk/docs');

const pages = [CONTENT, PACKAGE].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
);
const pageOf = (name: string) => pages.find(({ file }) => file === name)?.text ?? '';

/** Runs code as it stands on a page, with what a browser would give it. */
const run = (code: string, given: object = {}): unknown => runInNewContext(code, { URL, URLSearchParams, ...given });

/** Where a sample goes when a widget leads to `to` with `params`. */
type Lead = (to: string, params: object) => string;

const leads: readonly (readonly [string, Lead])[] = [
  [
    'elements.md',
    (to, params) => {
      const gone: string[] = [];
      const code = /^document\.addEventListener\('px-navigate'.*?^\}\);$/ms.exec(pageOf('elements.md'))?.[0] ?? '';
      run(code, {
        location: { href: 'https://bank.example/fund', assign: (page: unknown) => gone.push(String(page)) },
        document: {
          addEventListener: (_: string, hear: (event: unknown) => void) =>
            hear({ detail: { to, params }, preventDefault: () => {} }),
        },
      });
      return gone.join();
    },
  ],
  [
    'react.md',
    (to, params) => {
      const gone: string[] = [];
      const code = /onNavigate=\{(.*?\n {4}\})\}/s.exec(pageOf('react.md'))?.[1] ?? '';
      const onNavigate = run(`(${code})`, {
        location: { href: 'https://bank.example/fund', assign: (page: unknown) => gone.push(String(page)) },
      }) as (navigation: object) => void;
      onNavigate({ to, params, preventDefault: () => {} });
      return gone.join();
    },
  ],
];

describe.each(leads)('the sample of %s that leads a reader on', (_, lead) => {
  it('takes the parameters along, and those that the path has already', () => {
    expect(lead('/cart-review', {})).toBe('https://bank.example/invest/cart-review');
    expect(lead('/search', { keywords: 'gold & silver' })).toBe(
      'https://bank.example/invest/search?keywords=gold+%26+silver',
    );
    expect(lead('/thank-you?orderNo=7', { paymentUrl: 'p1' })).toBe(
      'https://bank.example/invest/thank-you?orderNo=7&paymentUrl=p1',
    );
  });
});

const samples = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/getToken(?:: |=\{)(\(\) => fetch\(.*\))\}?(?: \},|,)?$/gm)].map(([, code = '']) => [file, code]),
);

describe('a sample of getToken', () => {
  it.each(samples)('%s says that nobody is there where the server refuses: %s', async (_, code) => {
    const answers = [
      { ok: true, text: async () => 'a token' },
      { ok: false, text: async () => '<html>Please log in</html>' },
    ];
    const getToken = run(`(${code})`, { fetch: async () => answers.shift() }) as () => Promise<unknown>;
    expect([await getToken(), await getToken()]).toEqual(['a token', null]);
  });

  it('stands on each of five pages', () => {
    expect(samples.map(([file]) => file).sort()).toEqual([
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
