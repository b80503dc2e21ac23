import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import semver from 'semver';
import { commonHeaders } from '#http/headers.js';
import type { Config } from '#kernel/services.js';
import { answerFile, naming, readStatic } from './static-file.js';

const YEAR = 31_536_000;
const FIVE_MINUTES = 300;

function versionIn(folder: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}

interface Release {
  readonly version: string;
  readonly folder: string;
}

/** The releases that a folder keeps, each in a folder of its own by the name of its version; the newest first, and what is no final release after all that are. */
function keptReleases(kept: string | undefined): readonly Release[] {
  if (kept === undefined) return [];
  const names = readdirSync(kept).filter((name) => semver.valid(name) === name);
  return names.map((version) => ({ version, folder: join(kept, version) })).sort(newestFirst);
}

function newestFirst({ version: one }: Release, { version: other }: Release): number {
  const isEarly = (version: string) => Number(semver.prerelease(version) !== null);
  return isEarly(one) - isEarly(other) || semver.rcompare(one, other);
}

/** `1` and `1.2` stand for the newest release of their line. */
const isLine = (name: string) => /^\d+(\.\d+)?$/.test(name);
const isOfLine = ({ version }: Release, line: string) => version.startsWith(`${line}.`);

/** A script that replaces one of another address. A redirect would not do: its chunks would import it once more, under the other name. */
const sameAs = (address: string) => `export * from ${JSON.stringify(address)};\n`;

/** The package as `npm install` takes it, where its operator has packed it (`npm run pack`). */
const PACKAGE = 'prosperx-sdk.tgz';

/**
 * Files of the SDK, for pages of any origin. A version never changes, and stays for as long as `kept` holds it, its package in `packed`; the names that lead to one move on: `latest` is
 * the version that this server was built with. `/sdk/manifest.json` leads to that of the latest: its files lie under `/sdk/<version>/`, where their integrity holds.
 */
export function mountSdkFiles(
  hono: Hono,
  folder: string,
  config: Config,
  { kept, packed }: { readonly kept?: string | undefined; readonly packed?: string | undefined } = {},
): void {
  const older = keptReleases(kept);
  const find = (release: Release, path: string) =>
    path === PACKAGE && packed !== undefined
      ? readStatic(packed, `prosperx-sdk-${release.version}.tgz`)
      : readStatic(release.folder, path);
  const headers = {
    ...commonHeaders(config),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
  };
  const none = () => new Response(null, { status: 404, headers: { ...headers, 'Cache-Control': 'no-cache' } });
  const leadTo = (Location: string, caching: string) =>
    new Response(null, { status: 302, headers: { ...headers, 'Cache-Control': caching, Location } });

  hono.get('/sdk/manifest.json', () => {
    const version = versionIn(folder);
    return version ? leadTo(`/sdk/${version}/manifest.json`, `public, max-age=${FIVE_MINUTES}`) : none();
  });

  hono.get('/sdk/:version/:path{.+}', async (c) => {
    const latest = versionIn(folder);
    const { version: wanted, path } = c.req.param();
    if (!latest) return none();
    const all = [{ version: latest, folder }, ...older];
    const release =
      wanted === 'latest'
        ? all[0]
        : isLine(wanted)
          ? all.filter((each) => isOfLine(each, wanted)).sort(newestFirst)[0]
          : all.find(({ version }) => version === wanted);
    const found = release && (await find(release, path));
    if (!release || !found) return none();
    const { version } = release;
    const caching = wanted === 'latest' ? 'no-cache' : isLine(wanted) ? `public, max-age=${FIVE_MINUTES}` : null;
    const file = path.startsWith('snippets/') ? naming(c.req.raw, config, found) : found;
    if (!caching)
      // small files on the pages of others, whose readers wait for each of their bytes
      return answerFile(c.req.raw, file, { ...headers, 'Cache-Control': `public, max-age=${YEAR}, immutable` }, 11);
    const address = `/sdk/${version}/${path}`;
    if (!path.endsWith('.js')) return leadTo(address, caching);
    return new Response(sameAs(address), {
      headers: { ...headers, 'Cache-Control': caching, 'Content-Type': 'text/javascript' },
    });
  });
}
