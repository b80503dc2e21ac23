import { ordinal } from '@prosperx/core/format';

/** Words of the form to invest, besides those of the panel that opens it. */
export const investFormText = {
  investmentType: 'Investment type',
  sip: 'SIP',
  minimum: (amount: string) => `Minimum ${amount}`,
  monthlyAmount: 'Monthly amount',
  amount: 'Amount',
  applicationAmount: 'Application amount',
  offerNote: (closes: string, allotment: string, price: string) =>
    `Pay by midnight of ${closes}, when the offer closes. Units are allotted on ${allotment} at ${price} each.`,
  quickAmounts: 'Quick amounts',
  sipDate: 'SIP date',
  everyMonth: (day: number) => `${ordinal(day)} of every month`,
  duration: 'Duration',
  untilCancelled: 'Until cancelled',
  fixed: 'Fixed, in months',
  months: 'Number of months',
  investNow: (amount: string | null) => (amount ? `Invest ${amount}` : 'Invest'),
  addToCart: 'Add to cart',
  added: 'Added to your cart.',
  inCart: (count: number) => `Your cart has ${count} ${count === 1 ? 'item' : 'items'}.`,
  reviewCart: 'Review cart',
  notTaken: 'This scheme is not accepting new investments at present.',
};
