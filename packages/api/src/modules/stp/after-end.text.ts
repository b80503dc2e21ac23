/** What a person reads who looks after an instalment that the exchange has made of a plan that was stopped. */
export const PLAN_MADE_AFTER_END =
  'the exchange has made an instalment of an STP or SWP that was stopped: it is booked, its owner is told, and the end is asked for again; see to it there that it has ended, then retry or drop this';
