import type { Translation } from '@prosperx/core/language';
import type { goneText as english } from '#features/watchlist/gone.text.js';

export const goneText: Translation<typeof english> = {
  noLonger: (funds) => `હવે ઉપલબ્ધ નથી: ${funds}.`,
  unknownFund: 'એક અજ્ઞાત ફંડ',
  unwatch: 'વોચલિસ્ટમાંથી કાઢો',
};
