import type { Page } from 'playwright/test';
import { arriveAsAdvisor, ASHA, beSignedIn, call, endSession, expect, lastCode } from './site.js';

/** Makes the advisor that of a person who has signed in, and signs them out. */
export async function chooseAdvisor(page: Page, agentCode: string): Promise<void> {
  await beSignedIn(page);
  const { responseData } = await call<{ responseData: { user: { encryptedId: string } } }>(
    page,
    'GET',
    '/login/get-current-user',
  );
  const query = `?encryptedId=${responseData.user.encryptedId}&purpose=advisor`;
  await call(page, 'POST', `/api/v2/profiles/send-profile-otp${query}`, { change: { agentCode } });
  const otp = await lastCode(page, ASHA);
  const { data } = await call<{ data: { ticket: string } }>(
    page,
    'POST',
    `/api/v2/profiles/verify-profile-OTP${query}`,
    { otp },
  );
  await call(page, 'POST', '/api/v2/profiles/change-advisor', { agentCode, ticket: data.ticket });
  await endSession(page);
}

/** Opens the account of a customer of the advisor's. */
export async function openAccount(page: Page, customer: string): Promise<void> {
  await arriveAsAdvisor(page, 'AG1001');
  await page.goto('/v1/my-customers');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(customer);
  const open = page.getByRole('button', { name: /^Open the account of / });
  await expect(open).toHaveCount(1);
  await open.click();
  await expect(page.locator('.px-strip')).toContainText(`Your Customer is ${customer}`);
}
