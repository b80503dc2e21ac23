import { addPaise, type Paise, ZERO_PAISE } from '#money/money.js';
import { addUnits, type Units } from '#money/units.js';
import { isReserving, type SaleMeasure, type SaleState } from './states.js';

/** The parts of a sale that tell how it shows in the portfolio. */
export interface TaggedSale {
  readonly state: SaleState;
  readonly measure: SaleMeasure;
  readonly amount: Paise | null;
  readonly reservedUnits: Units;
}

/** The sales in progress of a folio as its holding shows them (specification, investing, section 4). */
export interface SaleTag {
  readonly tagToDisplay: 'none' | 'all' | 'both' | 'amount' | 'units';
  readonly inProgressAmount: Paise;
  readonly inProgressUnits: Units;
}

/** Returns the tag of a folio for its sales: `all` while all that was free is being sold, and else what is being sold by amount and by units. */
export function saleTag(sales: readonly TaggedSale[]): SaleTag {
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

function tagOf(hasAmounts: boolean, hasUnits: boolean): SaleTag['tagToDisplay'] {
  if (hasAmounts && hasUnits) return 'both';
  if (hasAmounts) return 'amount';
  return hasUnits ? 'units' : 'none';
}
