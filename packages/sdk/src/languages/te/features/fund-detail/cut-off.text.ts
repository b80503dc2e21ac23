import type { Translation } from '@prosperx/core/language';
import type { cutOffText as english } from '#features/fund-detail/cut-off.text.js';

export const cutOffText: Translation<typeof english> = {
  payToday: (time, navDate) => `${navDate} నాటి ఎన్‌ఏవీ కోసం ఈరోజు ${time}లోగా చెల్లించండి.`,
  payOn: (time, day, navDate) => `${navDate} నాటి ఎన్‌ఏవీ కోసం ${day}న ${time}లోగా చెల్లించండి.`,
  timeLeft: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0 ? `ఇంకా ${rest} ని.` : `ఇంకా ${hours} గం. ${rest} ని.`;
  },
};
