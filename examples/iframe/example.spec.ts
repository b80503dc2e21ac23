import { expect, test, TRUST } from '@prosperx/e2e';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Frame, Page } from 'playwright/test';
import { serveBank, serveProsperX } from './sites.js';
import { setTheScene } from './victim.js';

/** Opens the page of the bank, with both widgets. */
const openBank = async (page: Page, serve: Parameters<typeof serveProsperX>[0]) =>
  page.goto(await serveBank(serve, await serveProsperX(serve)));

// Buttons are pressed by key: right after a page scrolled, Chromium may still hand a click to the frame that was there.
const iframe = (page: Page, id: string) => page.locator(`#${id} iframe`);
const inside = (page: Page, id: string) => page.frameLocator(`#${id} iframe`);
const heightOf = (page: Page, id: string) => iframe(page, id).evaluate((frame) => frame.clientHeight);

async function frameOf(page: Page, id: string): Promise<Frame> {
  const frame = await (await iframe(page, id).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`no frame in #${id}`);
  return frame;
}

/** The frame shows all of its content and no more. */
async function expectToFit(page: Page, id: string) {
  const frame = await frameOf(page, id);
  await expect
    .poll(async () => {
      const content = await frame.evaluate(
        () => document.querySelector('#widget')?.getBoundingClientRect().height ?? 0,
      );
      return content > 200 && Math.abs(content - (await heightOf(page, id))) < 2;
    })
    .toBe(true);
}

test('widgets stand on a page of another site, as high as they are, and hear it and are heard', async ({
  page,
  serve,
}) => {
  test.setTimeout(120_000);
  await openBank(page, serve);
  await test.step('both are as high as their content', async () => {
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
    expect(new URL((await iframe(page, 'sip').getAttribute('src')) ?? '').hostname).toBe('localhost');
    await expect(inside(page, 'sip').getByRole('slider').first()).toBeVisible();
    await expectToFit(page, 'sip');
    await expectToFit(page, 'goal');
    await expect(page.getByRole('link', { name: 'Open the SIP calculator' })).toHaveCount(0);
  });
  await test.step('attributes are props, and what the reader changes reaches the page', async () => {
    await expect(inside(page, 'sip').locator('dl').getByText('₹3,60,000')).toBeVisible();
    await inside(page, 'sip').getByRole('button', { name: '₹10,000' }).press('Enter');
    await expect(page.locator('#plan')).toHaveText('₹10,000 a month for 15 years');
  });
  await test.step('the keyboard goes in and out of the frame', async () => {
    await expectToFit(page, 'sip');
    const frame = await frameOf(page, 'sip');
    const placeIn = (where: Page | Frame) =>
      where.evaluate(() => {
        let root: Document | ShadowRoot = document;
        while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot;
        return [...root.querySelectorAll('*')].indexOf(root.activeElement!);
      });
    const inFrame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
    // the focus crosses from one process into another, some time after the key
    const pressTab = async () => {
      const before = [await placeIn(page), await placeIn(frame)];
      await page.keyboard.press('Tab');
      await expect.poll(async () => [await placeIn(page), await placeIn(frame)]).not.toEqual(before);
    };
    await page.getByRole('link', { name: 'Blue Bank' }).focus();
    await pressTab();
    await expect.poll(inFrame).toBe(true);
    for (let presses = 0; presses < 40 && (await inFrame()); presses++) await pressTab();
    await expect(page.getByRole('button', { name: 'A car' })).toBeFocused();
  });
  await test.step('the page changes props while the widget runs', async () => {
    const amount = inside(page, 'goal').getByRole('textbox').first();
    await page.getByRole('button', { name: 'A car' }).press('Enter');
    await expect(amount).toHaveValue(/10,00,000/);
    await page.getByRole('button', { name: 'A house' }).press('Enter');
    await expect(amount).toHaveValue(/50,00,000/);
  });
  await test.step('a place that the page adds is mounted', async () => {
    await page.getByRole('button', { name: 'Calculate it' }).press('Enter');
    await expect(inside(page, 'inflation').getByRole('slider').first()).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(3);
  });
  await test.step('a frame that reloads is connected again, with the props of now', async () => {
    await expectToFit(page, 'sip');
    await page.getByRole('button', { name: 'A car' }).press('Enter');
    const amount = inside(page, 'goal').getByRole('textbox').first();
    await expect(amount).toHaveValue(/10,00,000/);
    for (let times = 0; times < 2; times++) {
      const ready = page.evaluate(
        () => new Promise((resolve) => document.addEventListener('px-ready', resolve, { once: true })),
      );
      await (await frameOf(page, 'goal')).evaluate(() => location.reload());
      await ready;
      await expect(amount).toHaveValue(/10,00,000/);
      await expectToFit(page, 'goal');
    }
    await page.getByRole('button', { name: 'A house' }).press('Enter');
    await expect(amount).toHaveValue(/50,00,000/);
  });
  await test.step('the height follows the content both ways', async () => {
    const frame = await frameOf(page, 'sip');
    await expectToFit(page, 'sip');
    const before = await heightOf(page, 'sip');
    await frame.evaluate(() => (document.querySelector<HTMLElement>('#widget')!.style.paddingBottom = '300px'));
    await expect.poll(() => heightOf(page, 'sip')).toBe(before + 300);
    await frame.evaluate(() => (document.querySelector<HTMLElement>('#widget')!.style.paddingBottom = ''));
    await expect.poll(() => heightOf(page, 'sip')).toBe(before);
  });
  await test.step('a phone scrolls the page, never the frame and never sideways', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page, 'sip');
    await expectNoSidewaysScroll(page);
    const frame = await frameOf(page, 'sip');
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
  await test.step('the bank decides where the widget leads', async () => {
    await inside(page, 'sip').getByRole('button', { name: 'Start this SIP' }).press('Enter');
    await expect(page.locator('#plan')).toHaveText(/^next: \//);
    expect(page.context().pages()).toHaveLength(1);
  });
  await test.step('a frame far below the fold has its height before anybody scrolls to it', async () => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const space = document.createElement('p');
        space.style.height = '6000px';
        document.body.prepend(space);
      });
    });
    await page.reload();
    await expect.poll(() => heightOf(page, 'sip')).toBeGreaterThan(400);
    await expectToFit(page, 'sip');
  });
  await test.step('when the server is away, what stood there stays', async () => {
    await page.route(/\/embed\//, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('link', { name: 'Open the SIP calculator' })).toBeVisible();
    await expect(iframe(page, 'sip')).toHaveCount(1);
  });
});

