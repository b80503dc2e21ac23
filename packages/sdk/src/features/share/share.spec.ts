import { expect, test, trustIf } from '@prosperx/e2e';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { StaticServer, StaticSite } from '@prosperx/e2e/static-server';
import type { Page } from 'playwright/test';

/** What is shipped, as `npm run e2e` builds it. */
const CDN = new URL('../../../dist/cdn', import.meta.url).pathname;
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>
<body><main><h1>Share</h1><div></div></main><script type="module" src="/prosperx/share.js"></script></body></html>`;
const SHARED = 'https://invest.example/v1/nfos';

/** A page with the element, whose `mailto:` and windows are kept in a list instead of leaving. */
async function open(page: Page, serve: (site: StaticSite) => Promise<StaticServer>) {
  const site = await serve({ folders: { '/prosperx/': CDN }, files: { '/': HTML } });
  await page.goto(site.localhost);
  await page.evaluate((url) => {
    const left: string[] = [];
    window.open = (address) => (left.push(String(address)), null);
    Object.assign(window, { left });
    const share = document.createElement('px-share');
    share.setAttribute('message', 'Have a look');
    share.setAttribute('share-url', url);
    share.setAttribute('show-download', '');
    document.querySelector('main div')?.replaceChildren(share);
  }, SHARED);
}
const left = (page: Page) => page.evaluate(() => (window as unknown as { left: string[] }).left);

for (const width of [390, 1280]) {
  test.describe(`${width} px`, trustIf(width !== 390), () => {
    test.use({ viewport: { width, height: 800 } });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(
        `axe finds nothing in the list and the forms, ${colorScheme}`,
        trustIf(colorScheme === 'dark'),
        async ({ page, serve }) => {
          await page.emulateMedia({ colorScheme });
          await open(page, serve);
          await page.evaluate((theme) => {
            document.querySelector('px-share')?.setAttribute('theme', theme);
            document.documentElement.style.colorScheme = theme;
          }, colorScheme);
          await page.getByRole('button', { name: 'Share', exact: true }).click();
          await expect(page.getByRole('dialog', { name: 'Share Via' })).toBeVisible();
          await expectNoAxeViolations(page);
          for (const [way, submit] of [
            ['Email', 'Send Email'],
            ['SMS', 'Send SMS'],
          ] as const) {
            await page.getByRole('button', { name: way, exact: true }).click();
            await page.getByRole('button', { name: submit }).click();
            await expectNoAxeViolations(page);
            await expectNoSidewaysScroll(page);
            await page.getByRole('button', { name: 'Back to all options' }).click();
          }
        },
      );
    }

    // Trust U2: sharing a plan
    test('by keyboard alone: to the form, back, out, and back to the button', async ({ page, serve }) => {
      await open(page, serve);
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Share Via' })).toBeFocused();
      for (const name of ['Close', 'WhatsApp', 'Email']) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name })).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
      await page.keyboard.type('ravi@bank');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please enter valid email')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Email' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
    });
  });
}

test('copies the link, and leaves for WhatsApp within the click', async ({ page, serve, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, serve);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHARED);
  await page.getByRole('button', { name: 'WhatsApp' }).click();
  await expect
    .poll(() => left(page))
    .toEqual([`https://web.whatsapp.com/send?text=${encodeURIComponent(`Have a look\n${SHARED}`)}`]);
});
