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
  lapsed: (count: number) => (count === 1 ? 'Your order has expired.' : `${count} of your orders have expired.`),
  lapsedText: 'Not paid in time. You can order the same again.',
  putBack: 'Put back into the cart',
  isBack: 'The orders were put back into the cart.',
};
