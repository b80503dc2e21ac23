import type { Translation } from '@prosperx/core/language';
import type { goneText as english } from '#features/watchlist/gone.text.js';

export const goneText: Translation<typeof english> = {
  noLonger: (funds) => `आता उपलब्ध नाही: ${funds}.`,
  unknownFund: 'एक अज्ञात फंड',
  unwatch: 'वॉचलिस्टमधून काढा',
};
