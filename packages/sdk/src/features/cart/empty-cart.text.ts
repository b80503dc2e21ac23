export const emptyCartText = {
  title: 'Your cart is empty',
  text: 'Pick a fund, choose SIP or lumpsum, and it waits here for you.',
  explore: 'Explore Mutual Funds',
  ways: 'Ways to begin',
  links: [
    { to: '/packs', params: {}, name: 'Ready-made packs', note: 'A few schemes with fixed shares, added as one' },
    { to: '/search', params: { keywords: 'index' }, name: 'Index funds', note: 'Follow the market at low cost' },
    { to: '/search', params: { keywords: 'liquid' }, name: 'Liquid funds', note: 'For money that is needed soon' },
  ],
  unpaid: 'You have orders that wait to be paid.',
  pay: 'See and pay',
  seeAll: 'See them all',
  beingPaid: 'A payment is under way.',
  see: 'See how it stands',
};
