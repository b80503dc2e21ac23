import { accountWalks } from './screens-of-account.js';
import { advisorWalks } from './screens-of-advisors.js';
import { fundWalks } from './screens-of-funds.js';
import { operatorWalks } from './screens-of-operators.js';
import { paymentWalks } from './screens-of-payment.js';
import { planWalks } from './screens-of-plans.js';
import { type Walk, walks } from './screens.js';

/** The ways through every screen of the site, of the operator's console, of the partner's dashboard and of the documentation. */
export const allWalks: readonly Walk[] = [
  ...walks,
  ...fundWalks,
  ...accountWalks,
  ...advisorWalks,
  ...planWalks,
  ...paymentWalks,
  ...operatorWalks,
];

/** Returns the named walks; all of them where none is named. */
export const walksNamed = (names: readonly string[]): readonly Walk[] =>
  allWalks.filter(({ name }) => names.length === 0 || names.includes(name));
