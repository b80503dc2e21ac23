import type { Translation } from '@prosperx/core/language';
import type { pasteText as english } from '#features/xirr-calculator/paste.text.js';

export const pasteText: Translation<typeof english> = {
  label: 'तारीखें और रकम',
  hint: 'दो कॉलम: तारीख (dd-mm-yyyy, dd/mm/yyyy, yyyy-mm-dd या dd-MMM-yyyy) और रकम; जो पैसा लगाया, उसके आगे माइनस।',
  take: 'ये लाइनें ले लें',
  nothing: 'तारीख और रकम वाली कोई लाइन नहीं है।',
  fault: (line, fault) => `लाइन ${line}: ${fault}`,
  faults: {
    no_date: 'तारीख समझ नहीं आई',
    no_amount: 'रकम समझ नहीं आई',
    too_many: 'इतनी लाइनें नहीं ली जा सकतीं',
  },
};
