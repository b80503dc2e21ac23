import type { Translation } from '@prosperx/core/language';
import type { watchlistText as english } from '#features/watchlist/watchlist.text.js';

export const watchlistText: Translation<typeof english> = {
  noServer: 'இந்த விட்ஜெட் சர்வருடன் இணைந்ததும் உங்கள் வாட்ச்லிஸ்ட் ஃபண்டுகள் இங்கே தெரியும்.',
  failed: 'உங்கள் வாட்ச்லிஸ்ட்டைக் காட்ட முடியவில்லை',
  logInFirst: 'உங்கள் வாட்ச்லிஸ்ட்டைக் காண லாகின் செய்யவும்',
  noneTitle: 'உங்கள் வாட்ச்லிஸ்ட் காலியாக உள்ளது',
  noneText: 'ஃபண்டைச் சேர்க்க, அதன் அருகில் உள்ள நட்சத்திரத்தைத் தேர்ந்தெடுக்கவும்.',
  searchFunds: 'ஃபண்டுகளைத் தேடவும்',
  caption: 'உங்கள் வாட்ச்லிஸ்ட் ஃபண்டுகள்',
};
