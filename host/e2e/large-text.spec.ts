import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';
import { answerRiskQuestions, becomeApplicant } from './applicant.js';
import { heading, leaveBank, linkBank, OCCUPATION, tellPersonal } from './onboarding-steps.js';
import { ASHA, beSignedIn, expect, resetSandbox, test, VIKRAM } from './site.js';

test.use({ viewport: { width: 390, height: 844 } });

/** Buttons, choices and boxes of a code whose words stand outside them, or that stand outside the window. Runs in the page. */
function tight(): string[] {
  const found: string[] = [];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
    for (const box of root.querySelectorAll('main .px-btn, dialog .px-btn, .px-segment > label, .px-otp > span')) {
      if (!box.checkVisibility() || box.closest('[inert]')) continue;
      const words = document.createRange();
      words.selectNodeContents(box);
      const [own, inner] = [box.getBoundingClientRect(), words.getBoundingClientRect()];
      const isOut = own.left < 0 || own.right > innerWidth + 1;
      const isOver = inner.width > own.width + 1 || inner.height > own.height + 1;
      if (isOut || isOver) found.push(`${box.className || box.localName} "${box.textContent}"`);
    }
  };
  visit(document);
  return found;
}

async function expectRoom(page: Page): Promise<void> {
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await page.evaluate(() => document.fonts.ready);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(tight)).toEqual([]);
}

test('letters of twice the size stay in their buttons and boxes, in the profile and its code', async ({ page }) => {
  await resetSandbox(page);
  await beSignedIn(page, ASHA);
  for (const [tab, name] of [
    ['nominee-info', 'Edit Nominee Details'],
    ['personal-info', 'Edit Personal Details'],
  ] as const) {
    await page.goto(`/v1/profile/${tab}`);
    await expect(page.getByRole('button', { name })).toBeVisible();
    await expectRoom(page);
  }
  await page.getByRole('button', { name: 'Edit Personal Details' }).click();
  await page.getByLabel('Address').fill('7 Hill Road');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByLabel('One-time password').fill('888888');
  await expectRoom(page);
});

test('and on the way into an account', async ({ page }) => {
  await resetSandbox(page);
  await beSignedIn(page, VIKRAM);
  await page.goto('/v1/profile/kyc-details');
  await expect(page.getByRole('button', { name: 'Check KYC Status' })).toBeVisible();
  await expectRoom(page);
  await becomeApplicant(page);
  await answerRiskQuestions(page);
  await page.goto('/v1/profile/personal-details');
  await tellPersonal(page);
  await linkBank(page, '50100340009');
  await expect(page.getByText('This account is linked')).toBeVisible();
  await expectRoom(page);
  await leaveBank(page);
  await page.goto(OCCUPATION);
  await heading(page, 'Occupation and nominee details');
  await expectRoom(page);
});
