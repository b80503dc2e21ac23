import type { Translation } from '@prosperx/core/language';
import type { riskLevelText as english } from '#domain/fund/risk-level.text.js';

export const riskLevelText: Translation<typeof english> = {
  Low: 'কম',
  'Low to Moderate': 'কম থেকে মাঝারি',
  Moderate: 'মাঝারি',
  'Moderately High': 'মাঝারি থেকে বেশি',
  High: 'বেশি',
  'Very High': 'খুব বেশি',
};
