import type { Translation } from '@prosperx/core/language';
import type { cutOffText as english } from '#features/fund-detail/cut-off.text.js';

export const cutOffText: Translation<typeof english> = {
  payToday: (time, navDate) => `${navDate} তারিখের এনএভি পেতে আজ ${time}-এর আগে টাকা দিন।`,
  payOn: (time, day, navDate) => `${navDate} তারিখের এনএভি পেতে ${day} তারিখে ${time}-এর আগে টাকা দিন।`,
  timeLeft: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0 ? `${rest} মিনিট বাকি` : `${hours} ঘণ্টা ${rest} মিনিট বাকি`;
  },
};
