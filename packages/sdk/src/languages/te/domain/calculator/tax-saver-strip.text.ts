import type { Translation } from '@prosperx/core/language';
import type { taxSaverText as english } from '#domain/calculator/tax-saver-strip.text.js';

export const taxSaverText: Translation<typeof english> = {
  title: (category) => (category ? `${category} ఫండ్లు, 3 ఏళ్ల రాబడి ప్రకారం` : 'ఫండ్లు, 3 ఏళ్ల రాబడి ప్రకారం'),
  all: (category) => (category ? `అన్ని ${category} ఫండ్లు` : 'అన్ని ఫండ్లు'),
  return: '3 ఏళ్ల రాబడి (ఏడాదికి)',
  noReturn: 'లేదు',
  asOf: (date) => `${date} నాటి ఎన్‌ఏవీ.`,
  past: 'గత పనితీరు భవిష్యత్తు రాబడికి సూచన కాదు.',
  failed: 'టాప్ ఫండ్లను తీసుకురాలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
};
