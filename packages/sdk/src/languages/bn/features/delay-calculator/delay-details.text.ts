import type { Translation } from '@prosperx/core/language';
import type { delayDetailsText as english } from '#features/delay-calculator/delay-details.text.js';

export const delayDetailsText: Translation<typeof english> = {
  parts: ['দেরিতে শুরু করলে', 'দেরির জন্য ক্ষতি'],
  columns: ['সময়', 'দেরিতে শুরু', 'এখন শুরু'],
  now: 'এখন শুরু করলে',
  catchUp: 'তা পুষিয়ে নিতে প্রতি মাসে',
  rateNeeded: 'অথবা প্রত্যাশিত রিটার্ন',
  summary: (now, later, years) => `এখন এসআইপি শুরু করলে ${now} হতে পারে, ${years} দেরিতে শুরু করলে ${later}`,
};
