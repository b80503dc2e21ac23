import type { Translation } from '@prosperx/core/language';
import type { cartBadgeText as english } from '#features/cart-badge/cart-badge.text.js';

const items = (count: number) => `${count} ${count === 1 ? 'పెట్టుబడి' : 'పెట్టుబడులు'}`;

export const cartBadgeText: Translation<typeof english> = {
  cart: 'కార్ట్',
  label: (count) => `కార్ట్, ${items(count)}`,
  changed: (count) => `మీ కార్ట్‌లో ${items(count)}`,
  preview: 'మీ కార్ట్‌లో',
  packs: 'ప్యాక్‌లు',
  funds: 'ఫండ్లు',
  lumpsum: 'ఏకమొత్తం',
  sip: (frequency) => `సిప్, ${frequency}`,
  more: (count) => `మరో ${count}`,
  total: 'మొత్తం',
  goToCart: 'కార్ట్ చూడండి',
  empty: 'మీ కార్ట్ ఖాళీగా ఉంది',
  explore: 'మ్యూచువల్ ఫండ్లు చూడండి',
  failed: 'మీ కార్ట్‌ను చూపించలేకపోయాం',
};
