const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

export const cartBadgeText = {
  cart: 'Cart',
  label: (count: number) => `Cart, ${items(count)}`,
  changed: (count: number) => `${items(count)} in your cart`,
  preview: 'In your cart',
  packs: 'Packs',
  funds: 'Funds',
  lumpsum: 'Lumpsum',
  sip: (frequency: string) => `SIP, ${frequency}`,
  more: (count: number) => `and ${count} more`,
  total: 'Total',
  goToCart: 'Go to cart',
  empty: 'Your cart is empty',
  explore: 'Explore Mutual Funds',
  failed: 'Your cart could not be shown',
};
