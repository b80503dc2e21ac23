import { timingSafeEqual } from 'node:crypto';
import { PxError } from '@prosperx/core/errors';
import type { Crypto } from '#crypto/crypto.js';
import type { OrderSetRow } from '#db/schema/index.js';

type LinkedSet = Pick<OrderSetRow, 'cartId' | 'payableUntil' | 'profileId'>;

const SIGNATURE = 'signature';

const signatureOf = (crypto: Crypto, parameters: URLSearchParams) =>
  crypto.lookup('payment-link', parameters.toString());

/**
 * Returns the signed link that opens the order summary: it names the profile and the cart, where a payer comes back to, and until when the
 * orders can be paid. It holds nothing secret: the session decides who may see them. null for orders that came from no cart.
 */
export function paymentUrlOf({ crypto }: { readonly crypto: Crypto }, set: LinkedSet): string | null {
  if (set.cartId === null) return null;
  const parameters = new URLSearchParams({ loopBackUrl: 'thank-you', ucc: set.profileId, cartId: set.cartId });
  if (set.payableUntil !== null) parameters.set('validTill', new Date(set.payableUntil).toISOString());
  parameters.set(SIGNATURE, signatureOf(crypto, parameters));
  return parameters.toString();
}

/** Reads a link; throws `payment_link_invalid` for one that we did not make, or that is about somebody else. The deadline of the orders themselves counts, not the link's. */
export function readPaymentUrl(
  { crypto }: { readonly crypto: Crypto },
  link: string,
  profileId: string,
): { readonly cartId: string } {
  const parameters = new URLSearchParams(link);
  const given = Buffer.from(parameters.get(SIGNATURE) ?? '');
  parameters.delete(SIGNATURE);
  const expected = Buffer.from(signatureOf(crypto, parameters));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const cartId = parameters.get('cartId');
  if (!isOurs || cartId === null || parameters.get('ucc') !== profileId) throw new PxError('payment_link_invalid');
  return { cartId };
}
