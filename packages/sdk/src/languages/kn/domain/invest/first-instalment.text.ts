import type { Translation } from '@prosperx/core/language';
import type { firstInstalmentText as english } from '#domain/invest/first-instalment.text.js';

export const firstInstalmentText: Translation<typeof english> = {
  firstInstalment: 'ಮೊದಲ ಕಂತು',
  withOrder: 'ಆರ್ಡರ್ ಜೊತೆಗೆ',
  onSipDate: 'ಎಸ್‌ಐಪಿ ತಾರೀಖಿಗೆ',
  laterGap: (days) =>
    `ಆರ್ಡರ್ ಜೊತೆಗೆ ಏನೂ ಪಾವತಿಸಬೇಕಿಲ್ಲ. ಪ್ರತಿ ಕಂತನ್ನೂ ಆಟೊಪೇ ಕಡಿತ ಮಾಡುತ್ತದೆ; ಮೊದಲನೆಯದು ಕನಿಷ್ಠ ${days} ದಿನಗಳ ನಂತರ, ಕೆಲಸದ ದಿನದಂದು. ಇದಕ್ಕೆ ಒಪ್ಪಿಗೆ ಪಡೆದ ಆಟೊಪೇ ಮ್ಯಾಂಡೇಟ್ ಬೇಕು.`,
  nextInstalment: 'ಮುಂದಿನ ಕಂತು',
  gap: (days) => `ಮುಂದಿನ ಕಂತು, ಮೊದಲ ಕಂತಿನ ಕನಿಷ್ಠ ${days} ದಿನಗಳ ನಂತರ, ಕೆಲಸದ ದಿನದಂದು ಇರುತ್ತದೆ.`,
};
