import { clientOfMobile, fillCart, lumpsum } from '@prosperx/api/testing';
import { getCart, MAX_CART_ITEMS } from '@prosperx/core/cart';
import { MAX_WATCHED, watchFunds } from '@prosperx/core/fund';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { button, heading, openLogin, PASSWORD } from './testing/login-page.js';

const server = serverForTests();
const MOBILE = '9876500001';

it('tells who logs in what of their visit had no room in their watchlist and their cart, in place of the greeting', async () => {
  const { kit } = server;
  const all = await kit.services.db.execute<{ id: string }>(
    `select id from schemes where is_listed limit ${MAX_WATCHED + 1}`,
  );
  const [watched, ...schemeIds] = all.rows.map(({ id }) => id);
  const owner = await clientOfMobile(kit, MOBILE);
  await owner.call(watchFunds, { body: { schemeIds } });
  const { noOfItems } = await owner.call(getCart);
  await fillCart(owner, ...Array.from({ length: MAX_CART_ITEMS - noOfItems }, () => lumpsum(1_000)));
  const visitor = kit.client();
  await fillCart(visitor, lumpsum(2_000));
  localStorage.setItem('px-watched-funds', JSON.stringify([watched]));

  const page = openLogin(server, { cookies: visitor.cookies });
  await page.giveMobile(MOBILE);
  await heading('Please enter your password');
  page.type('Password', PASSWORD);
  await page.user.click(button());
  await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
  const { tone, message } = page.services.flash.getState().flash ?? {};
  expect(tone).toBe('error');
  expect(message).toMatch(
    /^Your watchlist has no room for .+ Your cart is full\. 1 scheme from your visit did not fit/,
  );
  expect(localStorage.getItem('px-watched-funds')).toBe(JSON.stringify([watched]));
});
