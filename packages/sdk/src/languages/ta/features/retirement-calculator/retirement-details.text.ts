import type { Translation } from '@prosperx/core/language';
import type { retirementDetailsText as english } from '#features/retirement-calculator/retirement-details.text.js';

export const retirementDetailsText: Translation<typeof english> = {
  corpus: (age) => `${age} வயதில் தேவையான தொகை`,
  firstExpenses: (age) => `${age} வயதில் மாதச் செலவு (உத்தேசம்)`,
  columns: ['காலம்', 'முதலீடு', 'இருப்பு'],
  summary: (corpus, retireAt, liveUntil) => `${retireAt} வயதில் ${corpus} இருந்தால் ${liveUntil} வயது வரை போதுமானதாக இருக்கலாம்`,
};
