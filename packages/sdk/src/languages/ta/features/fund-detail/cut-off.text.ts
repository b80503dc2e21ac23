import type { Translation } from '@prosperx/core/language';
import type { cutOffText as english } from '#features/fund-detail/cut-off.text.js';

export const cutOffText: Translation<typeof english> = {
  payToday: (time, navDate) => `${navDate} அன்றைய என்ஏவி கிடைக்க, இன்று ${time}-க்குள் பணம் செலுத்தவும்.`,
  payOn: (time, day, navDate) => `${navDate} அன்றைய என்ஏவி கிடைக்க, ${day} அன்று ${time}-க்குள் பணம் செலுத்தவும்.`,
  timeLeft: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0 ? `${rest} நிமிடம் உள்ளது` : `${hours} மணி நேரம் ${rest} நிமிடம் உள்ளது`;
  },
};
