import type { Translation } from '@prosperx/core/language';
import type { riskLevelText as english } from '#domain/fund/risk-level.text.js';

export const riskLevelText: Translation<typeof english> = {
  Low: 'குறைவு',
  'Low to Moderate': 'குறைவு முதல் மிதம்',
  Moderate: 'மிதம்',
  'Moderately High': 'மிதமான அதிகம்',
  High: 'அதிகம்',
  'Very High': 'மிக அதிகம்',
};