test('when the page leaves it alone, the site opens in a new tab', async ({ page, context, serve }) => {
  const { open, prosperX } = await setTheScene(serve, () => [], '');
  await open(page);
  const tab = context.waitForEvent('page');
  const asked = context.waitForEvent('request', (request) => request.url().startsWith(`${prosperX}/v1/`));
  await page.frameLocator('#place iframe').getByRole('button', { name: 'Start this SIP' }).press('Enter');
  expect(await tab).not.toBe(page);
  expect((await asked).isNavigationRequest()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/attacks/victim.html');
});

test('content that is always higher than its frame does not grow it for ever', TRUST, async ({ page, serve }) => {
  await openBank(page, serve);
  await expectToFit(page, 'sip');
  const before = await heightOf(page, 'sip');
  const frame = await frameOf(page, 'sip');
  await frame.evaluate(() => (document.querySelector<HTMLElement>('#widget')!.style.minHeight = 'calc(100vh + 20px)'));
  // it grows ten times, pauses a quarter of a second and tries once more; a loop would then grow again every second frame
  await expect.poll(() => heightOf(page, 'sip')).toBeGreaterThan(before + 10 * 20);
  for (let frames = 0; frames < 12; frames++) await frame.evaluate(() => new Promise(requestAnimationFrame));
  expect(await heightOf(page, 'sip')).toBeLessThanOrEqual(before + 12 * 20);
  await frame.evaluate(() => (document.querySelector<HTMLElement>('#widget')!.style.minHeight = ''));
  await expect.poll(() => heightOf(page, 'sip')).toBe(before);
});
