import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groups } from '../../rolldown.config.mjs';
import { API_REPORT, apiReport } from '../lib/api-report.mjs';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { ROOT } from '../lib/exec.mjs';
import { packSdk } from '../lib/package.mjs';
import { CDN } from '../rollup/paths.mjs';
import { ringsIn } from '../rollup/rings.mjs';
import { widgets } from '../rollup/widgets.mjs';
import { firstBytesOf, tagsBuiltBy } from './bundlers.js';

let folder: string;
/** A project beside which the package is installed. */
let page: string;

beforeAll(async () => {
  // within `npm test` the package is built here, in the time in which other workers start and load what they test
  await buildStale('sdk', PACKAGE);
  folder = await mkdtemp(join(tmpdir(), 'prosperx-publish-'));
  await packSdk(folder);
  page = join(folder, 'page');
  await cp(join(folder, 'package'), join(page, 'node_modules/@prosperx/sdk'), { recursive: true });
}, 900_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The files that one of those that pages load imports before it runs. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(CDN, file), 'utf8').matchAll(/(?:import|from)\s*["']([^"']+)["']/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

describe('the files that pages load', () => {
  it('have one of each group that rolldown.config.mjs names', () => {
    const files = readdirSync(join(CDN, 'chunks'));
    const unused = groups
      .map(({ name }) => name)
      .filter((name) => !files.some((file) => file.startsWith(String(name))));
    expect(unused).toEqual([]);
  });

  // name what a ring shares in the groups
  it('need each other in no ring', () => {
    const files = readdirSync(CDN, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const needs = new Map(files.map((file) => [file, importsOf(file).filter((other) => files.includes(other))]));
    expect(files.length).toBeGreaterThan(100);
    expect(ringsIn(needs)).toEqual([]);
    expect(
      ringsIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual([['b', 'c']]);
  });
});

describe('the tarball', () => {
  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: join(folder, 'package'), strict: true });
    expect(messages).toEqual([]);
  });

  it('offers what was reviewed and nothing else (npm run release -- report writes it)', () => {
    expect(apiReport()).toBe(readFileSync(API_REPORT, 'utf8'));
  });

  // Trust E10: the package holds nothing that leads back into the workspace
  it('holds nothing that leads back into the workspace', () => {
    const staged = join(folder, 'package');
    const files = readdirSync(staged, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|ts|json)$/.test(file),
    );
    expect(files.filter((file) => file.startsWith('src/'))).toEqual([]);
    const leading = files.filter((file) =>
      /(from|import|import\()\s*['"](#|@prosperx\/(?!sdk))/.test(readFileSync(join(staged, file), 'utf8')),
    );
    expect(leading).toEqual([]);
  });

  it.each(['elements', 'embed', 'bridge'])('has types of %s that need no types of React', (entry) => {
    const typesOf = (path: string): string => {
      const text = readFileSync(path, 'utf8');
      const others = [...text.matchAll(/from '(\.[^']+)\.js'/g)].map(([, name = '']) =>
        join(path, '..', `${name}.d.ts`),
      );
      return [text, ...others.map(typesOf)].join('\n');
    };
    expect(typesOf(join(folder, `package/dist/${entry}.d.ts`))).not.toMatch(/['"]react['"]/);
  });

  it('has its pages with it: each that a page links to, and what changed with its version', () => {
    const staged = join(folder, 'package');
    const pages = ['README.md', ...readdirSync(join(staged, 'docs')).map((name) => `docs/${name}`)];
    for (const page of pages) {
      const links = readFileSync(join(staged, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g);
      for (const [, link = ''] of links)
        expect(existsSync(join(staged, page, '..', link)), `${page}: ${link}`).toBe(true);
    }
    expect(pages).toEqual(expect.arrayContaining(['docs/bridge.md', 'docs/errors.md', 'docs/server.md']));
    const { version } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8')) as { version: string };
    expect(readFileSync(join(staged, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
  });

  // all components together are ten times as much
  it('gives an app that shows one calculator the code of that calculator alone', async () => {
    expect(await firstBytesOf('ProsperXProvider, SipCalculator', page)).toBeLessThan(60_000);
  });

  it("defines every tag on a page that says `import '@prosperx/sdk/elements'` and is built by Vite", async () => {
    const tags = widgets.map(({ tag }) => tag).sort();
    expect(await tagsBuiltBy('vite', page, join(ROOT, 'node_modules/.bin'))).toEqual(tags);
  });
});
