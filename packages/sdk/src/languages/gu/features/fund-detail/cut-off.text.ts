import type { Translation } from '@prosperx/core/language';
import type { cutOffText as english } from '#features/fund-detail/cut-off.text.js';

export const cutOffText: Translation<typeof english> = {
  payToday: (time, navDate) => `${navDate}ની એનએવી માટે આજે ${time} પહેલાં પેમેન્ટ કરો.`,
  payOn: (time, day, navDate) => `${navDate}ની એનએવી માટે ${day}ના રોજ ${time} પહેલાં પેમેન્ટ કરો.`,
  timeLeft: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0 ? `${rest} મિનિટ બાકી` : `${hours} કલાક ${rest} મિનિટ બાકી`;
  },
};
