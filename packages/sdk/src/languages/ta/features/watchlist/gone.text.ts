import type { Translation } from '@prosperx/core/language';
import type { goneText as english } from '#features/watchlist/gone.text.js';

export const goneText: Translation<typeof english> = {
  noLonger: (funds) => `இப்போது கிடைப்பதில்லை: ${funds}.`,
  unknownFund: 'அறியப்படாத ஃபண்ட்',
  unwatch: 'வாட்ச்லிஸ்ட்டிலிருந்து நீக்கவும்',
};
