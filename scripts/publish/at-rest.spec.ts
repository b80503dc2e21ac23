import { expect, test, trustIf } from '@prosperx/e2e';
import { snippet } from '../lib/snippet.mjs';
import { widgetFiles } from '../lib/widget-files.mjs';
import { laterParts } from '../steps/size-widgets.mjs';
import { manifest, open, site as pageOf } from './snippet-page.js';

// those that load something more, and one of a person, which shows a visitor the way to the login
const FIRST = ['sip-calculator', 'fund-detail', 'cart', 'portfolio'];

for (const [name, { tag }] of Object.entries(manifest.entries)) {
  if (tag === null) continue;
  test(
    `${tag} has at rest loaded what \`npm run size\` counts, and nothing else`,
    trustIf(!FIRST.includes(name)),
    async ({ page, serve, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      let attributes = ` api-base="${site.origin}" partner="bluebank"`;
      if (name === 'fund-detail') {
        const found = await page.request.get(
          `${site.origin}/prosperx-api/api/v1/mf/suggest-mutual-fund?text=parag%20parikh`,
        );
        const [fund] = ((await found.json()) as { data: { encryptedSchemeId: string }[] }).data;
        attributes += ` scheme-id="${fund?.encryptedSchemeId}"`;
      }
      const lines = snippet(manifest, name, '/prosperx/', attributes);
      // the sandbox registers 127.0.0.1 for its partners: elsewhere a private widget is in a frame
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      await open(page, (await serve(pageOf(lines))).loopback);
      const files = () =>
        [...asked]
          .filter((path) => path.startsWith('/prosperx/'))
          .map((path) => path.slice('/prosperx/'.length))
          .sort();
      // a part that waits for its place to be seen may come after a pause
      await expect.poll(files).toEqual(widgetFiles(name, laterParts(name)).sort());
    },
  );
}
