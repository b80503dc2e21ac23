import type { CheckoutVerbs } from '#queries/use-checkout.js';

/** What the form of each mode is given. */
export interface ModeFormProps {
  readonly checkout: CheckoutVerbs;
}
