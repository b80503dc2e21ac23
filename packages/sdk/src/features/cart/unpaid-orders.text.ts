/** Of orders that were made before, said in the cart. */
export const unpaidOrdersText = {
  unpaid: 'You have orders that wait to be paid.',
  pay: 'See and pay',
  seeAll: 'See them all',
  beingPaid: 'A payment is under way.',
  see: 'See how it stands',
};
