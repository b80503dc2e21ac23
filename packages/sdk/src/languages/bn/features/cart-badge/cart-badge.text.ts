import type { Translation } from '@prosperx/core/language';
import type { cartBadgeText as english } from '#features/cart-badge/cart-badge.text.js';

export const cartBadgeText: Translation<typeof english> = {
  cart: 'কার্ট',
  label: (count) => `কার্ট, ${count}টি বিনিয়োগ`,
  changed: (count) => `আপনার কার্টে ${count}টি বিনিয়োগ`,
  preview: 'আপনার কার্টে',
  packs: 'প্যাক',
  funds: 'ফান্ড',
  lumpsum: 'এককালীন',
  sip: (frequency) => `এসআইপি, ${frequency}`,
  more: (count) => `আরও ${count}টি`,
  total: 'মোট',
  goToCart: 'কার্ট দেখুন',
  empty: 'আপনার কার্ট খালি',
  explore: 'মিউচুয়াল ফান্ড দেখুন',
  failed: 'আপনার কার্ট দেখানো যায়নি',
};
