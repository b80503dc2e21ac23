import type { Locator, Page } from 'playwright/test';
import { discardOrders, schemeNamed } from './cart.js';
import { ASHA, expect, lastCode } from './site.js';

const API = '/prosperx-api/api/v1';
const ASHA_UCC = 'PX00000001';
const headers = { 'X-PX-Client': 'e2e' };

interface Placed {
  readonly data: { readonly pxOrderNumber: string; readonly paymentUrl: string };
}
interface Cart {
  readonly responseData: { readonly encryptedCartId: string; readonly version: number };
}

/** Orders of who is signed in that wait for `amount` rupees, made by the calls that the cart makes; answers number and link. */
export async function waitingOrders(page: Page, amount = 5_000): Promise<Placed['data']> {
  await discardOrders(page);
  await page.request.post(`${API}/cart/discard-active-cart`, { headers, data: {} });
  const schemeId = await schemeNamed(page, 'parag');
  const data = { schemeId, investmentType: 'LUMPSUM', investmentFrequency: 0, amount };
  const saved = await page.request.post(`${API}/cart/save-investment-details`, { headers, data });
  const { encryptedCartId: cartId, version } = ((await saved.json()) as Cart).responseData;
  const placed = await page.request.post(`${API}/checkout/create-bse-order`, {
    headers: { ...headers, 'Idempotency-Key': `order:${cartId}:${version}` },
    data: { cartId, version },
  });
  if (!placed.ok()) throw new Error(await placed.text());
  return ((await placed.json()) as Placed).data;
}

/** Has Asha answer the questionnaire as one who cannot bear losses: nearly every scheme is above that class. */
export async function answerCautiously(page: Page): Promise<void> {
  const query = `ucc=${ASHA_UCC}&risk-profile-version=1`;
  const questions = await read<readonly { questionNo: number }[]>(page, 'risk-profile/questions');
  const attempt = await read<{ userAttemptId: number; completed: boolean }>(
    page,
    `risk-profile/user-attempt-id?${query}`,
  );
  for (const { questionNo } of questions) {
    const saved = await page.request.post(`${API}/risk-profile?ucc=${ASHA_UCC}`, {
      headers,
      data: {
        questionNo,
        answerOptionId: 1,
        riskProfileVersion: 1,
        totalQuestionsCount: questions.length,
        userAttemptId: attempt.userAttemptId + 1,
        isCalculateRiskScore: questionNo === questions.length,
      },
    });
    if (!saved.ok()) throw new Error(await saved.text());
  }
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = (await (await page.request.get(`${API}/${path}`, { headers })).json()) as { data: Answer };
  return answer.data;
}

export const summaryOf = (paymentUrl: string) => `/v1/order-summary?${new URLSearchParams({ paymentUrl }).toString()}`;

/** The page, or the frame or element of it in which orders are paid. */
export type Where = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>;

/** By the mouse; in a frame by the keyboard: while a frame grows, a click this quick lands where its target was. */
export const press = (where: Where, target: Locator) => ('goto' in where ? target.click() : target.press('Enter'));

/** Confirms orders with the code that their investor was sent. */
export async function giveCode(page: Page, where: Where = page, mobile = ASHA): Promise<void> {
  await expect(where.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await where.getByLabel('One-time password').fill(await lastCode(page, mobile));
  await press(where, where.getByRole('button', { name: /^Confirm ₹/ }));
}
