import type { Translation } from '@prosperx/core/language';
import type { pasteText as english } from '#features/xirr-calculator/paste.text.js';

export const pasteText: Translation<typeof english> = {
  label: 'તારીખો અને રકમો',
  hint: 'બે કૉલમ: તારીખો (dd-mm-yyyy, dd/mm/yyyy, yyyy-mm-dd અથવા dd-MMM-yyyy) અને રકમો; ભરેલી રકમ આગળ માઇનસ (-) મૂકો.',
  take: 'આ લાઇનો લો',
  nothing: 'તારીખ અને રકમ હોય એવી એક પણ લાઇન નથી.',
  fault: (line, fault) => `લાઇન ${line}: ${fault}`,
  faults: {
    no_date: 'તારીખ વાંચી શકાઈ નથી',
    no_amount: 'રકમ વાંચી શકાઈ નથી',
    too_many: 'લઈ શકાય તેના કરતાં વધુ લાઇનો',
  },
};
