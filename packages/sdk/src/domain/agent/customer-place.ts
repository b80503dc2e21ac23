import type { CustomerNeed } from '@prosperx/core/agent';

/** The pages of a customer's account on which what they need is done. */
const PLACES: Readonly<Record<CustomerNeed, string>> = {
  payment: '/profile/portfolio',
  approval: '/cart-review',
  proposal: '/proposals',
  instalment: '/running-sips',
  mandate: '/profile/mandates',
  kyc_hold: '/profile/kyc-details',
  redemption: '/transaction',
  lock_in: '/profile/review',
  kyc: '/profile/kyc-details',
};

/** Returns the page to which an advisor comes in a customer's account: where what is needed most is done, else home. */
export const placeOf = (need: CustomerNeed | undefined): string => (need ? PLACES[need] : '/home');
