import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { commonHeaders } from '#http/headers.js';
import { ownOrigin } from '#http/request-origin.js';
import type { Config } from '#kernel/services.js';
import { answerFile, readStatic, type StaticFile } from './static-file.js';

const YEAR = 31_536_000;
const FIVE_MINUTES = 300;

function versionIn(folder: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}

/** Returns how long an address that leads to a version may be kept: `latest`, `0` and `0.1` move on with each release that they cover. Null for every other name. */
function cachingOf(alias: string, version: string): string | null {
  if (alias === 'latest') return 'no-cache';
  return /^\d+(\.\d+)?$/.test(alias) && version.startsWith(`${alias}.`) ? `public, max-age=${FIVE_MINUTES}` : null;
}

/** A script that replaces one of another address. A redirect would not do: its chunks would import it once more, under the other name. */
const sameAs = (address: string) => `export * from ${JSON.stringify(address)};\n`;

/** The server that the lines for a page name until one gives them out. */
const EXAMPLE = 'https://invest.example';

/** The lines for a page, with the server that gives them out, so that they can be pasted as they are. */
const naming = (origin: string, { file, bytes, ...rest }: StaticFile): StaticFile => ({
  ...rest,
  file: `${file} ${origin}`,
  bytes: new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll(EXAMPLE, origin)),
});

/**
 * Files of the SDK, for pages of any origin. A version never changes; the names that lead to one do. `/sdk/manifest.json` leads to
 * that of the newest version: its files lie under `/sdk/<version>/`, where their integrity holds.
 */
export function mountSdkFiles(hono: Hono, folder: string, config: Config): void {
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
    const version = versionIn(folder);
    const { version: wanted, path } = c.req.param();
    if (!version) return none();
    const caching = cachingOf(wanted, version);
    const found = caching || wanted === version ? await readStatic(folder, path) : null;
    if (!found) return none();
    const file = path.startsWith('snippets/') ? naming(ownOrigin(c.req.raw, config), found) : found;
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
