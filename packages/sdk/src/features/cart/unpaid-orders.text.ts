/** Words about orders that were made before, said in the cart. */
export const unpaidOrdersText = {
  unpaid: 'You have unpaid orders.',
  sum: (count: number, amount: string) => `${count} ${count === 1 ? 'order' : 'orders'}, ${amount}.`,
  pay: 'Pay now',
  seeAll: 'View all',
  beingPaid: 'A payment is in progress.',
  see: 'View status',
};
