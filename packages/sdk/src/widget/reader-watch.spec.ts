import type { Page } from 'playwright/test';
import { define, expect, settle, test, trustIf } from './testing/element-page.js';

/** What reached the document, newest last. */
const heard = (page: Page) => page.evaluate(() => (window as never as { heard: unknown[] }).heard);

const listen = (page: Page) =>
  page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { heard: told });
    for (const type of ['px-view', 'px-start'])
      document.addEventListener(type, (event) => {
        const { detail, target } = event as CustomEvent<unknown>;
        told.push([type, (target as Element).localName, detail]);
      });
  });

const VIEW = ['px-view', 'px-probe', { widget: 'probe' }];
const START = ['px-start', 'px-probe', { widget: 'probe' }];
const HIGH = '<hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr><hr>'.repeat(8);

for (const react of ['lite', 'compat'] as const) {
  test.describe(`a page that counts its readers (${react})`, trustIf(react === 'compat'), () => {
    test.use({ react });

    test('hears once of each widget that it was seen and that somebody began to use it', async ({ open, page }) => {
      await test.step('not before it is in view', async () => {
        await open(`${HIGH}<px-probe></px-probe>`);
        await listen(page);
        await define(page);
        await settle(page);
        await settle(page);
        expect(await heard(page)).toEqual([]);
        await page.locator('px-probe').scrollIntoViewIfNeeded();
        await expect.poll(() => heard(page)).toEqual([VIEW]);
      });
      await test.step('not by a script, nor by a key that passes through', async () => {
        await page.evaluate(() => document.querySelector('px-probe')!.shadowRoot!.querySelector('button')!.click());
        await page.evaluate(() => document.querySelector<HTMLElement>('px-probe')!.focus());
        await page.keyboard.press('Tab');
        expect(await heard(page)).toEqual([VIEW]);
      });
      await test.step('by what is typed, once', async () => {
        await page.getByLabel('Note').pressSequentially('12');
        await page.getByRole('button').first().click();
        await expect.poll(() => heard(page)).toEqual([VIEW, START]);
      });
      await test.step('again when it was taken away and came back', async () => {
        await page.evaluate(() => {
          const probe = document.querySelector('px-probe')!;
          probe.remove();
          Object.assign(window, { probe });
        });
        await settle(page);
        await page.evaluate(() => document.body.prepend((window as never as { probe: Node }).probe));
        await page.getByLabel('Note').scrollIntoViewIfNeeded();
        await expect.poll(() => heard(page)).toEqual([VIEW, START, VIEW]);
      });
    });

    test('hears nothing of one that is quiet', async ({ open, page }) => {
      await open('<px-probe quiet></px-probe><px-probe id="loud"></px-probe>');
      await listen(page);
      await define(page);
      await expect.poll(() => heard(page)).toEqual([VIEW]);
      await page.locator('[quiet]').getByRole('button').first().click();
      await page.locator('#loud').getByRole('button').first().click();
      await expect.poll(() => heard(page)).toEqual([VIEW, START]);
      expect(await page.evaluate(() => document.querySelector('px-probe')!.getAttribute('quiet'))).toBe('');
    });
  });
}
