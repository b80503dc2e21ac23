import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { answerFile, mountSdkFiles, readStatic, testConfig } from '@prosperx/api/trust';
import { Hono } from 'hono';
import { rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '../../..');
const CDN = join(ROOT, 'packages/sdk/dist/cdn');
const FILES = join(ROOT, '.cache/bench/figure');
const PAGES = join(FILES, 'pages');
const PEERS = ['r2wc-react', 'mui-recharts'] as const;

async function buildPeer(name: string): Promise<void> {
  const bundle = await rolldown({
    input: join(ROOT, `packages/bench/peers/${name}.jsx`),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  await bundle.write({ file: join(FILES, 'peers', `${name}.js`), minify: true });
}

const BARE = 'bare-script';

/** A script that weighs on the wire what another does, and only writes the figure: what is left is the way of the bytes. */
async function writeBareScript(figure: string, weighsAs: string): Promise<void> {
  const bytes = brotliCompressSync(await readFile(join(FILES, weighsAs))).length;
  let filling = '';
  const code = () => `document.querySelector('output').textContent = '${figure}';\n// ${filling}\n`;
  while (brotliCompressSync(code()).length < bytes) filling += createHash('sha256').update(filling).digest('base64');
  await writeFile(join(FILES, 'peers', `${BARE}.js`), code());
}

/** An article of a blog: each page differs from the others in its calculator alone. */
const article = (calculator: string) => `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Start small</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/blog.css">
<header><a href="/">Paisa Notes</a></header>
<main>
<h1>Start small</h1>
<p>A fixed amount each month, left alone for long, does most of its work in the last years. Try it:</p>
${calculator}
<p>Last revised in November.</p>
</main>
`;

/** Pages that show the same figure by different means, and the element in whose shadow root it stands. */
export interface FigurePage {
  readonly name: string;
  readonly path: string;
  readonly element?: string;
}

export interface FigureSite {
  readonly origin: string;
  readonly pages: readonly FigurePage[];
  close(): Promise<void>;
}

/** Builds the peers and serves all pages with the server's own headers and compression, on a free port. */
export async function openFigureSite(
  figure: string,
  plan: { amount: number; rate: number; years: number },
): Promise<FigureSite> {
  await rm(FILES, { recursive: true, force: true });
  await cp(CDN, FILES, { recursive: true });
  await mkdir(PAGES);
  await cp(join(ROOT, 'examples/blog-script-tag/blog.css'), join(PAGES, 'blog.css'));
  for (const name of PEERS) await buildPeer(name);
  await writeBareScript(figure, 'sip-calculator.js');
  const { version } = JSON.parse(await readFile(join(FILES, 'manifest.json'), 'utf8')) as { version: string };
  const script = (name: string) => `<script type="module" src="/sdk/${version}/peers/${name}.js"></script>`;
  const given = (prefix: string) =>
    Object.entries(plan)
      .map(([name, value]) => `${prefix}${name}="${value}"`)
      .join(' ');
  const calculators = {
    'static text': `<p>In ${plan.years} years your plan could become <strong>${figure}</strong></p>`,
    'its bytes without work': `${script(BARE)}\n<output></output>`,
    '<px-sip-calculator>': (await readFile(join(FILES, 'snippets/sip-calculator.html'), 'utf8')).replaceAll(
      'https://invest.example',
      '',
    ),
    'r2wc + React': `${script('r2wc-react')}\n<r2wc-sip-calculator ${given('')}></r2wc-sip-calculator>`,
    'MUI + Recharts': `${script('mui-recharts')}\n<div id="sip-calculator" ${given('data-')}></div>`,
  };
  const pages: FigurePage[] = [];
  for (const [index, [name, calculator]] of Object.entries(calculators).entries()) {
    await writeFile(join(PAGES, `${index}.html`), article(calculator));
    const element = /<(\w+-[\w-]+)/.exec(calculator)?.[1];
    pages.push({ name, path: `/${index}.html`, ...(element && { element }) });
  }
  const hono = new Hono();
  mountSdkFiles(hono, FILES, testConfig);
  hono.get('/:file', async (c) => {
    const file = await readStatic(PAGES, c.req.param('file'));
    return file ? answerFile(c.req.raw, file, {}) : c.notFound();
  });
  const server = createAdaptorServer({ fetch: hono.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    pages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
