import {
  type CartItem,
  type CartPack,
  checkInvestment,
  type FundLimits,
  type InvestmentErrors,
  type InvestmentInput,
  sentTermsOf,
  SIP_MONTHS,
  UNTIL_CANCELLED,
} from '@prosperx/core/cart';
import type { FieldAmount } from '@prosperx/core/format';
import { type Paise, ZERO_PAISE } from '@prosperx/core/money';
import type { PackInput } from '#queries/cart.js';

/** Returns what an item is called where it is spoken of. */
export const nameOf = (item: AnyItem): string =>
  isPack(item) ? item.packName : (item.investmentDetail[0]?.mutualFund.schemeName ?? '');

export type AnyItem = CartItem | CartPack;
export type SipDuration = 'untilCancelled' | 'fixed';

/** What was typed over an item and is not kept yet. */
export interface Edit {
  readonly amount?: FieldAmount;
  readonly sipDate?: number;
  readonly lasts?: SipDuration;
  readonly months?: number | null;
  readonly firstOrderToday?: boolean;
}

/** An item as it is on the screen. */
export interface EditedItem {
  readonly item: AnyItem;
  readonly edit: Edit | undefined;
  readonly amount: FieldAmount;
  readonly sipDate: number | null;
  readonly lasts: SipDuration;
  readonly months: number | null;
  /** false of a SIP that begins on its first SIP date. */
  readonly firstOrderToday: boolean;
  readonly errors: InvestmentErrors;
}

export const isPack = (item: AnyItem): item is CartPack => 'packName' in item;

/** Returns what takes the amount: the pack as a whole, or the scheme. */
export const limitsOf = (item: AnyItem, fund: FundLimits): FundLimits => (isPack(item) ? item.limits : fund);

export function editedItem(item: AnyItem, edit: Edit | undefined): EditedItem {
  const [detail] = item.investmentDetail;
  const kept = detail?.numOfInstallments ?? null;
  const amount = edit?.amount === undefined ? item.totalAmount : edit.amount;
  const sipDate = edit?.sipDate ?? detail?.sipDate ?? null;
  const lasts = edit?.lasts ?? (kept === UNTIL_CANCELLED ? 'untilCancelled' : 'fixed');
  const months = lasts === 'untilCancelled' ? UNTIL_CANCELLED : edit?.months === undefined ? kept : edit.months;
  const { investmentType } = item;
  const choice = { investmentType, amount, sipDate, numOfSipInstallments: months };
  const firstOrderToday = edit?.firstOrderToday ?? detail?.firstOrderToday ?? true;
  const errors = detail ? checkInvestment(limitsOf(item, detail.mutualFund), choice) : {};
  const ofSip = investmentType === 'SIP' ? months : null;
  return { item, edit, amount, sipDate, lasts, months: ofSip, firstOrderToday, errors };
}

export const isWrong = ({ errors }: EditedItem): boolean => Object.keys(errors).length > 0;

export const isChanged = (row: EditedItem): boolean => factsOf(row) !== factsOf(editedItem(row.item, undefined));

/** Returns what is to be paid for an item: what was typed; nothing while that cannot be ordered. */
export const amountOf = ({ amount, errors }: EditedItem): Paise =>
  typeof amount === 'number' && !errors.amount ? amount : ZERO_PAISE;

/** A fixed number of months to begin with. */
export const firstMonths = ({ item }: EditedItem): number => {
  const kept = item.investmentDetail[0]?.numOfInstallments;
  return kept && kept !== UNTIL_CANCELLED ? kept : SIP_MONTHS.default;
};

/** Returns what an edit can change, as one text. A field that is missing here is never saved. */
const factsOf = ({ item, amount, sipDate, months, firstOrderToday }: EditedItem): string =>
  [item.investmentId, amount, sipDate, months, firstOrderToday].join();

/** Returns a text of all that is on the screen: two carts with the same text place the same orders. */
export const contentOf = (rows: readonly EditedItem[]): string => rows.map(factsOf).sort().join(' ');

const isSame = (one: AnyItem, other: AnyItem): boolean => sortOf(one) === sortOf(other);

function sortOf(item: AnyItem): string {
  const [detail] = item.investmentDetail;
  const what = isPack(item) ? item.encryptedMintPackId : detail?.mutualFund.encryptedSchemeId;
  return [what, item.investmentType, detail?.folioNumber].join();
}

/** Returns whether the same scheme or pack stands above an item already. */
export const isRepeated = (items: readonly AnyItem[], item: AnyItem): boolean =>
  items.slice(0, items.indexOf(item)).some((above) => isSame(above, item));

const termsOf = ({ item, sipDate, months, firstOrderToday }: EditedItem, amount: Paise) =>
  sentTermsOf({
    investmentType: item.investmentType,
    frequency: item.investmentFrequency,
    amount,
    sipDate,
    instalments: months,
    firstOrderToday,
    folioNumber: item.investmentDetail[0]?.folioNumber ?? null,
  });

/** Returns what is sent to keep a pack; null for a scheme, and for what has no amount. */
export function packInputOf(row: EditedItem): PackInput | null {
  const { item, amount } = row;
  if (!isPack(item) || typeof amount !== 'number') return null;
  return { investmentId: item.investmentId, packId: item.encryptedMintPackId, ...termsOf(row, amount) };
}

/** Returns what is sent to keep a scheme; null for what has no amount. */
export function inputOf(row: EditedItem): InvestmentInput | null {
  const { item, amount } = row;
  const [detail] = item.investmentDetail;
  if (!detail || typeof amount !== 'number') return null;
  return {
    investmentId: item.investmentId,
    schemeId: detail.mutualFund.encryptedSchemeId,
    ...termsOf(row, amount),
  };
}
