import { addPaise, type Paise } from '#money/index.js';

/** The types of mandates: X is on paper, N online (specification, investing, section 3). */
export const MANDATE_TYPES = ['X', 'N'] as const;
/** One of `MANDATE_TYPES`. */
export type MandateType = (typeof MANDATE_TYPES)[number];

/** The statuses of mandates, as the wire has them (specification, investing, section 4). */
export const MANDATE_STATUSES = ['New Mandate', 'Processing', 'Approved', 'Rejected'] as const;
/** One of `MANDATE_STATUSES`. */
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

/** Says how far a mandate pays the later instalments of SIPs. */
export type SipCover = 'covered' | 'limit_too_small' | 'no_mandate';

/**
 * Tells whether an approved mandate over `limit` (null when there is none) pays SIPs with later instalments of `total` a month: its limit
 * is to be at least their total (specification, investing, section 5).
 */
export function sipCover(limit: Paise | null, total: Paise): SipCover {
  if (limit === null) return 'no_mandate';
  return limit >= total ? 'covered' : 'limit_too_small';
}

interface Sip {
  readonly amount: Paise;
  /** null when it is not known yet. */
  readonly instalments: number | null;
}

/** Returns the monthly sum of the instalments of SIPs after their first. A SIP of one instalment has none. */
export function laterInstalments(sips: readonly Sip[]): Paise {
  return addPaise(...sips.filter(({ instalments }) => instalments !== 1).map(({ amount }) => amount));
}
