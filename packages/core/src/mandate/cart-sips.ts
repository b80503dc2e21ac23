import type { Cart } from '#cart/index.js';
import { hasDebits } from './rules.js';

/** Returns the SIPs of a cart, a pack as one, of which instalments are debited after it is ordered. */
export function debitedSips({
  activeMintPackInvestmentDetailList: packs,
  activeCustomizedInvestmentDetailList: singles,
}: Pick<Cart, 'activeMintPackInvestmentDetailList' | 'activeCustomizedInvestmentDetailList'>) {
  return [...packs, ...singles]
    .filter(({ investmentType }) => investmentType === 'SIP')
    .map(({ totalAmount, investmentDetail: [first] }) => ({
      amount: totalAmount,
      instalments: first?.numOfInstallments ?? null,
      firstOrderToday: first?.firstOrderToday,
    }))
    .filter(hasDebits);
}
