import type { getCutOffs as call } from '@prosperx/core/fund';
import { nextCutOff, PURCHASE_CUT_OFFS } from '@prosperx/core/order';
import { MINUTE } from '@prosperx/core/time';
import type { Verb } from '#http/serve.js';

const RULES = Object.keys(PURCHASE_CUT_OFFS) as (keyof typeof PURCHASE_CUT_OFFS)[];

/** Returns by when money must be there for the next NAV, by each rule. */
export const getCutOffs: Verb<typeof call> = ({ ctx: { clock, calendar } }) => {
  const now = clock.now();
  const cutOffs = RULES.map((rule) => ({ rule, ...nextCutOff(rule, now, calendar) }));
  // to the minute, so that caches find the answer unchanged
  return Promise.resolve({ now: now - (now % MINUTE), cutOffs });
};
