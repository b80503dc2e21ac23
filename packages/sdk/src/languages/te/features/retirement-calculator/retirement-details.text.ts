import type { Translation } from '@prosperx/core/language';
import type { retirementDetailsText as english } from '#features/retirement-calculator/retirement-details.text.js';

export const retirementDetailsText: Translation<typeof english> = {
  corpus: (age) => `${age} ఏళ్లకు కావాల్సిన మొత్తం`,
  firstExpenses: (age) => `${age} ఏళ్లకు నెల ఖర్చు (అంచనా)`,
  columns: ['కాలం', 'పెట్టుబడి', 'ఉన్నది'],
  summary: (corpus, retireAt, liveUntil) => `${retireAt} ఏళ్ల వయసులో ${corpus} ఉంటే ${liveUntil} ఏళ్ల వరకు సరిపోవచ్చు`,
};
