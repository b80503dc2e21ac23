import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@prosperx/e2e';
import type { Page } from 'playwright/test';

interface Message {
  readonly type: string;
  readonly payload: Record<string, unknown>;
}

const SHELLS = join(import.meta.dirname, 'shells');
const WELCOME = { version: 1, platform: 'shell', capabilities: ['close', 'download', 'openExternal', 'share'] };

let url: string;
test.beforeEach(async ({ serve }) => {
  const server = await serve({
    folders: { '/': import.meta.dirname, '/sdk/': join(import.meta.dirname, '../../packages/sdk/dist') },
    files: { '/mandate.pdf': '%PDF-1.4' },
  });
  url = server.loopback;
});

/** The page as the app's web-view opens it. */
async function openIn(page: Page, shell: string) {
  await page.addInitScript({ path: join(SHELLS, shell) });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(url);
}
const appHeard = (page: Page) => page.evaluate(() => (globalThis as unknown as { appHeard: Message[] }).appHeard);
const typesHeard = async (page: Page) => (await appHeard(page)).map(({ type }) => type);
const appSays = (page: Page, type: string, payload: object = {}) =>
  page.evaluate(
    (text) => (globalThis as unknown as { appSays(text: string): unknown }).appSays(text),
    JSON.stringify({ source: 'prosperx', v: 1, id: '', type, payload }),
  );
const status = (page: Page) => page.getByRole('status');

for (const shell of readdirSync(SHELLS)) {
  const name = shell.replace('.js', '');
  test(`${name}: what is pressed waits for the app, which receives it; the page receives what the app asks`, async ({
    page,
  }) => {
    await openIn(page, shell);
    await test.step('the page hides what the app does itself', async () => {
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    });
    await test.step('what is pressed before the app is ready waits for it', async () => {
      await page.getByRole('button', { name: 'Download the form' }).click();
      await expect.poll(() => typesHeard(page)).toEqual(['hello']);
      await appSays(page, 'welcome', WELCOME);
      await expect(status(page)).toHaveText('download: app');
    });
    await test.step('the app receives download, openExternal and close', async () => {
      await page.getByRole('button', { name: 'Pay by UPI' }).click();
      await expect(status(page)).toHaveText('pay: app');
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(status(page)).toHaveText('close: app');
      await expect
        .poll(async () => (await appHeard(page)).slice(1))
        .toMatchObject([
          { type: 'download', payload: { fileName: 'mandate.pdf', fileUrl: `${url}/mandate.pdf`, fileType: 'pdf' } },
          { type: 'openExternal', payload: { url: 'upi://pay?pa=fund@upi&am=500' } },
          { type: 'close', payload: {} },
        ]);
    });
    await test.step('the page answers download with what is on the screen, and receives close', async () => {
      await appSays(page, 'download');
      await expect.poll(() => typesHeard(page)).toEqual(['hello', 'download', 'openExternal', 'close', 'download']);
      await appSays(page, 'close');
      await expect(status(page)).toHaveText('the app asks this screen to close');
    });
  });
}

test('an app that never answers is told close and download', async ({ page }) => {
  await page.clock.install();
  await openIn(page, 'android-interface.js');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(3000);
  await expect.poll(() => typesHeard(page)).toEqual(['hello', 'close']);
});

test('a plain browser opens the file in a new tab, and has nothing to close', async ({ page, context }) => {
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const tab = context.waitForEvent('page');
  const asked = context.waitForEvent('request', (request) => request.url() === `${url}/mandate.pdf`);
  await page.getByRole('button', { name: 'Download the form' }).click();
  expect(await tab).not.toBe(page);
  expect((await asked).isNavigationRequest()).toBe(true);
  await expect(status(page)).toHaveText('download: browser');
});

// Trust E7: 10,000 inventions and messages of frames, none taken
test('10,000 inventions of the app, and messages of frames and windows, change nothing', async ({ page }) => {
  await openIn(page, 'ios.js');
  await appSays(page, 'welcome', WELCOME);
  const taken = await page.evaluate(() => {
    const app = globalThis as unknown as { ProsperX: { receive(json: unknown): boolean } };
    const types = ['close', 'download', 'welcome', 'hello', 'openExternal', 'constructor', '__proto__', 'eval'];
    const shapes: ((message: object) => unknown)[] = [
      (message) => message,
      (message) => JSON.stringify({ ...message, v: 2 }),
      (message) => JSON.stringify({ ...message, source: 'evil' }),
      (message) => JSON.stringify({ ...message, payload: 7 }),
      (message) => JSON.stringify([message]),
      (message) => JSON.stringify(message).slice(1),
      () => 'x'.repeat(70_000),
    ];
    let accepted = 0;
    for (let sent = 0; sent < 10_000; sent++) {
      const message = { source: 'prosperx', v: 1, id: '', type: types[sent % types.length], payload: {} };
      if (app.ProsperX.receive(shapes[sent % shapes.length]?.(message))) accepted++;
    }
    // a well-formed message by the wrong way
    postMessage(JSON.stringify({ source: 'prosperx', v: 1, id: '', type: 'close', payload: {} }), location.origin);
    return accepted;
  });
  expect(taken).toBe(0);
  await expect(status(page)).toHaveText('');
  expect(await typesHeard(page)).toEqual(['hello']);
});

test('a page in a frame does not speak to the app around the page', async ({ page }) => {
  await page.addInitScript({ path: join(SHELLS, 'react-native.js') });
  await page.goto(`${url}/frame`);
  await page.setContent(`<iframe src="${url}/"></iframe>`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Share' })).toBeVisible();
  const heard = await page
    .frames()[1]
    ?.evaluate(() => (globalThis as unknown as { appHeard: unknown[] }).appHeard.length);
  expect(heard).toBe(0);
});
