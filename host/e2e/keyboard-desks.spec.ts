import type { Locator, Page } from 'playwright/test';
import { expectFocusOn, expectFocusWithin, press, tabTo, typeInto } from './keyboard.js';
import { call, expect, mailed, test, TRUST } from './site.js';

test.setTimeout(180_000);

const ORDER = 'PX202611160090';
const MAIL = 'partner@bluebank.example';

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name, exact: true });

/** Gives the reason that a dialog asks for; an empty one is refused first. */
async function giveReason(page: Page, act: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await press(page, button(dialog, act));
  await expectFocusOn(dialog.getByLabel('Reason'));
  await page.keyboard.type(reason);
  await press(page, button(dialog, act));
  await expect(dialog).toBeHidden();
}

const part = (page: Page, name: RegExp, key?: 'Shift+Tab') =>
  press(page, page.getByRole('navigation', { name: 'Parts of the console' }).getByRole('link', { name }), key);

test.describe('by keyboard alone, with the focus seen all the way,', () => {
  // Trust U2: the work of an operator
  test('an operator logs in, finds an account, and decides what waits', TRUST, async ({ page }) => {
    await call(page, 'POST', '/sandbox/fixtures', { name: 'operator-work' });
    const main = page.getByRole('main');
    await test.step('the way in, with a wrong code first', async () => {
      await page.goto('/v1/operator');
      const logIn = button(page, 'Log in').last();
      await press(page, logIn);
      await expectFocusOn(page.getByLabel('Name', { exact: true }));
      await page.keyboard.type('meena');
      await typeInto(page, page.getByLabel('Password', { exact: true }), 'Prosper@123');
      const code = page.getByLabel('Code of the app');
      await typeInto(page, code, '000000');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Wrong name, password or code').first()).toBeAttached();
      await expectFocusOn(code);
      await press(page, button(page, 'Fill in meena'));
      await expect(code).not.toHaveValue('');
      await press(page, logIn, 'Shift+Tab');
      await expect(page.getByText('Logged in as meena')).toBeVisible();
      await expectFocusWithin(main);
    });
    await test.step('an account, by its order', async () => {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('searchbox', { name: 'Find' });
      await expectFocusOn(field);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Enter at least four letters or digits.')).toBeVisible();
      await expectFocusOn(field);
      await page.keyboard.type(ORDER);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Leela Thomas' })).toBeVisible();
      const show = button(page, 'Show numbers');
      await press(page, show);
      await page.keyboard.press('Escape');
      await expectFocusOn(show);
      await page.keyboard.press('Enter');
      await giveReason(page, 'Show numbers', 'They ask where the refund goes.');
      await expect(page.getByText('LEEPT4590K')).toBeVisible();
      await expectFocusWithin(main);
    });
    await test.step('a retry, a bank account, an advisor', async () => {
      await part(page, /^Parked jobs/, 'Shift+Tab');
      await press(page, page.getByRole('button', { name: /^Retry job \d+$/ }));
      await giveReason(page, 'Retry', 'The gateway answers again since ten.');
      await expect(page.getByText('Proposed by meena')).toBeVisible();
      await expectFocusWithin(main);
      await part(page, /^Bank accounts/, 'Shift+Tab');
      await press(page, page.getByRole('button', { name: /^Show the picture/ }));
      await expect(page.getByRole('img', { name: 'Cancelled cheque: Leela Thomas' })).toBeVisible();
      await expectFocusWithin(main);
      await press(page, button(page, 'Approve'), 'Shift+Tab');
      await giveReason(page, 'Approve', 'A name of before: cheque and PAN agree.');
      await expectFocusWithin(main);
      await part(page, /^Advisors/, 'Shift+Tab');
      await press(page, page.getByRole('button', { name: /^Refuse ARN/ }));
      const dialog = page.getByRole('dialog');
      await press(page, button(dialog, 'Refuse'));
      const cause = dialog.getByLabel(/^What is wrong/);
      await expectFocusOn(dialog.getByLabel('Reason'));
      await page.keyboard.type('Half of the card is cut off.');
      await press(page, button(dialog, 'Refuse'));
      await expectFocusOn(cause);
      await page.keyboard.type('A picture');
      await expect(cause).toHaveValue('picture');
      await press(page, button(dialog, 'Refuse'));
      await expect(page.getByText('No advisor waits')).toBeVisible();
      await expectFocusWithin(main);
    });
    await test.step('holidays and an import, both begun without what they need', async () => {
      await part(page, /^Calendar/, 'Shift+Tab');
      await press(page, button(page, 'Save the days'));
      await expectFocusOn(page.getByRole('main').getByRole('textbox'));
      await part(page, /^Imports/, 'Shift+Tab');
      const begin = button(page, 'Import a file');
      await press(page, begin);
      const file = page.locator('input[type=file]');
      await expectFocusOn(file);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles({ name: 'NAVAll.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing') });
      await press(page, begin);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectFocusOn(begin);
    });
    await press(page, button(page, 'Log out').first(), 'Shift+Tab');
    await expect(page.getByLabel('Code of the app')).toBeVisible();
    await expectFocusWithin(main);
  });

  // Trust U2: the dashboard of a partner
  test('a partner logs in, and works on keys, pages, look and events', TRUST, async ({ page }) => {
    const main = page.getByRole('main');
    const tab = async (name: string, key: string) => {
      await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
      await page.keyboard.press(key);
      await expectFocusOn(page.getByRole('tab', { name, selected: true }));
    };
    await test.step('the way in, by a link', async () => {
      await page.goto('/v1/partner');
      await press(page, button(page, 'Send the link'));
      await expectFocusOn(page.getByLabel('Email address'));
      await page.keyboard.type(MAIL);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`If ${MAIL} is registered`)).toBeVisible();
      await expectFocusWithin(main);
      await page.goto(await mailed(page, MAIL, /\/v1\/partner#token=\S+/));
      await page.reload();
      await press(page, button(page, 'Log in').last());
      await expect(page.getByRole('heading', { name: 'Blue Bank' })).toBeVisible();
      await expectFocusWithin(main);
    });
    await test.step('a key, made and revoked', async () => {
      const make = button(page, 'New server key');
      await press(page, make);
      const shown = page.locator('.x-partner__secret');
      await expect(shown).toHaveText(/^px_test_/);
      await expectFocusOn(make);
      const revoke = button(page, `Revoke …${(await shown.innerText()).slice(-4)}`);
      await press(page, revoke);
      await press(page, button(page.getByRole('dialog'), 'Keep it'));
      await expectFocusOn(revoke);
      await page.keyboard.press('Enter');
      await press(page, button(page.getByRole('dialog'), 'Revoke'));
      await expect(revoke).toHaveCount(0);
      await expectFocusWithin(main);
    });
    await test.step('an origin, refused, added and removed', async () => {
      await tab('Pages', 'ArrowRight');
      const origin = page.getByLabel('Origin', { exact: true });
      await typeInto(page, origin, 'https://www.bluebank.example/page');
      await press(page, button(page, 'Add the origin'));
      await expectFocusOn(origin);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('https://bluebank.github.io');
      await page.keyboard.press('Enter');
      await press(page, button(page, 'Remove https://bluebank.github.io'));
      await expect(page.getByText('Anybody can get a name on this host')).toHaveCount(0);
      await expectFocusWithin(main);
    });
    await test.step('a look that cannot be read', async () => {
      await tab('Look', 'ArrowRight');
      const accent = page.getByLabel('Accent');
      await typeInto(page, accent, '#ffd400');
      await press(page, button(page, 'Save the look'));
      await expectFocusOn(accent);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('#0e7c66');
      await page.keyboard.press('Enter');
      await expect(page.getByText('The look is saved.').first()).toBeAttached();
    });
    await test.step('an address for events', async () => {
      await tab('Events', 'ArrowRight');
      const address = page.getByLabel('Address', { exact: true });
      await typeInto(page, address, 'no address');
      await press(page, button(page, 'Save the address'));
      await expectFocusOn(address);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('http://127.0.0.1:9/events');
      await page.keyboard.press('Enter');
      await expect(page.locator('.x-partner__secret')).toHaveText(/^[\w-]{43}$/);
      await press(page, button(page, 'Send a test event'));
      await expect(button(page, /^Send again: evt_/).first()).toBeVisible();
      await expectFocusOn(button(page, 'Send a test event'));
    });
    await test.step('orders by day, and the way out', async () => {
      await tab('Orders', 'ArrowRight');
      const saved = page.waitForEvent('download');
      await press(page, button(page, 'Save as CSV'));
      await saved;
      await press(page, button(page, 'Log out').last(), 'Shift+Tab');
      await expect(page.getByLabel('Email address')).toBeVisible();
      await expectFocusWithin(main);
    });
  });

  // Trust U2: what comes late into the header
  test('the way in keeps the focus when the rest of the header comes', async ({ page }) => {
    let answer = () => {};
    const wait = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/assets\/regions-/, async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/v1/contact-us');
    const logIn = page.getByRole('banner').getByRole('button', { name: /^Login/ });
    await tabTo(page, logIn);
    const before = await logIn.elementHandle();
    answer();
    await expect.poll(() => before?.evaluate((one) => one.isConnected)).toBe(false);
    await expectFocusOn(logIn);
  });
});
