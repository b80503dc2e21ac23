import type { Translation } from '@prosperx/core/language';
import type { riskLevelText as english } from '#domain/fund/risk-level.text.js';

export const riskLevelText: Translation<typeof english> = {
  Low: 'ಕಡಿಮೆ',
  'Low to Moderate': 'ಕಡಿಮೆಯಿಂದ ಮಧ್ಯಮ',
  Moderate: 'ಮಧ್ಯಮ',
  'Moderately High': 'ಮಧ್ಯಮಕ್ಕಿಂತ ಹೆಚ್ಚು',
  High: 'ಹೆಚ್ಚು',
  'Very High': 'ಅತಿ ಹೆಚ್ಚು',
};
