/** Remarks that an order carries, and why one is not made. */
export const orderText = {
  discarded: 'Cancelled before it was paid.',
  lapsed: 'It was not paid in time.',
  approvalOver: 'The approval of this cart has expired. Please ask for it again.',
  notCancelled: (reason: string) => `The exchange did not cancel it: ${reason}`,
};
