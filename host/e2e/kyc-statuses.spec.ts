import { canTransact, KYC_STATUSES, type KycStatus, transactRefusalText } from '@prosperx/core/kyc';
import type { Page } from 'playwright/test';
import { addLumpsum, emptyCart } from './cart.js';
import { expect, beSignedIn, test, TRUST, call } from './site.js';

const ASHA_PAN = 'AAAPR1234A';
/** Fund houses of which Asha holds nothing, and something. */
const houses = { new: 'kotak', held: 'hdfc' };

const titles: Readonly<Record<KycStatus, string>> = {
  KYC_REGISTERED_STATUS: 'KYC registered',
  KYC_UNDER_PROCESS_STATUS: 'KYC under process',
  KYC_UNDER_PROCESS_STATUS_SHORT: 'KYC under process',
  KYC_VALIDATED_STATUS: 'KYC validated',
  KYC_NON_COMPLIANT_STATUS: 'KYC not complete',
  KYC_NOT_AVAILABLE: 'No KYC found for this PAN',
  KYC_HOLD_REJECTED_STATUS: 'KYC on hold or rejected',
  KYC_DUPLICATE_PAN_STATUS: 'This PAN belongs to another account',
  KYC_PAN_DOES_NOT_MATCH_STATUS: 'This PAN does not match your name',
};

const onboarded = {
  registeredWithBse: 3,
  taxStatus: '01',
  majorStatus: null,
  agentNotAllowed: false,
  isFatcaDeclared: true,
};

async function setKycStatus(page: Page, status: KycStatus): Promise<void> {
  await call(page, 'POST', '/sandbox/kyc', { pan: ASHA_PAN, status });
  await page.goto('/v1/profile/kyc-details');
  await expect(page.getByRole('heading', { name: titles[status], exact: true })).toBeVisible();
}

/** Tries to buy; what the cart says in the end, null: it became an order. */
async function refusalOf(page: Page, fundHouse: string): Promise<string | null> {
  await emptyCart(page);
  await addLumpsum(page, fundHouse);
  await page.goto('/v1/cart-review');
  await page.getByRole('button', { name: 'Place order' }).click();
  const refused = page.getByRole('alert').filter({ hasText: /\w/ });
  await expect(refused.or(page.getByRole('button', { name: 'Confirm Payment' })).first()).toBeAttached();
  return page.url().includes('order-summary') ? null : refused.first().textContent();
}

test.use({ viewport: { width: 390, height: 800 } });
test.setTimeout(240_000);

// Trust G4: each status with a new and a known fund house, in a browser
test('a person meets each KYC status in turn, and may do exactly what the rule says', TRUST, async ({ page }) => {
  await beSignedIn(page);
  for (const status of KYC_STATUSES) {
    await setKycStatus(page, status);
    for (const [kind, fundHouse] of Object.entries(houses)) {
      const reason = canTransact(onboarded, status, 'purchase', kind === 'new');
      const words = reason && transactRefusalText[reason];
      expect(await refusalOf(page, fundHouse), `${status}, a fund house that is ${kind}`).toBe(words);
    }
  }
});
