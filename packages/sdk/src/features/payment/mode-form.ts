import type { CheckoutVerbs } from '#data/use-checkout.js';

/** What the form of each mode is given. */
export interface ModeFormProps {
  readonly checkout: CheckoutVerbs;
}
