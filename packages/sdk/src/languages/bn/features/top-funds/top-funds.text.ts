import type { Translation } from '@prosperx/core/language';
import type { topFundsText as english } from '#features/top-funds/top-funds.text.js';

export const topFundsText: Translation<typeof english> = {
  noServer: 'এই উইজেট তার সার্ভারের সঙ্গে যুক্ত হলে এখানে টপ ফান্ড দেখা যাবে।',
};
