import { type Paise, rupees } from '#money/index.js';

/** The amounts offered at a touch on wide screens. */
export const SIP_QUICK_AMOUNTS: readonly Paise[] = [10_000, 5_000, 3_000, 2_000].map(rupees);
/** The amounts offered at a touch on narrow screens (767 px or less). */
export const SIP_QUICK_AMOUNTS_NARROW: readonly Paise[] = [5_000, 3_000, 2_000].map(rupees);
