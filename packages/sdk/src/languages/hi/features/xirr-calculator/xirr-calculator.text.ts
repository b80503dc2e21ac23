import type { Translation } from '@prosperx/core/language';
import type { xirrCalculatorText as english } from '#features/xirr-calculator/xirr-calculator.text.js';

export const xirrCalculatorText: Translation<typeof english> = {
  title: 'XIRR कैलकुलेटर',
  intro: 'हर रकम के लिए एक लाइन। आज की वैल्यू को आज की तारीख के साथ “निकाला” में जोड़ें।',
  date: (line) => `लाइन ${line} की तारीख`,
  amount: (line) => `लाइन ${line} की रकम, रुपये में`,
  kind: (line) => `लाइन ${line} का प्रकार`,
  kinds: { in: 'लगाया', out: 'निकाला' },
  remove: (line) => `लाइन ${line} हटाएं`,
  add: 'लाइन जोड़ें',
  paste: 'शीट से पेस्ट करें',
  start: 'रिटर्न के हिसाब से फंड देखें',
  noRate: 'लागू नहीं',
  result: (from, to, aYear) => ['', from, ' से ', to, aYear ? ' तक सालाना रिटर्न रहा' : ' तक कुल रिटर्न रहा'],
  unfinished: (line) => `लाइन ${line} में तारीख और रकम दोनों डालें।`,
  lack: {
    too_few: 'कम से कम दो लाइनें डालें: कितना लगाया, और कितना निकाला या अभी कितना है।',
    nothing_in: 'लगाई गई कोई रकम नहीं है। अपने निवेश पर “लगाया” चुनें, या उसे माइनस के साथ पेस्ट करें।',
    nothing_out: 'निकाली गई कोई रकम नहीं है। अभी की वैल्यू आज की तारीख के साथ जोड़ें।',
    one_day: 'सभी लाइनें एक ही दिन की हैं। रिटर्न के लिए बीच में कुछ समय होना चाहिए।',
  },
  none: 'इन रकमों का कोई रिटर्न नहीं निकल सका।',
};
