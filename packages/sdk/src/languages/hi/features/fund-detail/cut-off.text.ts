import type { Translation } from '@prosperx/core/language';
import type { cutOffText as english } from '#features/fund-detail/cut-off.text.js';

export const cutOffText: Translation<typeof english> = {
  payToday: (time, navDate) => `${navDate} के एनएवी के लिए आज ${time} से पहले पेमेंट करें।`,
  payOn: (time, day, navDate) => `${navDate} के एनएवी के लिए ${day} को ${time} से पहले पेमेंट करें।`,
  timeLeft: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0 ? `${rest} मिनट बाकी` : `${hours} घंटे ${rest} मिनट बाकी`;
  },
};
