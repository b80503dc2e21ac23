import type { Translation } from '@prosperx/core/language';
import type { swpCalculatorText as english } from '#features/swp-calculator/swp-calculator.text.js';

export const swpCalculatorText: Translation<typeof english> = {
  title: 'এসডব্লিউপি ক্যালকুলেটর',
  corpus: 'মোট বিনিয়োগ',
  monthlyAmount: 'প্রতি মাসে তুলবেন',
  start: 'এই এসডব্লিউপি চালু করুন',
  startNote: 'এসডব্লিউপি আপনার হাতে থাকা ফান্ডের ইউনিট থেকে চলে।',
  parts: ['আপনি তুলবেন', 'শেষে থাকবে'],
  columns: ['সময়', 'তোলা', 'বাকি'],
  left: (years) => ['', years, ' পরে আপনার হাতে থাকতে পারে'],
  gone: (lasts) => ['আপনার টাকা ', lasts, ' চলতে পারে। আপনি মোট তুলতে পারেন'],
  lasts: (years, months) =>
    [...(years > 0 ? [`${years} বছর`] : []), ...(months > 0 || years === 0 ? [`${months} মাস`] : [])].join(' '),
  summary: (corpus, monthly, left, years) => `${corpus} থেকে প্রতি মাসে ${monthly} তুললে ${years} পরে ${left} থাকতে পারে`,
};
