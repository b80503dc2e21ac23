import type { Translation } from '@prosperx/core/language';
import type { swpCalculatorText as english } from '#features/swp-calculator/swp-calculator.text.js';

export const swpCalculatorText: Translation<typeof english> = {
  title: 'ఎస్‌డబ్ల్యూపీ క్యాలిక్యులేటర్',
  corpus: 'మొత్తం పెట్టుబడి',
  monthlyAmount: 'ప్రతి నెలా తీసుకునేది',
  start: 'ఈ ఎస్‌డబ్ల్యూపీ మొదలుపెట్టండి',
  startNote: 'ఎస్‌డబ్ల్యూపీ మీ దగ్గరున్న ఫండ్ యూనిట్ల నుంచి జరుగుతుంది.',
  parts: ['మీరు తీసుకునేది', 'చివరికి మిగిలేది'],
  columns: ['కాలం', 'తీసుకున్నది', 'మిగిలింది'],
  left: (years) => ['', years, ' గడిచాక మిగలవచ్చు'],
  gone: (lasts) => ['మీ డబ్బు ', lasts, ' సరిపోవచ్చు. మొత్తంగా తీసుకోవచ్చు'],
  lasts: (years, months) =>
    [
      ...(years > 0 ? [`${years} ${years === 1 ? 'ఏడాది' : 'ఏళ్లు'}`] : []),
      ...(months > 0 || years === 0 ? [`${months} ${months === 1 ? 'నెల' : 'నెలలు'}`] : []),
    ].join(' '),
  summary: (corpus, monthly, left, years) => `${corpus} నుంచి ప్రతి నెలా ${monthly} తీసుకుంటే, ${years} గడిచాక ${left} మిగలవచ్చు`,
};
