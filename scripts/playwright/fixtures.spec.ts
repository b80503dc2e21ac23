import { expect, test } from '@prosperx/e2e';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll, tooWideElements } from '@prosperx/e2e/layout';

const HEADERS = {
  'Content-Security-Policy': "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
};
const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`;

// What the other tests lean on has to notice.
test('notices inline styles and scripts, text parsed as HTML, and errors that nobody catches', async ({
  page: tab,
  serve,
  complaints,
}) => {
  for (const [body, script] of [
    ['<p style="color: red">x</p>', ''],
    ['<script>1</script>', ''],
    ['', "document.body.innerHTML = 'x'"],
    ['', "throw new Error('x')"],
  ] as const) {
    const files = { '/': page(`${body}<script type="module" src="/a.js"></script>`), '/a.js': script };
    await tab.goto((await serve({ folders: {}, files, headers: HEADERS })).localhost);
    await expect.poll(() => complaints.length, `${body}${script}`).toBeGreaterThan(0);
    complaints.length = 0;
  }
});

test('axe notices a picture without words, in a shadow root too', async ({ page: tab, serve }) => {
  const body = '<div><template shadowrootmode="open"><img src="data:,"></template></div>';
  await tab.goto((await serve({ folders: {}, files: { '/': page(body) } })).localhost);
  await expect(expectNoAxeViolations(tab)).rejects.toThrow('image-alt');
  await expectNoAxeViolations(tab, { without: ['image-alt'] });
});

test('notices what stands out to the right, of the window or of a card, and nothing else', async ({
  page: tab,
  serve,
}) => {
  const { localhost } = await serve({
    folders: {},
    files: {
      '/wide': page('<div style="width: 2000px">x</div>'),
      '/card': page('<div class="px-card" style="width: 90px; overflow: clip"><p style="width: 99px">x</p></div>'),
      '/': page('<div>x</div>'),
    },
  });
  await tab.goto(`${localhost}/wide`);
  expect((await tooWideElements(tab)).join()).toContain('the page is 20');
  await tab.goto(`${localhost}/card`);
  expect((await tooWideElements(tab)).join()).toContain('px-card of 90 px holds 99 px');
  await expect(expectNoSidewaysScroll(tab, { timeout: 100 })).rejects.toThrow('what is wider');
  await tab.goto(localhost);
  await expectNoSidewaysScroll(tab);
});
