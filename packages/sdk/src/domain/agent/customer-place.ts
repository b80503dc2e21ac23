import type { ApprovedKind, Customer, CustomerNeed } from '@prosperx/core/agent';
import { planListPath } from '#domain/navigation/plan-path.js';

type Place = readonly [to: string, params: Readonly<Record<string, string>>];

/** The pages of a customer's account on which what they need is done. */
const PLACES: Readonly<Record<CustomerNeed, string>> = {
  order: '/cart-review',
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

/** Returns the page to which an advisor comes in a customer's account, with its params: where what is needed most is done, else home. `about` says what was approved, of `order`. */
export function placeOf(need: CustomerNeed | undefined, about: ApprovedKind | null = null): Place {
  if (need === 'order' && about !== null && about !== 'cart') return planListPath(about);
  return [need ? PLACES[need] : '/home', {}];
}

/** What an account needs, the most urgent first. */
export const needsOf = ({ approved, needs }: Pick<Customer, 'approved' | 'needs'>): readonly CustomerNeed[] =>
  approved === null ? needs : ['order', ...needs];
