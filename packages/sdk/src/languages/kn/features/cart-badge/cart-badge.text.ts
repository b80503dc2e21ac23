import type { Translation } from '@prosperx/core/language';
import type { cartBadgeText as english } from '#features/cart-badge/cart-badge.text.js';

const items = (count: number) => `${count} ${count === 1 ? 'ಹೂಡಿಕೆ' : 'ಹೂಡಿಕೆಗಳು'}`;

export const cartBadgeText: Translation<typeof english> = {
  cart: 'ಕಾರ್ಟ್',
  label: (count) => `ಕಾರ್ಟ್, ${items(count)}`,
  changed: (count) => `ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ${items(count)}`,
  preview: 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ',
  packs: 'ಪ್ಯಾಕ್‌ಗಳು',
  funds: 'ಫಂಡ್‌ಗಳು',
  lumpsum: 'ಇಡಿಗಂಟು',
  sip: (frequency) => `ಎಸ್‌ಐಪಿ, ${frequency}`,
  more: (count) => `ಇನ್ನೂ ${count}`,
  total: 'ಒಟ್ಟು',
  goToCart: 'ಕಾರ್ಟ್ ನೋಡಿ',
  empty: 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಖಾಲಿ ಇದೆ',
  explore: 'ಮ್ಯೂಚುವಲ್ ಫಂಡ್‌ಗಳನ್ನು ನೋಡಿ',
  failed: 'ನಿಮ್ಮ ಕಾರ್ಟ್ ತೋರಿಸಲು ಆಗಲಿಲ್ಲ',
};
