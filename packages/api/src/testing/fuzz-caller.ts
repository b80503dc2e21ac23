import { type Endpoint, fieldsOf } from '@prosperx/core/http';
import { advisorFor } from './advisor.js';
import { fillCart, lumpsum } from './investing.js';
import { newInvestor } from './new-investor.js';
import type { TestKit } from './test-kit.js';

/** Somebody who may make a call: with a cart where it is about one, and for a customer where it is an advisor's. */
export async function fuzzCaller(kit: TestKit, { access, query, body }: Endpoint) {
  const isAdvisors = access.includes('advisor_for_customer') && !access.includes('investor');
  const isAboutCart = [...fieldsOf(query), ...fieldsOf(body)].includes('cartId');
  if (!isAdvisors && !isAboutCart) {
    const { cookies } = await kit.signedIn('9876500007');
    return { cookies, cartId: 'cart_x' };
  }
  const investor = await newInvestor(kit);
  const { encryptedCartId: cartId } = await fillCart(investor.client, lumpsum(5_000));
  const { cookies } = isAdvisors ? await advisorFor(kit, investor) : investor.client;
  return { cookies, cartId };
}
