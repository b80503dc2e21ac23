import type { Translation } from '@prosperx/core/language';
import type { cartBadgeText as english } from '#features/cart-badge/cart-badge.text.js';

const items = (count: number) => `${count} ${count === 1 ? 'રોકાણ' : 'રોકાણો'}`;

export const cartBadgeText: Translation<typeof english> = {
  cart: 'કાર્ટ',
  label: (count) => `કાર્ટ, ${items(count)}`,
  changed: (count) => `તમારા કાર્ટમાં ${items(count)}`,
  preview: 'તમારા કાર્ટમાં',
  packs: 'પેક',
  funds: 'ફંડ',
  lumpsum: 'લમ્પસમ',
  sip: (frequency) => `એસઆઈપી, ${frequency}`,
  more: (count) => `અને બીજાં ${count}`,
  total: 'કુલ',
  goToCart: 'કાર્ટ જુઓ',
  empty: 'તમારું કાર્ટ ખાલી છે',
  explore: 'મ્યુચ્યુઅલ ફંડ જુઓ',
  failed: 'તમારું કાર્ટ બતાવી શકાયું નથી',
};
