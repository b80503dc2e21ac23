import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaticServer, StaticSite } from '@prosperx/e2e/static-server';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'host/dist');

type Serve = (site: StaticSite) => Promise<StaticServer>;

interface EmbedConfig {
  readonly origins?: readonly string[];
}

/** What a ProsperX server serves to pages and frames, without the API. `config` is what it would write into a frame's page. */
export async function serveProsperX(serve: Serve, config: EmbedConfig = {}): Promise<string> {
  const attribute = JSON.stringify(config).replaceAll('"', '&quot;');
  const html = readFileSync(join(SITE, 'embed.html'), 'utf8').replace('content="{}"', `content="${attribute}"`);
  const widgets = ['sip-calculator', 'goal-calculator', 'cart'];
  const server = await serve({
    folders: { '/sdk/latest/': join(ROOT, 'packages/sdk/dist/cdn'), '/embed/': join(SITE, 'embed') },
    files: Object.fromEntries(widgets.map((widget) => [`/embed/${widget}`, html])),
  });
  return server.localhost;
}

/** The bank: another site, since its host name is another. Its pages may load scripts and frames from `prosperX` and nothing else. */
export async function serveBank(serve: Serve, prosperX: string, pages: Record<string, string> = {}): Promise<string> {
  const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const point = (content: string) => content.replaceAll('https://invest.example', prosperX);
  const files = { '/': text('index.html'), '/bank.js': text('bank.js'), ...pages };
  const server = await serve({
    folders: { '/': import.meta.dirname },
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, point(content)])),
    headers: { 'Content-Security-Policy': policy(prosperX) },
  });
  return server.loopback;
}

const policy = (prosperX: string) =>
  [
    ...["default-src 'none'", `script-src 'self' ${prosperX}`, "style-src 'self'", "img-src 'self' data:"],
    ...[`frame-src ${prosperX}`, "base-uri 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"],
  ].join('; ');
