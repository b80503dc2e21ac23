import type { InvestmentType } from '#cart/index.js';

/** Returns the kind of an investment as orders, transactions and the ledger name it. */
export const orderKindOf = (type: InvestmentType) => (type === 'SIP' ? ('sip' as const) : ('purchase' as const));

/** Returns the type of an order as the cart and the wire name it. */
export const investmentTypeOf = (kind: 'purchase' | 'redemption' | 'sip'): InvestmentType =>
  kind === 'sip' ? 'SIP' : 'LUMPSUM';
