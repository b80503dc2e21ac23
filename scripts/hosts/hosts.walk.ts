import { join } from 'node:path';
import { expect, test } from '@prosperx/e2e';
import { type Host, hosts, strictPolicy } from './hosts.js';
import { buildHost, packOnce } from './install.js';
import { startApp } from './start-app.js';
import { walk } from './walk.js';

/** A page as it is before any script runs. */
async function expectRendered(html: string, rendered: NonNullable<Host['rendered']>): Promise<void> {
  const tag = /<px-sip-calculator[^>]*monthly-amount="10000"/i;
  const figures = /Monthly investment[\s\S]*₹10,000/;
  expect(html).toMatch(rendered === 'tag' ? tag : figures);
}

for (const { name, title, files, rendered, pages = ['/'] } of hosts) {
  test(`${name}: a calculator stands in a production build of ${title} and keeps the rules of elements`, async ({
    page,
    serve,
  }) => {
    const folder = await buildHost(name, await packOnce());
    const app = files === undefined ? await startApp(folder, ['npm', 'start']) : null;
    try {
      const headers = strictPolicy();
      const origin = app?.origin ?? (await serve({ folders: { '/': join(folder, files ?? '') }, headers })).loopback;
      for (const path of pages) {
        const answer = await fetch(origin + path);
        expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'(?! *'unsafe)/);
        if (rendered) await expectRendered(await answer.text(), rendered);
        await walk(page, origin + path);
      }
    } finally {
      await app?.stop();
    }
  });
}
