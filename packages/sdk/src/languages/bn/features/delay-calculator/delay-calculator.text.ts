import type { Translation } from '@prosperx/core/language';
import type { delayCalculatorText as english } from '#features/delay-calculator/delay-calculator.text.js';

export const delayCalculatorText: Translation<typeof english> = {
  title: 'দেরির ক্ষতি ক্যালকুলেটর',
  monthlyInvestment: 'মাসিক বিনিয়োগ',
  needed: 'কত বছর পরে টাকা লাগবে',
  delay: 'শুরু করতে দেরি',
  start: 'এখনই শুরু করুন',
  intro: (years) => ['', years, ' দেরিতে শুরু করলে এতটা ক্ষতি হতে পারে'],
};
