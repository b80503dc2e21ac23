import type { Page } from 'playwright/test';
import { schemeNamed } from './cart.js';
import { holdScripts } from './held-scripts.js';
import { expect, test } from './site.js';

const INVEST = '**/assets/invest.lazy-*.js';

const addressOf = async (page: Page) =>
  `/v1/mutual-fund-detail/fund?${new URLSearchParams({ schemeId: await schemeNamed(page, 'parag') }).toString()}`;

const formOf = (page: Page) => {
  const form = page.getByRole('form', { name: 'Invest' });
  return {
    lumpsum: form.getByText('Lumpsum', { exact: true }),
    amount: form.getByRole('textbox', { name: /amount/i }),
    add: form.getByRole('button', { name: 'Add to cart' }),
  };
};

async function expectLumpsumInCart(page: Page): Promise<void> {
  await expect(page.getByText('Added to your cart.').first()).toBeAttached();
  await page.goto('/v1/cart-review');
  const lumpsums = page.getByRole('region', { name: 'Lumpsum', exact: true });
  await expect(lumpsums.getByRole('textbox', { name: /amount/i })).toHaveValue(/^₹? ?23,?440$/);
}

test.use({ viewport: { width: 1280, height: 800 } });

test('the digits of an amount that are typed while the form takes over follow those before', async ({ page }) => {
  // keeps the page busy once it enters again what was chosen, and says so
  await page.addInitScript(() =>
    document.addEventListener('change', ({ isTrusted, target }) => {
      if (isTrusted || !(target instanceof HTMLInputElement && target.type === 'radio')) return;
      console.log('busy');
      for (const until = performance.now() + 400; performance.now() < until;);
    }),
  );
  const letScriptsCome = await holdScripts(page);
  await page.goto(await addressOf(page), { waitUntil: 'commit' });
  const { lumpsum, amount, add } = formOf(page);
  await lumpsum.click();
  await amount.fill('');
  await amount.press('2');
  const isBusy = page.waitForEvent('console', (message) => message.text() === 'busy');
  letScriptsCome();
  await isBusy;
  const formTakesOver = page.waitForFunction(() => document.querySelector('[name=sipDate]') === null);
  for (const digit of '3440') await page.keyboard.press(digit);
  await formTakesOver;
  await expect(amount).toHaveValue('23,440');
  await add.click();
  await expectLumpsumInCart(page);
});

test('a press that is under way when the form takes over is answered', async ({ page }) => {
  const letFormCome = await holdScripts(page, INVEST);
  await page.goto(await addressOf(page));
  const { lumpsum, amount, add } = formOf(page);
  await lumpsum.click();
  await amount.fill('23440');
  await add.hover();
  await page.mouse.down();
  const form = page.waitForResponse(INVEST);
  letFormCome();
  // its code has run, and the page has been painted since
  await page.evaluate(
    async (file) => {
      await import(file);
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    },
    (await form).url(),
  );
  expect(await page.locator('[name=sipDate]').count()).toBe(1);
  await page.mouse.up();
  await expectLumpsumInCart(page);
});
