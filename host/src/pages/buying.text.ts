/** Titles of the pages around the cart; they come with the pages. */
export const buyingText = {
  cartApproval: 'Approve your cart',
  packs: 'Packs',
  packsLead: 'Ready-made baskets of funds. You choose the amount, each fund gets its share.',
  chequePayment: 'Pay by cheque',
  neftPayment: 'Pay by NEFT or RTGS',
  upiPayment: 'Pay by UPI',
  challan: 'Challan',
};
