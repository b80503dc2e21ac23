import { expect, test, TRUST } from './site.js';

test('the words beside the bars of the home page are clear of them', TRUST, async ({ page }) => {
  await page.goto('/v1/home');
  const words = page.getByText('Indicative only; returns are not assured.');
  for (const size of ['100%', '200%'])
    for (const width of [320, 344, 390, 480, 600, 861, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
      const covered = await words.evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { right, bottom } = range.getBoundingClientRect();
        const bars = [...document.querySelectorAll('.h-bars__plot > i')].map((bar) => bar.getBoundingClientRect());
        return bars.filter((bar) => bar.height > 0 && bar.left < right && bar.top < bottom).length;
      });
      expect([width, size, covered]).toEqual([width, size, 0]);
    }
});
