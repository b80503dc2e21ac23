import type { Translation } from '@prosperx/core/language';
import type { elssCalculatorText as english } from '#features/elss-calculator/elss-calculator.text.js';

const REGIMES = { old: 'পুরনো', new: 'নতুন' };

export const elssCalculatorText: Translation<typeof english> = {
  title: 'ইএলএসএস ক্যালকুলেটর',
  year: 'অর্থবর্ষ',
  yearOf: (name) => `অর্থবর্ষ ${name}`,
  regime: 'কর কাঠামো',
  regimes: { old: 'পুরনো কাঠামো', new: 'নতুন কাঠামো' },
  income: 'ইএলএসএস, EPF, PPF ইত্যাদি বাদ দেওয়ার আগে করযোগ্য আয়',
  investment: 'ইএলএসএসে বিনিয়োগ',
  alreadyUsed: 'EPF, PPF, বিমা ইত্যাদিতে সীমার যতটা ব্যবহার হয়েছে',
  start: 'ইএলএসএস ফান্ড দেখুন',
  intro: (year, regime) => ['', year, `, ${REGIMES[regime]} কর কাঠামোয় আপনার এতটা কর বাঁচতে পারে`],
};
