import type { RISK_LEVELS } from '#fund/index.js';
import { addPaise, type Paise, paise } from '#money/index.js';
import { isAboveRiskClass, type RiskClassId } from '#risk/index.js';
import { type Instant, DAY } from '#time/index.js';

/** The calls that an item of a proposal is made of: each is what its owner would make by themselves. */
export const PROPOSABLE_CALLS = ['saveInvestment', 'requestRedemption', 'requestSwitch', 'registerPlan'] as const;
/** One of `PROPOSABLE_CALLS`. */
export type ProposableCall = (typeof PROPOSABLE_CALLS)[number];

/** What an item does, as it is named to people. */
export const PROPOSAL_KINDS = ['lumpsum', 'sip', 'redemption', 'switch', 'stp', 'swp'] as const;
/** One of `PROPOSAL_KINDS`. */
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/**
 * The states of a version of a proposal. `draft` was not sent; `replaced` gave way to the next version; `expired` is one that nobody
 * answered in time; `approved` in whole or in part.
 */
export const PROPOSAL_STATES = [
  'draft',
  'pending',
  'approved',
  'declined',
  'withdrawn',
  'replaced',
  'expired',
] as const;
/** One of `PROPOSAL_STATES`. */
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** The days for which a proposal can be answered: what is advised is for circumstances as they are. */
export const PROPOSAL_DAYS = 7;
/** The same in milliseconds. */
export const PROPOSAL_VALIDITY = PROPOSAL_DAYS * DAY;

/** The most items of one proposal. */
export const MOST_PROPOSED = 20;
/** The most letters of what an advisor writes with a proposal. */
export const PROPOSAL_WORDS_LENGTH = 2_000;
/** The most letters of the reason for which a proposal is declined. */
export const DECLINE_REASON_LENGTH = 500;

/** The most proposals that wait for one customer's answer at a time. */
export const MOST_WAITING = 3;

/** Returns the state of a version at a time: nothing waits beyond its end. */
export function proposalStateAt(state: ProposalState, until: Instant | null, now: Instant): ProposalState {
  return state === 'pending' && until !== null && now >= until ? 'expired' : state;
}

/** Tells whether a version may be sent anew with other items: not once it was approved, nor before it was sent. */
export const isRevisable = (state: ProposalState): boolean =>
  state === 'pending' || state === 'expired' || state === 'declined' || state === 'withdrawn';

/**
 * How far an item is: `left` was not among those that its owner approved; `ordered` is also a plan that runs, and a SIP that is registered
 * to begin later; `done` has its units, or its money.
 */
export const PROPOSAL_STEPS = ['proposed', 'left', 'approved', 'ordered', 'paid', 'done', 'failed'] as const;
/** One of `PROPOSAL_STEPS`. */
export type ProposalStep = (typeof PROPOSAL_STEPS)[number];

/** How a scheme stands to what its buyer can bear; `unknown` where either is not known. */
export const RISK_FITS = ['within', 'above', 'unknown'] as const;
/** One of `RISK_FITS`. */
export type RiskFit = (typeof RISK_FITS)[number];

/** Returns how a scheme's level on the riskometer stands to the class of risk of its buyer. */
export function riskFitOf(level: (typeof RISK_LEVELS)[number] | null, riskClass: RiskClassId | null): RiskFit {
  if (level === null || riskClass === null) return 'unknown';
  return isAboveRiskClass(level, riskClass) ? 'above' : 'within';
}

/** What the items of a kind come to; some of them, or all, are `inUnits`, which no sum is known of. */
export interface KindSum {
  readonly kind: ProposalKind;
  readonly count: number;
  readonly amount: Paise;
  readonly inUnits: boolean;
}

/** Returns what items come to by kind, in the order of their kinds. */
export const sumsByKind = (
  items: readonly { readonly kind: ProposalKind; readonly amount: Paise | null }[],
): KindSum[] =>
  PROPOSAL_KINDS.flatMap((kind) => {
    const amounts = items.flatMap((item) => (item.kind === kind ? [item.amount] : []));
    const amount = addPaise(...amounts.flatMap((one) => one ?? []));
    return amounts.length === 0 ? [] : [{ kind, count: amounts.length, amount, inUnits: amounts.includes(null) }];
  });

/** Returns what a sum costs in a year by an expense ratio in per cent, to the nearest paisa. */
export const costAYear = (amount: Paise, expenseRatio: number): Paise =>
  paise(Math.round((amount * expenseRatio) / 100));
