import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StaticSite {
  /** Address path, such as `/` or `/prosperx/`, to a folder. The longest that fits serves. */
  readonly folders: Readonly<Record<string, string>>;
  /** Sent with every answer, such as `Content-Security-Policy`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Path to text that is sent in place of a file. */
  readonly files?: Readonly<Record<string, string>>;
  /** Rewrites a page before it is sent. */
  readonly html?: (text: string) => string;
}

export interface StaticServer {
  /** The same server under two names: to a browser they are two sites, where another port alone would be one. */
  readonly localhost: string;
  readonly loopback: string;
  close(): Promise<void>;
}

function fileFor({ folders }: StaticSite, path: string): string | null {
  const mount = Object.keys(folders)
    .sort((a, b) => b.length - a.length)
    .find((one) => path.startsWith(one));
  const folder = mount && folders[mount];
  if (!folder) return null;
  const file = join(folder, normalize(`/${path.slice(mount.length)}`));
  const page =
    file.endsWith('/') || (existsSync(file) && statSync(file).isDirectory()) ? join(file, 'index.html') : file;
  return existsSync(page) ? page : null;
}

async function answer(site: StaticSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
  const text = site.files?.[path];
  const file = text === undefined ? fileFor(site, path) : path;
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file) || '.html'] ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    ...site.headers,
  });
  if (text !== undefined) response.end(text);
  else if (site.html && extname(file) === '.html') response.end(site.html(await readFile(file, 'utf8')));
  else createReadStream(file).pipe(response);
}

/** Serves folders on a free port of this machine. */
export async function serveStatic(site: StaticSite): Promise<StaticServer> {
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    localhost: `http://localhost:${port}`,
    loopback: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
