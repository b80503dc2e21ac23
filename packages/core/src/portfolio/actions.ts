import type { Holding } from './api.js';

/** What can be done with a folio. */
const HOLDING_ACTIONS = ['investMore', 'redeem', 'switch', 'stp', 'details'] as const;
/** One of `HOLDING_ACTIONS`. */
export type HoldingAction = (typeof HOLDING_ACTIONS)[number];

type Facts = Pick<Holding, 'unitsAllocated' | 'redemptionAllowed' | 'stpFlag' | 'tagToDisplay'> & {
  readonly metaData: Pick<Holding['metaData'], 'allowPur' | 'minLumpsumAmount' | 'minSipAmount' | 'sipData'>;
};

/**
 * Returns which actions a folio offers: Invest More where purchases are allowed and the scheme has a
 * least lumpsum above zero, or a least SIP above zero with dates; Redeem and Switch where redemption is allowed; STP where there are units
 * and its flag is Y. One that is offered can still be closed, see `isActionOpen`.
 */
export function offeredActions({
  unitsAllocated,
  redemptionAllowed,
  stpFlag,
  metaData,
}: Facts): readonly HoldingAction[] {
  const { allowPur, minLumpsumAmount, minSipAmount, sipData } = metaData;
  const hasLumpsum = (minLumpsumAmount ?? 0) > 0;
  const hasSip = (minSipAmount ?? 0) > 0 && sipData !== '';
  const offered: Readonly<Record<HoldingAction, boolean>> = {
    investMore: allowPur === 'Y' && (hasLumpsum || hasSip),
    redeem: redemptionAllowed,
    switch: redemptionAllowed && unitsAllocated > 0,
    stp: unitsAllocated > 0 && stpFlag === 'Y',
    details: true,
  };
  return HOLDING_ACTIONS.filter((action) => offered[action]);
}

/**
 * Tells whether an action that is offered can be taken: nothing in the account of a minor who has turned 18, and no redemption while all units
 * are being redeemed.
 */
export function isActionOpen(
  action: HoldingAction,
  { tagToDisplay }: Pick<Facts, 'tagToDisplay'>,
  isMajor: boolean,
): boolean {
  if (isMajor) return false;
  return tagToDisplay !== 'all' || (action !== 'redeem' && action !== 'switch' && action !== 'stp');
}
