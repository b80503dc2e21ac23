import { schemeNamed } from './cart.js';
import { beSignedIn, expect, test } from './site.js';

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

test('both buttons of the card that stands beside a fund are seen without scrolling, of a fund that is held too', async ({
  page,
}) => {
  await beSignedIn(page);
  const schemeId = await schemeNamed(page, 'hdfc mid cap');
  await page.goto(`/v1/mutual-fund-detail/a-fund?${new URLSearchParams({ schemeId })}`);
  const form = page.getByRole('form', { name: 'Invest' });
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const [kind, start] of [
      ['SIP', /^Start SIP/],
      ['Lumpsum', /^Invest/],
    ] as const) {
      await form.getByText(kind, { exact: true }).first().click();
      for (const name of [start, 'Add to cart'])
        await expect(form.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});
