import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { expect, it } from 'vitest';
import { testConfig } from '#testing/test-config.js';
import { plainPage } from './plain-page.js';

it('a plain page allows the very style that stands in it', async () => {
  const write = () => ({ title: 'Title', content: html`<p>Words</p>` });
  const answer = await plainPage(testConfig, new Request('https://x.example'), write);
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await answer.text()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).toContain('color-scheme');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});
