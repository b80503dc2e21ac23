import type { Translation } from '@prosperx/core/language';
import type { cartBadgeText as english } from '#features/cart-badge/cart-badge.text.js';

const items = (count: number) => `${count} आइटम`;

export const cartBadgeText: Translation<typeof english> = {
  cart: 'कार्ट',
  label: (count) => `कार्ट, ${items(count)}`,
  changed: (count) => `आपके कार्ट में ${items(count)}`,
  preview: 'आपके कार्ट में',
  packs: 'पैक',
  funds: 'फंड',
  lumpsum: 'एकमुश्त',
  sip: (frequency) => `एसआईपी, ${frequency}`,
  more: (count) => `और ${count}`,
  total: 'कुल',
  goToCart: 'कार्ट में जाएं',
  empty: 'आपका कार्ट खाली है',
  explore: 'म्यूचुअल फंड देखें',
  failed: 'आपका कार्ट नहीं दिखाया जा सका',
};
