import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';
import { answerRiskQuestions, becomeApplicant } from './applicant.js';
import { fillPersonal, heading, leaveBank, linkBank, OCCUPATION } from './onboarding-steps.js';
import { ASHA, beSignedIn, expect, test, VIKRAM, TRUST } from './site.js';

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

/** How many boxes of a code begin before the one before them ends. Runs in the page. */
function overlapping(): number {
  const roots: (Document | ShadowRoot)[] = [document];
  let found = 0;
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    const boxes = [...root.querySelectorAll('.px-otp > span')].map((box) => box.getBoundingClientRect());
    found += boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0)).length;
  }
  return found;
}

/** Words of the page that end outside the window or outside of what cuts them. Runs in the page. */
function cut(): string[] {
  const found = new Set<string>();
  const walk = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility() || parent.closest('.px-vh, option, thead'))
      continue;
    const words = document.createRange();
    words.selectNodeContents(node);
    const { left, right, width } = words.getBoundingClientRect();
    if (width === 0 || parent.closest('[role=region][tabindex], pre')) continue;
    if (left < -1 || right > innerWidth + 1) found.add(node.textContent);
    for (let box: Element | null = parent; box && box.localName !== 'main'; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      const own = box.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && right > own.right + 1)
        found.add(node.textContent);
    }
  }
  return [...found];
}

async function expectNothingCut(page: Page): Promise<void> {
  expect(await page.evaluate(cut)).toEqual([]);
}

async function expectRoom(page: Page): Promise<void> {
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await page.evaluate(() => document.fonts.ready);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(tight)).toEqual([]);
}

test(
  'letters of twice the size stay in their buttons and boxes, in the profile and its code',
  TRUST,
  async ({ page }) => {
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
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectRoom(page);
      expect(await page.evaluate(overlapping)).toBe(0);
    }
  },
);

test(
  'is readable on the pages of visitors, of the cart, of the portfolio and of the sandbox',
  TRUST,
  async ({ page }) => {
    const main = page.getByRole('main');
    for (const path of ['cart-review', 'profile', 'profile/portfolio', 'profile/kyc-details', 'sandbox']) {
      await page.goto(`/v1/${path}`);
      const button = path === 'cart-review' ? main.getByText('is empty') : main.getByRole('button');
      await expect(button.first()).toBeVisible();
      await expectRoom(page);
      await expectNothingCut(page);
    }
    await beSignedIn(page, ASHA);
    await page.goto('/v1/profile/portfolio');
    await expect(main.locator('.px-legend').first()).toBeVisible();
    await expectRoom(page);
    await expectNothingCut(page);
  },
);

test(
  'large text is readable on the narrowest phone, before the questions of the risk profile',
  TRUST,
  async ({ page }) => {
    await beSignedIn(page, ASHA);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/v1/profile/risk-profile');
    await expect(page.getByRole('button', { name: /Begin/ })).toBeVisible();
    await expectRoom(page);
    await expectNothingCut(page);
  },
);

test('is readable in the header of a wide screen', TRUST, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/v1/contact-us');
  const header = page.getByRole('banner');
  const login = header.getByRole('button', { name: 'Login / Sign Up' });
  await expect(login).toBeVisible();
  await expectRoom(page);
  const cart = await header.getByRole('link', { name: /^Cart/ }).elementHandle();
  const button = await login.elementHandle();
  // all at one moment: letters that arrive late move them
  const boxes = () =>
    header.evaluate(
      (bar, inner) =>
        [bar, ...inner].map((one) => one!.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
      [button, cart],
    );
  await expect(async () => {
    const [bar, ownButton, ownCart] = await boxes();
    expect(ownButton!.y + ownButton!.height).toBeLessThanOrEqual(bar!.y + bar!.height - 4);
    expect(Math.abs(ownCart!.y + ownCart!.height / 2 - ownButton!.y - ownButton!.height / 2)).toBeLessThan(4);
  }).toPass({ timeout: 15_000 });
});

// Trust U3: readable on the way into an account with large text
test('is readable on the way into an account', TRUST, async ({ page }) => {
  await beSignedIn(page, VIKRAM);
  await page.goto('/v1/profile/kyc-details');
  await expect(page.getByRole('button', { name: 'Check KYC Status' })).toBeVisible();
  await expectRoom(page);
  await becomeApplicant(page);
  await answerRiskQuestions(page);
  await page.goto('/v1/profile/personal-details');
  await fillPersonal(page);
  await linkBank(page, '50100340009');
  await expect(page.getByText('This account is linked')).toBeVisible();
  await expectRoom(page);
  await leaveBank(page);
  await page.goto(OCCUPATION);
  await heading(page, 'Occupation and nominee details');
  await expectRoom(page);
});
