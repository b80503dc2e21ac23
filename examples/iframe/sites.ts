import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaticServer, StaticSite } from '@prosperx/e2e/static-server';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'host/dist');

type Serve = (site: StaticSite) => Promise<StaticServer>;

interface EmbedConfig {
  readonly origins?: readonly string[];
  readonly apiBase?: string | undefined;
}

/** What a ProsperX server serves to pages and frames, without the API. `config` is what it writes into a frame's page. */
export async function serveProsperX(serve: Serve, config: EmbedConfig = {}): Promise<string> {
  const html = readFileSync(join(SITE, 'embed.html'), 'utf8');
  const written = () => html.replace('content="{}"', `content="${JSON.stringify(config).replaceAll('"', '&quot;')}"`);
  const page = { enumerable: true, get: written };
  const server = await serve({
    folders: { '/sdk/latest/': join(ROOT, 'packages/sdk/dist/cdn'), '/embed/': join(SITE, 'embed') },
    files: Object.defineProperties(
      {},
      {
        '/embed/sip-calculator': page,
        '/embed/goal-calculator': page,
        '/embed/inflation-calculator': page,
        '/embed/cart': page,
      },
    ),
  });
  return server.localhost;
}

/** The bank: another site, since its host name is another. Its pages load scripts and frames from `prosperX` alone, and frames from `frames`. */
export async function serveBank(serve: Serve, prosperX: string, frames = ''): Promise<string> {
  const point = (file: string) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll('https://invest.example', prosperX);
  const files = ['/bank.js', '/attacks/victim.js'].map((path) => [path, point(path)]);
  const server = await serve({
    folders: { '/': import.meta.dirname },
    files: Object.fromEntries(files) as Record<string, string>,
    html: (text) => text.replaceAll('https://invest.example', prosperX),
    headers: { 'Content-Security-Policy': policy(prosperX, frames) },
  });
  return server.loopback;
}

const policy = (prosperX: string, frames: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${prosperX}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `frame-src ${prosperX} ${frames}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
