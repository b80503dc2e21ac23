import type { Translation } from '@prosperx/core/language';
import type { pasteText as english } from '#features/xirr-calculator/paste.text.js';

export const pasteText: Translation<typeof english> = {
  label: 'ತಾರೀಖು ಮತ್ತು ಮೊತ್ತಗಳು',
  hint: 'ಎರಡು ಕಾಲಂ: ತಾರೀಖು (dd-mm-yyyy, dd/mm/yyyy, yyyy-mm-dd ಅಥವಾ dd-MMM-yyyy) ಮತ್ತು ಮೊತ್ತ; ಹಾಕಿದ ಹಣದ ಮುಂದೆ ಮೈನಸ್ ಚಿಹ್ನೆ ಇರಬೇಕು.',
  take: 'ಈ ಸಾಲುಗಳನ್ನು ಸೇರಿಸಿ',
  nothing: 'ತಾರೀಖು ಮತ್ತು ಮೊತ್ತ ಇರುವ ಸಾಲು ಇಲ್ಲ.',
  fault: (line, fault) => `ಸಾಲು ${line}: ${fault}`,
  faults: {
    no_date: 'ತಾರೀಖು ಅರ್ಥವಾಗಲಿಲ್ಲ',
    no_amount: 'ಮೊತ್ತ ಅರ್ಥವಾಗಲಿಲ್ಲ',
    too_many: 'ಸಾಲುಗಳು ಮಿತಿಗಿಂತ ಹೆಚ್ಚಿವೆ',
  },
};
