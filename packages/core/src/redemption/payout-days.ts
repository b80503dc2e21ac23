import { investsAbroad, type NamedScheme } from '#fund/index.js';
import { type NavRule, navRuleOf } from '#order/index.js';

/** Working days from the day that counts until the money is in the bank account, as fund houses pay: one of liquid and overnight schemes. */
const DAYS: Readonly<Record<NavRule, number>> = { standard: 2, liquid: 1 };
/** What a scheme may take that has at least 80 % abroad (SEBI/HO/IMD/IMD-I DOF2/P/CIR/2022/161); others may take three, and take fewer. */
const DAYS_ABROAD = 5;

/** Returns the working days after which the money of a redemption is in the bank account. */
export const payoutDaysOf = (scheme: NamedScheme): number =>
  investsAbroad(scheme) ? DAYS_ABROAD : DAYS[navRuleOf(scheme.subCategory)];
