import type { Translation } from '@prosperx/core/language';
import type { riskLevelText as english } from '#domain/fund/risk-level.text.js';

export const riskLevelText: Translation<typeof english> = {
  Low: 'कम',
  'Low to Moderate': 'कम से मध्यम',
  Moderate: 'मध्यम',
  'Moderately High': 'मध्यम से अधिक',
  High: 'अधिक',
  'Very High': 'बहुत अधिक',
};
