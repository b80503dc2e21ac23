import type { Translation } from '@prosperx/core/language';
import type { goneText as english } from '#features/watchlist/gone.text.js';

export const goneText: Translation<typeof english> = {
  noLonger: (funds) => `আর পাওয়া যায় না: ${funds}।`,
  unknownFund: 'একটি অজানা ফান্ড',
  unwatch: 'ওয়াচলিস্ট থেকে সরান',
};
