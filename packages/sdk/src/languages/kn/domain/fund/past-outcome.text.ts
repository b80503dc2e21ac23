import type { Translation } from '@prosperx/core/language';
import type { pastOutcomeText as english } from '#domain/fund/past-outcome.text.js';

export const pastOutcomeText: Translation<typeof english> = {
  worth: (date) => `${date}ರಂದು ಮೌಲ್ಯ`,
  invested: (instalments) => (instalments === 1 ? 'ನಿಮ್ಮ ಹೂಡಿಕೆ' : `ನಿಮ್ಮ ಹೂಡಿಕೆ, ${instalments} ಕಂತುಗಳು`),
  gain: 'ನಿಮ್ಮ ಲಾಭ',
  loss: 'ನಿಮ್ಮ ನಷ್ಟ',
  aYear: 'ವರ್ಷಕ್ಕೆ (XIRR)',
  summary: (invested, value, since) => `${since}ರಿಂದ ಹೂಡಿದ ${invested} ಈಗ ${value} ಆಗುತ್ತಿತ್ತು`,
  table: ['ತಾರೀಖು', 'ನಿಮ್ಮ ಹೂಡಿಕೆ', 'ಮೌಲ್ಯ'],
};
