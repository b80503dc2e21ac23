import type { Translation } from '@prosperx/core/language';
import type { calculatorText as english } from '#domain/calculator/calculator.text.js';

const yearUnit = () => 'বছর';

export const calculatorText: Translation<typeof english> = {
  expectedReturn: 'প্রত্যাশিত রিটার্ন',
  percent: (rate) => `${rate}%`,
  perYear: '% বার্ষিক',
  timePeriod: 'মেয়াদ',
  yearUnit,
  years: (years) => `${years} বছর`,
  tooLow: (least) => `অন্তত ${least} লিখুন`,
  tooHigh: (most) => `সর্বাধিক ${most} লিখুন`,
  start: 'এই এসআইপি শুরু করুন',
  warning: 'মিউচুয়াল ফান্ডে বিনিয়োগ বাজারগত ঝুঁকি সাপেক্ষ, স্কিম সংক্রান্ত সমস্ত নথি মনোযোগ সহকারে পড়ুন।',
};
