import type { Translation } from '@prosperx/core/language';
import type { cartBadgeText as english } from '#features/cart-badge/cart-badge.text.js';

const items = (count: number) => `${count} ${count === 1 ? 'முதலீடு' : 'முதலீடுகள்'}`;

export const cartBadgeText: Translation<typeof english> = {
  cart: 'கார்ட்',
  label: (count) => `கார்ட், ${items(count)}`,
  changed: (count) => `உங்கள் கார்ட்டில் ${items(count)}`,
  preview: 'உங்கள் கார்ட்டில்',
  packs: 'பேக்குகள்',
  funds: 'ஃபண்டுகள்',
  lumpsum: 'ஒருமுறை முதலீடு',
  sip: (frequency) => `எஸ்ஐபி, ${frequency}`,
  more: (count) => `மேலும் ${count}`,
  total: 'மொத்தம்',
  goToCart: 'கார்ட்டைப் பார்க்கவும்',
  empty: 'உங்கள் கார்ட் காலியாக உள்ளது',
  explore: 'மியூச்சுவல் ஃபண்டுகளைப் பார்க்கவும்',
  failed: 'உங்கள் கார்ட்டைக் காட்ட முடியவில்லை',
};
