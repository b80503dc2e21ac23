import type { Locator, Page } from 'playwright/test';
import { discardOrders, schemeNamed } from './cart.js';
import { ASHA, call, expect, lastCode } from './site.js';

const API = '/api/v1';
const ASHA_UCC = 'PX00000001';

interface Placed {
  readonly data: { readonly pxOrderNumber: string; readonly paymentUrl: string };
}
interface Cart {
  readonly responseData: { readonly encryptedCartId: string; readonly version: number };
}

/** Orders of who is signed in that wait for `amount` rupees, made by the calls that the cart makes; answers number and link. */
export async function waitingOrders(page: Page, amount = 5_000): Promise<Placed['data']> {
  await discardOrders(page);
  await call(page, 'POST', `${API}/cart/discard-active-cart`, {});
  const schemeId = await schemeNamed(page, 'parag');
  const lumpsum = { schemeId, investmentType: 'LUMPSUM', investmentFrequency: 0, amount };
  const saved = await call<Cart>(page, 'POST', `${API}/cart/save-investment-details`, lumpsum);
  const { encryptedCartId: cartId, version } = saved.responseData;
  const key = { 'Idempotency-Key': `order:${cartId}:${version}` };
  const order = { cartId, version };
  return (await call<Placed>(page, 'POST', `${API}/checkout/create-bse-order`, order, key)).data;
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
    await call(page, 'POST', `${API}/risk-profile?ucc=${ASHA_UCC}`, {
      questionNo,
      answerOptionId: 1,
      riskProfileVersion: 1,
      totalQuestionsCount: questions.length,
      userAttemptId: attempt.userAttemptId + 1,
      isCalculateRiskScore: questionNo === questions.length,
    });
  }
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await call<{ data: Answer }>(page, 'GET', `${API}/${path}`)).data;
}

export const summaryOf = (paymentUrl: string) => `/v1/order-summary?${new URLSearchParams({ paymentUrl }).toString()}`;

/** The page, or the frame or element of it in which orders are paid. */
export type Where = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>;

/** Presses by the mouse; in a frame by the keyboard: while a frame grows, a click this quick lands where its target was. */
export const press = (where: Where, target: Locator) => ('goto' in where ? target.click() : target.press('Enter'));

/** Confirms orders with the code that their investor was sent. */
export async function giveCode(page: Page, where: Where = page, mobile = ASHA): Promise<void> {
  await expect(where.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await where.getByLabel('One-time password').fill(await lastCode(page, mobile));
  await press(where, where.getByRole('button', { name: /^Confirm ₹/ }));
}
