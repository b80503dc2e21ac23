import type { Translation } from '@prosperx/core/language';
import type { riskLevelText as english } from '#domain/fund/risk-level.text.js';

export const riskLevelText: Translation<typeof english> = {
  Low: 'कमी',
  'Low to Moderate': 'कमी ते मध्यम',
  Moderate: 'मध्यम',
  'Moderately High': 'मध्यम ते जास्त',
  High: 'जास्त',
  'Very High': 'खूप जास्त',
};
