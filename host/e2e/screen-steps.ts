import { expect, type Page } from 'playwright/test';

export const API = '**/prosperx-api/api/**';
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/v1${path}`);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

export async function firstFund(page: Page): Promise<string> {
  const answer = await page.request.get('/prosperx-api/api/v1/mf/suggest-mutual-fund?text=parag');
  const { data } = (await answer.json()) as { data: { encryptedSchemeId: string }[] };
  return `/mutual-fund-detail/fund?schemeId=${data[0]?.encryptedSchemeId ?? ''}`;
}

/** What a signed-in investor puts into the cart, by the calls that the fund page makes. */
export async function fillCart(page: Page): Promise<void> {
  const schemeId = (await firstFund(page)).split('=')[1];
  for (const sip of [false, true]) {
    await page.request.post('/prosperx-api/api/v1/cart/save-investment-details', {
      headers: { 'X-PX-Client': 'e2e' },
      data: {
        schemeId,
        investmentType: sip ? 'SIP' : 'LUMPSUM',
        investmentFrequency: sip ? 1 : 0,
        amount: 5000,
        ...(sip ? { sipDate: 5, numOfSipInstallments: 360 } : {}),
      },
    });
  }
}
