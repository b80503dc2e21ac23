import type { Translation } from '@prosperx/core/language';
import type { goneText as english } from '#features/watchlist/gone.text.js';

export const goneText: Translation<typeof english> = {
  noLonger: (funds) => `ఇప్పుడు అందుబాటులో లేదు: ${funds}.`,
  unknownFund: 'తెలియని ఫండ్',
  unwatch: 'వాచ్‌లిస్ట్ నుంచి తీసేయండి',
};
