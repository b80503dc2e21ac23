import { addPaise, type Paise } from '#money/index.js';

/** X on paper, N online (specification, investing, section 3). */
export const MANDATE_TYPES = ['X', 'N'] as const;
/** One of `MANDATE_TYPES`. */
export type MandateType = (typeof MANDATE_TYPES)[number];

/** As the wire has them (section 4). */
export const MANDATE_STATUSES = ['New Mandate', 'Processing', 'Approved', 'Rejected'] as const;
/** One of `MANDATE_STATUSES`. */
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

/** Whether a mandate pays the later instalments of SIPs. */
export type SipCover = 'covered' | 'limit_too_small' | 'no_mandate';

/**
 * Whether an approved mandate over `limit` (null: there is none) pays SIPs whose later instalments come to `total` a month: its limit is to
 * be at least their total (specification, investing, section 5).
 */
export function sipCover(limit: Paise | null, total: Paise): SipCover {
  if (limit === null) return 'no_mandate';
  return limit >= total ? 'covered' : 'limit_too_small';
}

interface Sip {
  readonly amount: Paise;
  /** null: not known yet. */
  readonly instalments: number | null;
}

/** What the instalments of SIPs after their first come to a month. A SIP of one instalment has none. */
export function laterInstalments(sips: readonly Sip[]): Paise {
  return addPaise(...sips.filter(({ instalments }) => instalments !== 1).map(({ amount }) => amount));
}
