import type { Page } from 'playwright/test';
import { define, expect, type ProbeElement, settle, shown, test, trustIf } from './testing/element-page.js';

/** Keeps what bubbles up to the document, across the shadow boundary. */
const listen = (page: Page, type: string) =>
  page.evaluate((name) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener(name, (event) => {
      const { bubbles, composed, cancelable, detail, target } = event as CustomEvent;
      heard.push({ bubbles, composed, cancelable, detail: detail as unknown, from: (target as Element).localName });
    });
  }, type);
const heard = (page: Page) => page.evaluate(() => (window as never as { heard: unknown[] }).heard);

const schemeOf = (page: Page) =>
  page.locator('px-probe .probe').evaluate((element) => getComputedStyle(element).colorScheme);
const backgroundOf = (page: Page) =>
  page.locator('px-probe .probe').evaluate((element) => getComputedStyle(element).backgroundColor);

for (const react of ['lite', 'compat'] as const) {
  test.describe(`a page with elements on preact (${react})`, trustIf(react === 'compat'), () => {
    test.use({ react });

    test('hears what its elements do, and may lead a navigation elsewhere', async ({ open, page }) => {
      await test.step('hears documented events with the documented fields alone', async () => {
        await open('<px-probe></px-probe>');
        await define(page);
        await listen(page, 'changed');
        await page.getByRole('button', { name: 'Change' }).click();
        await expect
          .poll(() => heard(page))
          .toEqual([{ bubbles: true, composed: true, cancelable: false, detail: { years: 3 }, from: 'px-probe' }]);
      });
      await test.step('hears px-error without what a person typed, and offers another try', async () => {
        await open('<px-probe></px-probe>');
        await define(page);
        await listen(page, 'px-error');
        const failure = {
          code: 'unknown',
          message: 'Something went wrong. Please try again later',
          retryable: true,
          requestId: null,
        };
        await page.evaluate(() => document.querySelector('px-probe')!.setAttribute('broken', ''));
        await expect(page.getByRole('alert')).toContainText(failure.message);
        await expect
          .poll(() => heard(page))
          .toEqual([{ bubbles: true, composed: true, cancelable: false, detail: failure, from: 'px-probe' }]);
        await page.evaluate(() => document.querySelector('px-probe')!.removeAttribute('broken'));
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 500 });
        await page.getByRole('button', { name: 'Fail' }).click();
        await expect.poll(() => heard(page)).toHaveLength(2);
      });
      await test.step('may lead a navigation elsewhere; else the site opens', async () => {
        await open('<px-probe></px-probe>');
        await define(page);
        const before = page.url();
        await listen(page, 'px-navigate');
        await page.getByRole('button', { name: 'Leave' }).click();
        await settle(page);
        expect(page.url(), 'without a server there is no site').toBe(before);
        await expect
          .poll(() => heard(page))
          .toEqual([
            {
              bubbles: true,
              composed: true,
              cancelable: true,
              detail: { to: '/cart-review', params: { from: 'probe', step: 2 } },
              from: 'px-probe',
            },
          ]);
        await page.evaluate(() => {
          document.querySelector('px-probe')!.setAttribute('api-base', '');
          document.addEventListener('px-navigate', (event) => event.preventDefault(), { once: true });
        });
        await page.getByRole('button', { name: 'Leave' }).click();
        await settle(page);
        expect(page.url()).toBe(before);
        await page.getByRole('button', { name: 'Leave' }).click();
        await page.waitForURL('**/v1/cart-review?from=probe&step=2');
      });
    });

    test('sets how its elements look, whose they are and what they share', async ({ open, page }) => {
      await test.step('sets theme and knobs, live, and nothing but adopted style sheets is used', async () => {
        await open('<px-probe></px-probe>');
        await define(page);
        await expect(page.getByLabel('Note')).toBeVisible();
        await expect.poll(() => backgroundOf(page)).toBe('rgb(255, 255, 255)');
        await page.evaluate(() => document.querySelector('px-probe')!.setAttribute('theme', 'dark'));
        await expect.poll(() => schemeOf(page)).toBe('dark');
        await expect.poll(() => backgroundOf(page)).not.toBe('rgb(255, 255, 255)');
        await expect.poll(() => shown(page)).toMatchObject({ theme: 'dark' });
        await page.evaluate(() => {
          document.querySelector<ProbeElement>('px-probe')!['theme'] = 'auto';
        });
        await expect.poll(() => schemeOf(page)).toBe('light dark');
        await page.evaluate(() => {
          document.querySelector<ProbeElement>('px-probe')!['theme'] = null;
          document.body.style.setProperty('--px-surface', 'rgb(1, 2, 3)');
        });
        await expect.poll(() => schemeOf(page)).toBe('normal');
        await expect.poll(() => backgroundOf(page)).toBe('rgb(1, 2, 3)');
        const injected = await page.evaluate(() => {
          const { shadowRoot } = document.querySelector<ProbeElement>('px-probe')!;
          return shadowRoot.querySelectorAll('style, link').length + document.querySelectorAll('style, link').length;
        });
        expect(injected).toBe(0);
      });
      await test.step('shows a view that arrives late, after another try', async () => {
        await open('<px-late monthly-amount="200"></px-late>');
        await define(page);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect.poll(() => shown(page, 'px-late')).toMatchObject({ monthlyAmount: 200 });
      });
      await test.step('configures all elements without attributes of their own, before or after', async () => {
        await open('<px-probe></px-probe><px-late quiet api-base="https://b.example" partner="greenapp"></px-late>');
        const configure = (options: object) =>
          page.evaluate(
            (given) => (window as never as { px: { configure(o: object): void } }).px.configure(given),
            options,
          );
        // nobody is there to be told that it was seen
        await configure({ apiBase: 'https://a.example/', partner: 'bluebank', quiet: true });
        await define(page);
        const first = { apiBase: 'https://a.example', partner: 'bluebank' };
        await expect.poll(() => shown(page)).toMatchObject(first);
        await page.getByRole('button', { name: 'Try again' }).click();
        const own = { apiBase: 'https://b.example', partner: 'greenapp' };
        await expect.poll(() => shown(page, 'px-late')).toMatchObject(own);
        await configure({ apiBase: 'https://a.example', partner: 'redbank', quiet: true });
        await expect.poll(() => shown(page)).toMatchObject({ ...first, partner: 'redbank' });
        await expect.poll(() => shown(page, 'px-late')).toMatchObject(own);
      });
      await test.step('shares a cart between elements of one partner, and not with another', async () => {
        await open(`
        <px-test-shelf quiet partner="bluebank" api-base="https://a.example"></px-test-shelf>
        <px-test-badge quiet id="same" partner="bluebank" api-base="https://a.example/"></px-test-badge>
        <px-test-badge quiet id="partner" partner="greenapp" api-base="https://a.example"></px-test-badge>
        <px-test-badge quiet id="server" partner="bluebank" api-base="https://b.example"></px-test-badge>
        <px-test-badge quiet id="nobody"></px-test-badge>`);
        await define(page);
        await page.getByRole('button', { name: 'Add' }).click();
        await page.getByRole('button', { name: 'Add' }).click();
        await expect(page.locator('#same output')).toHaveText('2');
        for (const other of ['partner', 'server', 'nobody'])
          await expect(page.locator(`#${other} output`)).toHaveText('0');
        await page.evaluate(() => document.querySelector('#partner')!.setAttribute('partner', 'bluebank'));
        await expect(page.locator('#partner output')).toHaveText('2');
      });
    });
  });
}
