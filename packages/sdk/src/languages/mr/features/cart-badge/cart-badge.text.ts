import type { Translation } from '@prosperx/core/language';
import type { cartBadgeText as english } from '#features/cart-badge/cart-badge.text.js';

const items = (count: number) => `${count} ${count === 1 ? 'गुंतवणूक' : 'गुंतवणुका'}`;

export const cartBadgeText: Translation<typeof english> = {
  cart: 'कार्ट',
  label: (count) => `कार्ट, ${items(count)}`,
  changed: (count) => `तुमच्या कार्टमध्ये ${items(count)}`,
  preview: 'तुमच्या कार्टमध्ये',
  packs: 'पॅक',
  funds: 'फंड',
  lumpsum: 'एकरकमी',
  sip: (frequency) => `एसआयपी, ${frequency}`,
  more: (count) => `आणि आणखी ${count}`,
  total: 'एकूण',
  goToCart: 'कार्ट पाहा',
  empty: 'तुमचे कार्ट रिकामे आहे',
  explore: 'म्युच्युअल फंड पाहा',
  failed: 'तुमचे कार्ट दाखवता आले नाही',
};
