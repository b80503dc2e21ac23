import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Config } from '#config.js';
import { commonHeaders } from '#http/security-headers.js';
import { answerFile, readStatic } from './static-file.js';

const YEAR = 31_536_000;

function versionIn(folder: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}

/** A script that stands for one of another address. A redirect would not do: its chunks would import it once more, under the other name. */
const sameAs = (address: string) => `export * from ${JSON.stringify(address)};\n`;

/** Files of the SDK, for pages of any origin. A version never changes; `latest` leads to the newest. */
export function mountSdkFiles(hono: Hono, folder: string, config: Config): void {
  const headers = {
    ...commonHeaders(config),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
  };
  const noCache = { ...headers, 'Cache-Control': 'no-cache' };

  hono.get('/sdk/:version/:path{.+}', async (c) => {
    const version = versionIn(folder);
    const { version: wanted, path } = c.req.param();
    const isLatest = wanted === 'latest';
    const file = version && (isLatest || wanted === version) ? await readStatic(folder, path) : null;
    if (!file) return new Response(null, { status: 404, headers: noCache });
    if (isLatest) {
      const address = `/sdk/${version}/${path}`;
      if (!path.endsWith('.js')) return new Response(null, { status: 302, headers: { ...noCache, Location: address } });
      return new Response(sameAs(address), { headers: { ...noCache, 'Content-Type': 'text/javascript' } });
    }
    return answerFile(c.req.raw, file, { ...headers, 'Cache-Control': `public, max-age=${YEAR}, immutable` });
  });
}
