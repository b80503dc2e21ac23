import { expectAccessible } from './expect-accessible.js';
import { redeemByKeys } from './redeem.js';
import { ASHA, beSignedIn, expect, lastCode, moveClock, test, TRUST } from './site.js';

// a redemption alone is a step of portfolio.spec.ts; that the rest is switched and the folio added to is also held by the tests of the widgets (features/switch, features/invest-more), and what "all" is after a redemption by features/redeem
const LOOKS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;

for (const { width, height, colorScheme } of LOOKS)
  test(
    `an investor redeems a part by the keyboard, then switches the rest and adds to the folio, where the portfolio shows it, at ${width} px`,
    TRUST,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await beSignedIn(page);
      await page.goto('/v1/profile/portfolio');
      await page
        .getByRole('button', { name: /^Actions and details of HDFC Mid Cap Fund/ })
        .first()
        .click();
      const press = (name: string) => page.getByRole('button', { name, exact: true }).first();

      await test.step('a part, by keys alone: what to expect, the code, and that it is placed', async () => {
        await redeemByKeys(page);
      });

      await test.step('all that is left, to another scheme of the house', async () => {
        await moveClock(page, 'PT31S');
        await press('Switch').click();
        const popup = page.getByRole('dialog', { name: 'Switch Fund' });
        await expect(popup.getByText(/units are already being sold\.$/)).toBeVisible();
        await popup.getByRole('combobox', { name: 'Switch to' }).selectOption({ label: 'HDFC Corporate Bond Fund' });
        await popup.getByRole('checkbox', { name: 'Switch all' }).check();
        await expect(popup.getByRole('textbox')).toBeDisabled();
        await expect(popup.getByRole('region', { name: 'What to expect' })).toContainText(
          'NAV of the new scheme18 Nov 2026',
        );
        await popup.getByRole('button', { name: 'Confirm' }).click();
        // the code is there once its field is
        await popup.getByLabel(/One-time password/).waitFor();
        await popup.getByLabel(/One-time password/).fill(await lastCode(page, ASHA));
        await popup.getByRole('button', { name: 'Switch' }).click();
        await expect(popup.getByText('Your switch request has been placed.')).toBeVisible();
        await popup.getByRole('button', { name: 'Done' }).click();
      });

      await test.step('more money into the folio goes to the cart', async () => {
        await press('Invest More').click();
        const popup = page.getByRole('dialog', { name: 'Additional Investment Details' });
        await expect(popup.getByRole('combobox', { name: 'Folio' })).not.toHaveValue('');
        await popup.getByRole('textbox', { name: /^Amount|^Monthly amount/ }).fill('2000');
        await expectAccessible(page);
        await popup.getByRole('button', { name: 'Save' }).click();
        await page.waitForURL('**/v1/cart-review');
      });
    },
  );
