import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import { chartDrawn, expect, test } from './testing/calculator-page.js';

test('a calculator speaks Hindi from its first frame on, and what is opened later does too', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    const look = () => {
      said.add(document.querySelector('px-sip-calculator')?.shadowRoot?.querySelector('h2')?.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open('sip-calculator', 'locale="hi" start');
  await expect(page.getByRole('heading', { name: 'एसआईपी कैलकुलेटर' })).toBeVisible();
  expect(await page.evaluate(() => [...(window as never as { said: Set<string> }).said].filter(Boolean))).toEqual([
    'एसआईपी कैलकुलेटर',
  ]);
  await expect(page.locator('px-sip-calculator .px').first()).toHaveAttribute('lang', 'hi');
  await chartDrawn(page);
  await expect(page.getByRole('button', { name: 'साल-दर-साल' })).toBeVisible();
  expect(files.filter((file) => /^hi-.*-2-/.test(file))).toEqual([]);
  await page.getByRole('button', { name: 'साल-दर-साल' }).click();
  await expect(page.getByRole('button', { name: 'CSV में सेव करें' })).toBeVisible();
  await page.getByText('और पढ़ें').click();
  await expect(page.getByText(/फॉर्मूला/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  await test.step('changes to English and back while it is shown, and keeps what was typed', async () => {
    const widget = page.locator('px-sip-calculator');
    await widget.evaluate((element) => element.setAttribute('monthly-amount', '7500'));
    await widget.evaluate((element) => element.setAttribute('locale', 'en'));
    await expect(page.getByRole('heading', { name: 'SIP calculator' })).toBeVisible();
    await widget.evaluate((element) => Object.assign(element, { locale: 'hi-IN' }));
    await expect(page.getByRole('heading', { name: 'एसआईपी कैलकुलेटर' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'साल-दर-साल' })).toBeVisible();
    await expect(page.getByRole('textbox').first()).toHaveValue('7,500');
  });

  await test.step('follows the language of its page, says English where it has no other, and loads no file for that', async () => {
    await page.evaluate(() => {
      document.querySelector('px-sip-calculator')?.remove();
      const main = document.querySelector('main') as HTMLElement;
      main.lang = 'mr';
      main.append(document.createElement('px-sip-calculator'));
    });
    await expect(page.getByRole('heading', { name: /एसआयपी/ })).toBeVisible();
    files.length = 0;
    await page.evaluate(() => {
      document.querySelector('px-sip-calculator')?.remove();
      const main = document.querySelector('main') as HTMLElement;
      main.lang = 'fr';
      main.append(document.createElement('px-sip-calculator'));
    });
    await expect(page.getByRole('heading', { name: 'SIP calculator' })).toBeVisible();
    expect(files).toEqual([]);
  });
});

test('an English page loads not a byte of another language', async ({ page, open }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  await open('sip-calculator', 'start');
  await chartDrawn(page);
  expect(files.filter((file) => /^(words|hi|mr)-/.test(file))).toEqual([]);
});
