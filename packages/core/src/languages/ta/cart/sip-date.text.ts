import type { sipDateText as english } from '#cart/sip-date.text.js';
import type { Translation } from '#language/index.js';

export const sipDateText: Translation<typeof english> = {
  forMonths: (day, months) =>
    `ஒவ்வொரு மாதமும் ${Number.parseInt(day, 10)}-ஆம் தேதி, ${months} ${months === 1 ? 'மாதத்துக்கு' : 'மாதங்களுக்கு'}`,
  untilCancelled: (day) => `ஒவ்வொரு மாதமும் ${Number.parseInt(day, 10)}-ஆம் தேதி, ரத்து செய்யும் வரை`,
};
