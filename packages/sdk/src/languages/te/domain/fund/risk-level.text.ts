import type { Translation } from '@prosperx/core/language';
import type { riskLevelText as english } from '#domain/fund/risk-level.text.js';

export const riskLevelText: Translation<typeof english> = {
  Low: 'తక్కువ',
  'Low to Moderate': 'తక్కువ నుంచి మోస్తరు',
  Moderate: 'మోస్తరు',
  'Moderately High': 'మోస్తరు కంటే ఎక్కువ',
  High: 'ఎక్కువ',
  'Very High': 'చాలా ఎక్కువ',
};
