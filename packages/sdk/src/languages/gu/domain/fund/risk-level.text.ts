import type { Translation } from '@prosperx/core/language';
import type { riskLevelText as english } from '#domain/fund/risk-level.text.js';

export const riskLevelText: Translation<typeof english> = {
  Low: 'ઓછું',
  'Low to Moderate': 'ઓછાથી મધ્યમ',
  Moderate: 'મધ્યમ',
  'Moderately High': 'મધ્યમથી વધુ',
  High: 'વધુ',
  'Very High': 'ખૂબ વધુ',
};
