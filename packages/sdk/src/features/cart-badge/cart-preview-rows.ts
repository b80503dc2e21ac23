import type { Cart, CartItem } from '@prosperx/core/cart';
import { frequencyName } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { cartBadgeText as text } from './cart-badge.text.js';

/** Rows of packs, and as many of funds (specification, platform, section 9). */
const PREVIEW_ROWS = 3;

export interface PreviewRow {
  readonly id: string;
  readonly name: string;
  /** How it is invested. */
  readonly plan: string;
  readonly amount: Paise;
}

/** What the preview shows of a cart, and how many items it leaves to the cart itself. */
export function previewOf(cart: Cart): {
  readonly packs: readonly PreviewRow[];
  readonly funds: readonly PreviewRow[];
  readonly more: number;
} {
  const { activeMintPackInvestmentDetailList: packs, activeCustomizedInvestmentDetailList: funds } = cart;
  const shown = {
    packs: packs.slice(0, PREVIEW_ROWS).map((item) => rowOf(item, item.packName)),
    funds: funds.slice(0, PREVIEW_ROWS).map((item) => rowOf(item, item.investmentDetail[0]?.mutualFund.fundName ?? '')),
  };
  return { ...shown, more: packs.length + funds.length - shown.packs.length - shown.funds.length };
}

const rowOf = (item: CartItem, name: string): PreviewRow => ({
  id: item.investmentId,
  name,
  plan: planOf(item),
  amount: item.totalAmount,
});

function planOf({ investmentType, investmentFrequency }: CartItem): string {
  return investmentType === 'SIP' ? text.sip(frequencyName(investmentFrequency) ?? '') : text.lumpsum;
}
