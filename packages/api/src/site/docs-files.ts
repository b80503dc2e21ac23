import type { Hono } from 'hono';
import { pageHeaders } from '#http/headers.js';
import type { Config } from '#kernel/services.js';
import { answerFile, naming, readStatic } from './static-file.js';

/** The page in the frame of a playground; all others stand in no frame. */
const PREVIEW = 'preview/index.html';
/** What machines read of the documentation lies where they look for it. */
const READABLE = ['llms.txt', 'llms-full.txt'];

/** The documentation under `/docs/`: a page is a folder with an `index.html`, whose address ends in a slash. */
export function mountDocs(hono: Hono, folder: string, config: Config): void {
  const headersOf = (path: string) => pageHeaders(config, { frameAncestors: path === PREVIEW ? "'self'" : "'none'" });
  const leadTo = (Location: string) =>
    new Response(null, {
      status: 301,
      headers: { ...headersOf(''), 'Cache-Control': 'public, max-age=300', Location },
    });

  const answer = async (request: Request, path: string) => {
    const file = await readStatic(folder, path);
    if (!file) return null;
    // pages and texts name the server that gives them out: what is copied there runs as it is
    const shown = /\.(html|txt)$/.test(path) ? naming(request, config, file) : file;
    return answerFile(request, shown, headersOf(path));
  };
  const notFound = async (request: Request) => {
    const page = await answer(request, 'not-found/index.html');
    return new Response(page?.body ?? null, { status: 404, headers: page?.headers ?? headersOf('') });
  };

  for (const name of READABLE)
    hono.get(`/${name}`, async ({ req }) => (await answer(req.raw, name)) ?? notFound(req.raw));
  hono.get('/docs', ({ req }) => leadTo(`/docs/${new URL(req.url).search}`));
  hono.get('/docs/:path{.*}', async (c) => {
    const path = c.req.param('path');
    const isFile = /\.\w+$/.test(path);
    if (!isFile && path !== '' && !path.endsWith('/')) return leadTo(`/docs/${path}/${new URL(c.req.url).search}`);
    return (await answer(c.req.raw, isFile ? path : `${path}index.html`)) ?? notFound(c.req.raw);
  });
}
