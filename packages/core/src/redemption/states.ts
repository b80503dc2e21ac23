/** What a redemption is: money for the bank account, or units of another scheme of the same fund house. */
const SALE_KINDS = ['redemption', 'switch'] as const;
/** One of `SALE_KINDS`. */
export type RedemptionKind = (typeof SALE_KINDS)[number];

/** How much of a folio is sold: an amount, a number of units, or all that is free. */
const SALE_MEASURES = ['amount', 'units', 'all'] as const;
/** One of `SALE_MEASURES`. */
export type RedemptionMeasure = (typeof SALE_MEASURES)[number];

/**
 * The states of a sale. `unknown` is waiting for the exchange's answer. `executed`: the units are sold, and the money is on its way to the
 * bank account, or to the other scheme. `settled`: it is there. `refused`: nothing was sold.
 */
export const SALE_STATES = ['created', 'unknown', 'placed', 'executed', 'settled', 'refused'] as const;
/** One of `SALE_STATES`. */
export type RedemptionState = (typeof SALE_STATES)[number];

/** The events of a sale. */
export const SALE_EVENTS = ['unanswered', 'accepted', 'refused', 'executed', 'settled'] as const;
/** One of `SALE_EVENTS`. */
export type RedemptionEvent = (typeof SALE_EVENTS)[number];

const steps: Readonly<Record<RedemptionState, Partial<Record<RedemptionEvent, RedemptionState>>>> = {
  created: { unanswered: 'unknown', accepted: 'placed', refused: 'refused', executed: 'executed' },
  unknown: { accepted: 'placed', refused: 'refused', executed: 'executed' },
  placed: { refused: 'refused', executed: 'executed' },
  executed: { settled: 'settled' },
  settled: {},
  refused: {},
};

/** Returns the state after an event. States only move forward: an event that is late, repeated or makes no sense leaves the state as it is. */
export function nextRedemptionState(state: RedemptionState, event: RedemptionEvent): RedemptionState {
  return steps[state][event] ?? state;
}

/** The states in which a redemption holds its units back: they are not sold yet, and nothing else may sell them. */
export const RESERVING_STATES: readonly RedemptionState[] = ['created', 'unknown', 'placed'];

/** Tells whether units of a redemption are held back. */
export function isReserving(state: RedemptionState): boolean {
  return RESERVING_STATES.includes(state);
}

/** Tells whether nothing more can happen to a sale. */
export function isFinalRedemptionState(state: RedemptionState): boolean {
  return Object.keys(steps[state]).length === 0;
}
