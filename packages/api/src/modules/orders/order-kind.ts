import type { InvestmentType } from '@prosperx/core/cart';
import type { OrderRow } from '#db/schema/index.js';
import type { RequestedTransaction } from './check-transact.js';

/** Returns the kind of an investment as orders, transactions and the ledger name it. */
export const kindOf = (type: InvestmentType) => (type === 'SIP' ? ('sip' as const) : ('purchase' as const));

/** Returns the type of an order as the cart and the wire name it. */
export const typeOf = (kind: OrderRow['kind']): InvestmentType => (kind === 'sip' ? 'SIP' : 'LUMPSUM');

/** Returns the transactions that must be permitted for orders, as `checkTransact` takes them. */
export const requestedTransactions = (
  rows: readonly { readonly investmentType: InvestmentType; readonly fundHouse: string }[],
): RequestedTransaction[] =>
  rows.map(({ investmentType, fundHouse }) => ({ transaction: kindOf(investmentType), fundHouse }));
