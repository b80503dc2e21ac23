import type { Page } from 'playwright/test';
import { call } from './site.js';

const CART = '/api/v1/cart';

interface Cart {
  readonly responseData: {
    readonly activeCustomizedInvestmentDetailList: readonly { readonly investmentId: string }[];
  };
}

/** Id of the first scheme that the search suggests. */
export async function schemeNamed(page: Page, text: string): Promise<string> {
  const path = `/api/v1/mf/suggest-mutual-fund?text=${text}`;
  const { data } = await call<{ data: { encryptedSchemeId: string }[] }>(page, 'GET', path);
  return data[0]?.encryptedSchemeId ?? '';
}

async function add(page: Page, data: object): Promise<void> {
  await call(page, 'POST', `${CART}/save-investment-details`, data);
}

/** A lumpsum as the call that fills the cart takes it. */
export const lumpsumOf = (schemeId: string) => ({
  schemeId,
  investmentType: 'LUMPSUM',
  investmentFrequency: 0,
  amount: 5000,
});

/** Orders that wait to be paid stand in the way of the same scheme. */
export async function discardOrders(page: Page): Promise<void> {
  await call(page, 'POST', `${CART}/discard-orders`, {});
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

/** More money for a folio that Asha has. */
export async function addToFolio(page: Page): Promise<void> {
  await add(page, { ...lumpsumOf(await schemeNamed(page, 'hdfc mid cap')), folioNumber: '17730925' });
}

export async function emptyCart(page: Page): Promise<void> {
  await discardOrders(page);
  const { responseData: cart } = await call<Cart>(page, 'GET', `${CART}/get-cart-details`);
  for (const { investmentId } of cart.activeCustomizedInvestmentDetailList)
    await call(page, 'POST', `${CART}/remove-investment`, { investmentId });
}
