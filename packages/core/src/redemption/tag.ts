import { addPaise, type Paise, ZERO_PAISE, addUnits, type Units } from '#money/index.js';
import { isReserving, type RedemptionMeasure, type RedemptionState } from './states.js';

/** The parts of a redemption that tell how it shows in the portfolio. */
export interface TaggedRedemption {
  readonly state: RedemptionState;
  readonly measure: RedemptionMeasure;
  readonly amount: Paise | null;
  readonly reservedUnits: Units;
}

/** The redemptions in progress of a folio as its holding shows them. */
export interface RedemptionTag {
  readonly tagToDisplay: 'none' | 'all' | 'both' | 'amount' | 'units';
  readonly inProgressAmount: Paise;
  readonly inProgressUnits: Units;
}

/** Returns the tag of a folio for its redemptions: `all` while all that was free is being sold, and else what is being sold by amount and by units. */
export function redemptionTag(sales: readonly TaggedRedemption[]): RedemptionTag {
  const open = sales.filter(({ state }) => isReserving(state));
  const byAmount = open.filter(({ measure }) => measure === 'amount');
  const byUnits = open.filter(({ measure }) => measure !== 'amount');
  const isAll = open.some(({ measure }) => measure === 'all');
  const amounts = byAmount.map(({ amount }) => amount ?? ZERO_PAISE);
  const inProgressAmount = addPaise(...amounts);
  const inProgressUnits = addUnits(...byUnits.map((each) => each.reservedUnits));
  return {
    tagToDisplay: isAll ? 'all' : tagOf(byAmount.length > 0, byUnits.length > 0),
    inProgressAmount,
    inProgressUnits,
  };
}

function tagOf(hasAmounts: boolean, hasUnits: boolean): RedemptionTag['tagToDisplay'] {
  if (hasAmounts && hasUnits) return 'both';
  if (hasAmounts) return 'amount';
  return hasUnits ? 'units' : 'none';
}
