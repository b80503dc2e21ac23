import type { Translation } from '@prosperx/core/language';
import type { mergeVisitText as english } from '#queries/merge-visit.text.js';

export const mergeVisitText: Translation<typeof english> = {
  leftOut: (count) =>
    `ನಿಮ್ಮ ಕಾರ್ಟ್ ತುಂಬಿದೆ. ನೀವು ಮೊದಲು ಆರಿಸಿದ ${count === 1 ? '1 ಸ್ಕೀಮ್‌ಗೆ' : `${count} ಸ್ಕೀಮ್‌ಗಳಿಗೆ`} ಜಾಗವಿಲ್ಲ; ಲಾಗೌಟ್ ಆದ ಮೇಲೆ ಮತ್ತೆ ಕಾರ್ಟ್‌ನಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.`,
  unwatched: 'ಲಾಗಿನ್‌ಗೆ ಮೊದಲು ವಾಚ್‌ಲಿಸ್ಟ್‌ಗೆ ಸೇರಿಸಿದ ಫಂಡ್‌ಗಳಿಗೆ ನಿಮ್ಮ ವಾಚ್‌ಲಿಸ್ಟ್‌ನಲ್ಲಿ ಜಾಗವಿಲ್ಲ; ಲಾಗೌಟ್ ಆದ ಮೇಲೆ ಮತ್ತೆ ಕಾಣಿಸುತ್ತವೆ.',
};
