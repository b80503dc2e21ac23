import type { sipDateText as english } from '#cart/sip-date.text.js';
import type { Translation } from '#language/index.js';

export const sipDateText: Translation<typeof english> = {
  forMonths: (day, months) => `${months} ${months === 1 ? 'મહિનો' : 'મહિના'}, દર મહિનાની ${day} તારીખે`,
  untilCancelled: (day) => `દર મહિનાની ${day} તારીખે, રદ કરો ત્યાં સુધી`,
};
