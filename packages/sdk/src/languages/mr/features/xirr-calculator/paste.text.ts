import type { Translation } from '@prosperx/core/language';
import type { pasteText as english } from '#features/xirr-calculator/paste.text.js';

export const pasteText: Translation<typeof english> = {
  label: 'तारखा आणि रकमा',
  hint: 'दोन रकाने: तारखा (dd-mm-yyyy, dd/mm/yyyy, yyyy-mm-dd किंवा dd-MMM-yyyy) आणि रकमा; भरलेल्या रकमेआधी उणे (-) चिन्ह लावा.',
  take: 'या ओळी घ्या',
  nothing: 'तारीख आणि रक्कम असलेली एकही ओळ नाही.',
  fault: (line, fault) => `ओळ ${line}: ${fault}`,
  faults: {
    no_date: 'तारीख वाचता आली नाही',
    no_amount: 'रक्कम वाचता आली नाही',
    too_many: 'घेता येतील त्यापेक्षा जास्त ओळी',
  },
};
