import type { Translation } from '@prosperx/core/language';
import type {
  calculatorList as englishCalculatorList,
  calculatorsPageText as englishCalculatorsPageText,
} from '#pages/calculators/calculators.text.js';

export const calculatorList: Translation<typeof englishCalculatorList> = {
  'sip-calculator': { title: 'এসআইপি ক্যালকুলেটর', intro: 'প্রতি মাসে নির্দিষ্ট টাকা রাখলে কত হতে পারে।' },
  'lumpsum-calculator': { title: 'এককালীন বিনিয়োগ ক্যালকুলেটর', intro: 'একবারে রাখা টাকা বেড়ে কত হতে পারে।' },
  'step-up-calculator': {
    title: 'স্টেপ-আপ এসআইপি ক্যালকুলেটর',
    intro: 'প্রতি বছর বাড়িয়ে চলা মাসিক টাকা কত হতে পারে।',
  },
  'goal-amount-calculator': { title: 'লক্ষ্য ক্যালকুলেটর', intro: 'নির্দিষ্ট টাকা জমাতে মাসে কত বিনিয়োগ করবেন।' },
  'retirement-calculator': {
    title: 'অবসর ক্যালকুলেটর',
    intro: 'অবসরের সময় কত টাকা দরকার, আর তত দিন মাসে কত বিনিয়োগ করবেন।',
  },
  'education-calculator': {
    title: 'শিক্ষা ক্যালকুলেটর',
    intro: 'যে কোর্সের খরচ বাড়ছে, তার জন্য মাসে কত বিনিয়োগ করবেন।',
  },
  'swp-calculator': { title: 'এসডব্লিউপি ক্যালকুলেটর', intro: 'প্রতি মাসে টাকা তুললে তহবিল কত দিন চলে।' },
  'delay-calculator': { title: 'দেরির ক্ষতি ক্যালকুলেটর', intro: 'কয়েক বছর দেরিতে এসআইপি শুরু করলে কতটা ক্ষতি।' },
  'elss-calculator': {
    title: 'ইএলএসএস ক্যালকুলেটর',
    intro: 'ইএলএসএসে বিনিয়োগ করলে পুরনো আর নতুন কর কাঠামোয় কত কর বাঁচে।',
  },
  'inflation-calculator': {
    title: 'মূল্যবৃদ্ধি ক্যালকুলেটর',
    intro: 'আজকের জিনিসের দাম পরে কত হতে পারে, আর আজকের টাকায় তখন কতটা মিলতে পারে।',
  },
  'cagr-calculator': { title: 'CAGR ক্যালকুলেটর', intro: 'মূল্য বছরে কী হারে বেড়েছে বা কমেছে।' },
  'xirr-calculator': {
    title: 'XIRR ক্যালকুলেটর',
    intro: 'নানা দিনের টাকার বার্ষিক রিটার্ন; লিখুন বা শিট থেকে পেস্ট করুন।',
  },
};

export const calculatorsPageText: Translation<typeof englishCalculatorsPageText> = {
  title: 'ক্যালকুলেটর',
  intro: 'প্রতিটিতে সূত্র, বছর ধরে ধরে টেবিল আর আজকের টাকায় হিসেব দেখা যায়; বিনিয়োগের ক্যালকুলেটরগুলি আসল ফান্ডেও চালিয়ে দেখা যায়।',
  groups: {
    grow: 'বিনিয়োগ কতটা বাড়তে পারে',
    goals: 'লক্ষ্যের জন্য কত লাগবে',
    take: 'টাকা তোলা, দেরি ও কর সাশ্রয়',
    measure: 'রিটার্ন ও মূল্যবৃদ্ধি মাপুন',
  },
};
