import type { Page } from 'playwright/test';

const CART = '/prosperx-api/api/v1/cart';
const headers = { 'X-PX-Client': 'e2e' };

interface Cart {
  readonly responseData: {
    readonly activeCustomizedInvestmentDetailList: readonly { readonly investmentId: string }[];
  };
}

/** Id of the first scheme that the search suggests. */
export async function schemeNamed(page: Page, text: string): Promise<string> {
  const answer = await page.request.get(`/prosperx-api/api/v1/mf/suggest-mutual-fund?text=${text}`);
  const { data } = (await answer.json()) as { data: { encryptedSchemeId: string }[] };
  return data[0]?.encryptedSchemeId ?? '';
}

async function add(page: Page, data: object): Promise<void> {
  await page.request.post(`${CART}/save-investment-details`, { headers, data });
}

const lumpsumOf = (schemeId: string) => ({ schemeId, investmentType: 'LUMPSUM', investmentFrequency: 0, amount: 5000 });

/** Orders that wait to be paid stand in the way of the same scheme. */
export async function discardOrders(page: Page): Promise<void> {
  await page.request.post(`${CART}/discard-orders`, { headers, data: {} });
}

/** What a signed-in investor puts into the cart, by the calls that the fund page makes. */
export async function fillCart(page: Page): Promise<void> {
  await discardOrders(page);
  const schemeId = await schemeNamed(page, 'parag');
  const sip = { schemeId, investmentType: 'SIP', investmentFrequency: 1, sipDate: 5, numOfSipInstallments: 360 };
  await add(page, lumpsumOf(schemeId));
  await add(page, { ...sip, amount: 5000 });
}

export async function addLumpsum(page: Page, fundHouse: string): Promise<void> {
  await add(page, lumpsumOf(await schemeNamed(page, fundHouse)));
}

export async function emptyCart(page: Page): Promise<void> {
  await discardOrders(page);
  const answer = await page.request.get(`${CART}/get-cart-details`);
  const { responseData: cart } = (await answer.json()) as Cart;
  for (const { investmentId } of cart.activeCustomizedInvestmentDetailList)
    await page.request.post(`${CART}/remove-investment`, { headers, data: { investmentId } });
}
