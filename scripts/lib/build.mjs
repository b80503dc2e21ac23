import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, logLine, seconds } from './command-log.mjs';
import { bin, exec, ROOT, tail, toolEnv } from './exec.mjs';
import { whenStale } from './stale.mjs';

/** The npm package, of which nothing is served. */
export const PACKAGE = 'package';

const shared = ['package-lock.json', 'tsconfig.base.json', 'packages/core/src', 'packages/core/package.json'];
const sdk = ['packages/sdk/src', 'packages/sdk/package.json'];

/** `leftovers`: folders whose files carry hashes in their names. @typedef {{ name: string, entry: string, inputs: string[], output: string, leftovers?: string[], tool: string, args: string[], cwd: string }} Part */

/** @type {readonly Part[]} */
const PARTS = [
  {
    name: 'sdk',
    entry: 'packages/sdk/src/elements.ts',
    inputs: [...shared, ...sdk, 'rolldown.config.mjs', 'scripts/rollup'],
    output: 'packages/sdk/dist/cdn/manifest.json',
    leftovers: ['packages/sdk/dist/cdn'],
    tool: 'rolldown',
    args: ['-c', 'rolldown.config.mjs', '--logLevel=silent'],
    cwd: '.',
  },
  {
    name: PACKAGE,
    entry: 'packages/sdk/src/react.ts',
    inputs: [...shared, ...sdk, 'rollup.config.mjs', 'scripts/rollup'],
    output: 'packages/sdk/dist/react.d.ts',
    leftovers: ['chunks', 'modules', 'types'].map((folder) => `packages/sdk/dist/${folder}`),
    tool: 'rollup',
    args: ['-c', 'rollup.config.mjs', '--silent'],
    cwd: '.',
  },
  {
    name: 'site',
    entry: 'host/index.html',
    inputs: [...shared, ...sdk, 'host'],
    output: 'host/dist/index.html',
    tool: 'vite',
    args: ['build', '--logLevel=warn'],
    cwd: 'host',
  },
  {
    name: 'renderer',
    entry: 'host/src/server.tsx',
    inputs: [...shared, ...sdk, 'host'],
    output: 'host/dist-server/server.js',
    tool: 'vite',
    args: ['build', '--config=server.vite.config.ts', '--logLevel=warn'],
    cwd: 'host',
  },
  {
    name: 'embed',
    entry: 'host/src/embed/embed.html',
    inputs: [...shared, ...sdk, 'host/src/embed', 'host/embed.vite.config.mjs', 'scripts/rollup'],
    output: 'host/dist/embed.html', // after the site, which empties the folder
    tool: 'vite',
    args: ['build', '--config=embed.vite.config.mjs', '--logLevel=warn'],
    cwd: 'host',
  },
  {
    name: 'review',
    entry: 'host/review.html',
    inputs: [...shared, ...sdk, 'host/src/review', 'host/review.html', 'host/review.vite.config.ts', 'scripts/rollup'],
    output: 'host/dist/review.html', // after the site too
    tool: 'vite',
    args: ['build', '--config=review.vite.config.ts', '--logLevel=warn'],
    cwd: 'host',
  },
  {
    name: 'docs',
    entry: 'packages/docs/src/build.ts',
    inputs: [
      ...shared,
      ...sdk,
      'packages/sdk/docs',
      'packages/sdk/CHANGELOG.md',
      'packages/docs',
      'host/vite.config.ts',
      'examples',
    ],
    output: 'packages/docs/dist/search.json',
    tool: 'tsx',
    args: ['src/build.ts'],
    cwd: 'packages/docs',
  },
  {
    name: 'server',
    entry: 'packages/api/src/server.ts',
    inputs: [
      ...shared,
      'packages/api/src',
      'packages/api/scripts',
      'packages/api/package.json',
      'packages/api/vite.config.ts',
    ],
    output: 'packages/api/dist/server.js',
    tool: 'vite',
    args: ['build', '--logLevel=warn'],
    cwd: 'packages/api',
  },
];

/** @param {Part} part */
async function build(part) {
  if (!existsSync(join(ROOT, part.entry))) return;
  await whenStale(part, async () => {
    logLine(`building the ${part.name} …`);
    const since = performance.now();
    for (const folder of part.leftovers ?? []) rmSync(join(ROOT, folder), { recursive: true, force: true });
    const { code, output } = await exec(bin(part.tool), part.args, { cwd: join(ROOT, part.cwd), env: toolEnv() });
    if (code !== 0)
      throw new CommandError(`the ${part.name} does not build; "npm run check" tells more.\n${tail(output)}`);
    logLine(`built the ${part.name} in ${seconds(since)}.`);
  });
}

/** Builds what changed since it was last built: all that is served, or the parts named. @param {readonly string[]} names */
export async function buildStale(...names) {
  const parts = PARTS.filter(({ name }) => (names.length === 0 ? name !== PACKAGE : names.includes(name)));
  // two pages are written into the site's folder, which the site empties
  const inTurn = parts.filter(({ name }) => ['site', 'embed', 'review'].includes(name));
  await Promise.all([
    ...parts.filter((part) => !inTurn.includes(part)).map(build),
    (async () => {
      for (const part of inTurn) await build(part);
    })(),
  ]);
}
