import type { PlanKind } from '@prosperx/core/stp';

/** The place of the form for a kind of plan, by the names of the site's routes. */
export const planFormPath = (kind: PlanKind) =>
  ['/profile/stps/create-new-stp', kind === 'SWP' ? { trxnType: kind } : {}] as const;

/** The place of the list, or of another view of it. */
export const planListPath = (kind: PlanKind, view?: 'info') =>
  ['/profile/stps', { ...(kind === 'SWP' && { trxnType: kind }), ...(view && { view }) }] as const;
