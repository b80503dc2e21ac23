import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '#testing/test-config.js';
import { mountDocs } from './docs-files.js';

const hono = new Hono();
const published = new Hono();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'px-docs-'));
  const contents = {
    'index.html': 'start',
    'start/page/index.html': '<script src="https://invest.example/sdk/latest/cart.js">',
    'widgets/cart/index.html': 'cart',
    'preview/index.html': 'preview',
    'not-found/index.html': 'nothing here',
    'assets/main.js': 'run()',
    'llms.txt': '# ProsperX',
  };
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  mountDocs(hono, folder, testConfig);
  mountDocs(published, folder, { ...testConfig, publicHost: 'pay.example', publicUrl: 'https://pay.example' });
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string) => hono.request(`http://localhost:8080${path}`);
const policy = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

describe('mountDocs', () => {
  it.each([
    ['/docs/', 'start'],
    ['/docs/start/page/', '<script src="http://localhost:8080/sdk/latest/cart.js">'],
    ['/docs/widgets/cart/', 'cart'],
    ['/docs/assets/main.js', 'run()'],
    ['/llms.txt', '# ProsperX'],
  ])('gives out %s', async (path, text) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  it('names its public address, whatever name it is asked by', async () => {
    for (const host of ['pay.example', 'pay.example:1000', 'pro.pay.example:2000']) {
      const answer = await published.request(`http://${host}/docs/start/page/`);
      expect(await answer.text()).toBe('<script src="https://pay.example/sdk/latest/cart.js">');
    }
  });

  it('a page without its slash leads to it, with what it was asked for', async () => {
    const answer = await get('/docs/widgets/cart?_theme=dark');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/docs/widgets/cart/?_theme=dark']);
    expect((await get('/docs')).headers.get('location')).toBe('/docs/');
  });

  it.each(['/docs/widgets/none/', '/docs/assets/none.js', '/docs/../secret.txt', '/docs/.git/config/'])(
    'says of %s that it is not here',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
    },
  );

  it('only the page of a preview may stand in a frame, and only in one of ours', async () => {
    expect(policy(await get('/docs/'))).toContain("frame-ancestors 'none'");
    expect(policy(await get('/docs/preview/?server=up'))).toContain("frame-ancestors 'self'");
    for (const path of ['/docs/', '/docs/preview/']) expect(policy(await get(path))).toContain("script-src 'self';");
  });
});
