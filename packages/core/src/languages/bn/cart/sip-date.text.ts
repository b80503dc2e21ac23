import type { sipDateText as english } from '#cart/sip-date.text.js';
import type { Translation } from '#language/index.js';

export const sipDateText: Translation<typeof english> = {
  forMonths: (day, months) => `${months} মাস, প্রতি মাসের ${day} তারিখে`,
  untilCancelled: (day) => `প্রতি মাসের ${day} তারিখে, বাতিল না করা পর্যন্ত`,
};
