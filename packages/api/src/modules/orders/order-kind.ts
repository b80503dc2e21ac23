import type { InvestmentType } from '@prosperx/core/cart';
import type { OrderRow } from '#db/schema/index.js';
import type { WantedTransaction } from './check-transact.js';

/** What an investment of the cart is called as an order, as a transaction and in the ledger. */
export const kindOf = (type: InvestmentType) => (type === 'SIP' ? ('sip' as const) : ('purchase' as const));

/** What an order is called in the cart and on the wire. */
export const typeOf = (kind: OrderRow['kind']): InvestmentType => (kind === 'sip' ? 'SIP' : 'LUMPSUM');

/** What must be permitted for orders, as checkTransact asks. */
export const wantedOf = (
  rows: readonly { readonly investmentType: InvestmentType; readonly fundHouse: string }[],
): WantedTransaction[] =>
  rows.map(({ investmentType, fundHouse }) => ({ transaction: kindOf(investmentType), fundHouse }));
