import type { Page } from 'playwright/test';
import { chartDrawn, expect, test } from '#domain/calculator/testing/calculator-page.js';

const NAME = 'sip-calculator';

const plot = (page: Page) => page.locator('.px-plot');
const canvas = (page: Page) => plot(page).locator('canvas');
const drawing = /\/live-plot[^/]*\.js$/;

/** Where the line of values is in the middle of the plot, in pixels of the page. */
const middleOfLine = (page: Page) =>
  plot(page)
    .locator('path:not([data-fill])')
    .last()
    .evaluate((path: SVGPathElement) => {
      const { x: left, y: top, width, height } = path.ownerSVGElement!.getBoundingClientRect();
      const points = path.getAttribute('d')!.slice(1).split('L');
      const [x = 0, y = 0] = points[Math.floor(points.length / 2)]!.split(' ').map(Number);
      return { x: left + (x / 1_000) * width, y: top + (y / 1_000) * height };
    });

/** A pixel of the drawing, as numbers. */
const inkAt = (page: Page, { x, y }: { x: number; y: number }) =>
  canvas(page).evaluate(
    (element: HTMLCanvasElement, at) => {
      const { left, top, width } = element.getBoundingClientRect();
      const scale = element.width / width;
      const spot = [Math.round((at.x - left) * scale), Math.round((at.y - top) * scale)] as const;
      return [...element.getContext('2d')!.getImageData(...spot, 1, 1).data].join(' ');
    },
    { x, y },
  );

const note = (page: Page) => plot(page).locator('.px-live__note');

test('a chart is one picture until it is touched, then takes a crosshair without a move, under the strictest policy', async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => drawing.test(request.url()) && asked.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await open(NAME);
  await chartDrawn(page);
  expect(asked).toEqual([]);
  await plot(page).scrollIntoViewIfNeeded();
  const [before, line] = [await plot(page).boundingBox(), await middleOfLine(page)];
  await page.mouse.move(line.x, line.y + 20);
  await expect(canvas(page)).toBeVisible();
  expect(await plot(page).boundingBox()).toEqual(before);
  await expect(note(page)).toHaveText(/^5 yrs ?Invested ₹3,00,000 ?Value ₹3,69,834$/);
  // the line is where it was
  await expect.poll(() => inkAt(page, line)).not.toMatch(/ 0$/);
  const point = await plot(page).locator('.u-cursor-pt').first().boundingBox();
  expect(Math.abs(point!.x + point!.width / 2 - line.x)).toBeLessThan(1.5);
  expect(Math.abs(point!.y + point!.height / 2 - line.y)).toBeLessThan(1.5);
  // the rule stands at the point, wherever between two of them the pointer is
  await page.mouse.move(line.x + 8, line.y + 20);
  const rule = await plot(page).locator('.u-cursor-x').boundingBox();
  expect(Math.abs(rule!.x - line.x)).toBeLessThan(1.5);
  expect(refused).toEqual([]);
});

test('a part of a chart is dragged over and left again, and the arrow keys tell each year of it', async ({
  page,
  open,
}) => {
  await open(NAME);
  await chartDrawn(page);
  const range = page.getByRole('slider', { name: 'After' });
  await range.focus();
  await expect(canvas(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(range).toHaveAttribute('aria-valuetext', /^9 yrs: Invested ₹5,40,000, Value ₹[\d,]+$/);
  await expect(note(page)).toContainText('9 yrs');
  await plot(page).scrollIntoViewIfNeeded();
  const { x, y, width } = (await canvas(page).boundingBox())!;
  await page.mouse.move(x + width * 0.3, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(plot(page).locator('.px-plot__x')).toHaveText('3 yrs6 yrs');
  await page.mouse.dblclick(x + width * 0.5, y + 60);
  await expect(plot(page).locator('.px-plot__x')).toHaveText('Now5 yrs10 yrs');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);
});

test('a chart that is touched takes the inks of another scheme at once', async ({ page, open }) => {
  await open(NAME, 'theme="auto"');
  await chartDrawn(page);
  await plot(page).scrollIntoViewIfNeeded();
  const line = await middleOfLine(page);
  await page.mouse.move(line.x + 60, line.y + 20);
  await expect(canvas(page)).toBeVisible();
  await expect.poll(() => inkAt(page, line)).not.toMatch(/ 0$/);
  const light = await inkAt(page, line);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => inkAt(page, line)).not.toBe(light);
  const dark = await inkAt(page, line);
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  expect(await inkAt(page, line)).toBe(dark);
});
