import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import { logInToDashboard } from './partner-page.js';
import { expect, test, TRUST } from './site.js';

test(
  'a partner logs in by a link to its mail, and works on its keys, pages, look, events and orders',
  TRUST,
  async ({ page }) => {
    test.setTimeout(90_000);
    const link = await logInToDashboard(page);
    const tab = (name: string) => page.getByRole('tab', { name }).click();
    const looksRight = async () => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      await expectNoAxeViolations(page);
    };

    await test.step('the server says what it is, and the address holds no token', async () => {
      await expect(page.getByText('Its keys begin with px_test_')).toBeVisible();
      expect(page.url()).not.toContain('token');
    });
    await test.step('a key is shown once and revoked', async () => {
      await page.getByRole('button', { name: 'New server key' }).click();
      const shown = page.locator('.x-partner__secret');
      await expect(shown).toHaveText(/^px_test_/);
      const key = await shown.innerText();
      await looksRight();
      await page.reload();
      await expect(page.getByRole('button', { name: `Revoke …${key.slice(-4)}` })).toBeVisible();
      await expect(page.getByText(key)).toHaveCount(0);
      await page.getByRole('button', { name: `Revoke …${key.slice(-4)}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
      await expect(page.getByRole('button', { name: `Revoke …${key.slice(-4)}` })).toHaveCount(0);
    });
    await test.step('an origin is added, refused and removed', async () => {
      await tab('Pages');
      const origin = page.getByLabel('Origin', { exact: true });
      await origin.fill('https://www.bluebank.example/page');
      await page.getByRole('button', { name: 'Add the origin' }).click();
      await expect(page.getByText('is not an origin').first()).toBeVisible();
      await origin.fill('https://bluebank.github.io');
      await page.getByRole('button', { name: 'Add the origin' }).click();
      await expect(page.getByText('Anybody can get a name on this host')).toBeVisible();
      await looksRight();
      await page.getByRole('button', { name: 'Remove https://bluebank.github.io' }).click();
      await expect(page.getByText('Anybody can get a name on this host')).toHaveCount(0);
    });
    await test.step('a look is shown before it is saved, and refused where it cannot be read', async () => {
      await tab('Look');
      const start = page.getByRole('region', { name: 'Preview' }).getByRole('slider').first();
      await expect(start).toBeVisible();
      await page.getByLabel('Accent').fill('#0e7c66');
      const accent = () =>
        page
          .getByRole('region', { name: 'Preview' })
          .locator('.px')
          .first()
          .evaluate((box) => getComputedStyle(box).getPropertyValue('--px-accent').trim());
      await expect.poll(accent).toBe('#0e7c66');
      await looksRight();
      await page.getByRole('button', { name: 'Save the look' }).click();
      await expect(page.getByText('The look is saved.').first()).toBeVisible();
      await page.getByLabel('Accent').fill('#ffd400');
      await expect(page.getByText('This accent is too light').first()).toBeVisible();
      await expect.poll(accent).not.toBe('#0e7c66');
    });
    await test.step('a test event is delivered, and sent once more', async () => {
      const heard: string[] = [];
      const listener = createServer((request, response) => {
        heard.push(String(request.headers['x-px-event']));
        response.writeHead(204).end();
      });
      await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
      await tab('Events');
      const { port } = listener.address() as AddressInfo;
      await page.getByLabel('Address', { exact: true }).fill(`http://127.0.0.1:${port}/events`);
      await page.getByRole('button', { name: 'Save the address' }).click();
      await expect(page.locator('.x-partner__secret')).toHaveText(/^[\w-]{43}$/);
      await page.getByRole('button', { name: 'Send a test event' }).click();
      await expect.poll(() => heard.length).toBe(1);
      await page.getByRole('button', { name: /^Send again: evt_/ }).click();
      await expect.poll(() => heard.length).toBe(2);
      await page.getByRole('button', { name: 'Look again' }).click();
      await expect(page.getByRole('cell', { name: '204, 204' }).or(page.getByText('204, 204')).first()).toBeVisible();
      await looksRight();
      listener.close();
    });
    await test.step('orders are counted by day, without a name', async () => {
      await tab('Orders');
      await expect(page.getByText(/\d+ orders? in 30 days/)).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).click();
      expect((await saved).suggestedFilename()).toBe('orders-by-day.csv');
      await looksRight();
    });
    await test.step('whoever logged out is out, and the link is used up', async () => {
      await page.getByRole('button', { name: 'Log out' }).last().click();
      await expect(page.getByLabel('Email address')).toBeVisible();
      await page.goto(link);
      await page.reload();
      await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
      await expect(page.getByText('This link is no longer valid').first()).toBeVisible();
    });
  },
);
