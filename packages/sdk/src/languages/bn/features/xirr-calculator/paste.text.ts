import type { Translation } from '@prosperx/core/language';
import type { pasteText as english } from '#features/xirr-calculator/paste.text.js';

export const pasteText: Translation<typeof english> = {
  label: 'তারিখ আর টাকার অঙ্ক',
  hint: 'দুটি কলাম: তারিখ (dd-mm-yyyy, dd/mm/yyyy, yyyy-mm-dd বা dd-MMM-yyyy) আর টাকার অঙ্ক; জমা দেওয়া টাকার আগে মাইনাস (-) দিন।',
  take: 'এই লাইনগুলি নিন',
  nothing: 'তারিখ আর টাকার অঙ্ক আছে এমন কোনও লাইন নেই।',
  fault: (line, fault) => `লাইন ${line}: ${fault}`,
  faults: {
    no_date: 'তারিখ পড়া যায়নি',
    no_amount: 'টাকার অঙ্ক পড়া যায়নি',
    too_many: 'যত নেওয়া যায় তার চেয়ে বেশি লাইন',
  },
};
