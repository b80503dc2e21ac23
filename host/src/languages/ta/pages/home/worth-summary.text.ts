import type { Translation } from '@prosperx/core/language';
import type { worthSummaryText as english } from '#pages/home/worth-summary.text.js';

export const worthSummaryText: Translation<typeof english> = {
  worth: (name) => `${name}, உங்கள் முதலீடுகளின் மதிப்பு`,
  worthOf: (name) => `${name}: முதலீடுகளின் மதிப்பு`,
  startInvesting: 'முதலீட்டைத் தொடங்கவும்',
  investMore: 'மேலும் முதலீடு',
  existingOrder: 'ஏற்கனவே உள்ள ஆர்டர்',
  reviewPortfolio: 'போர்ட்ஃபோலியோ மதிப்பாய்வு',
  invested: 'முதலீடு',
  gain: 'லாபம்',
  overall: 'மொத்தம்',
  dayChange: (date) => `${date} அன்று`,
  navOf: 'என்ஏவி தேதி',
  noNav: 'இந்த முதலீடுகளின் என்ஏவி இன்னும் தெரியவில்லை',
  failed: 'முதலீடுகளைக் காட்ட முடியவில்லை',
};
