import type { Translation } from '@prosperx/core/language';
import type { fundFactsText as english } from '#features/fund-detail/fund-facts.text.js';

export const fundFactsText: Translation<typeof english> = {
  played: 'కింది వివరాలు శాండ్‌బాక్స్ ఉదాహరణలు; ఫండ్ హౌస్ ప్రచురించినవి కావు.',
  asOf: (date) => `${date} నాటికి.`,

  exitLoad: 'కాలాన్ని బట్టి ఎగ్జిట్ లోడ్',
  age: 'యూనిట్లు ఉంచుకున్న కాలం',
  younger: ({ days, months, isInclusive }) => {
    const end = isInclusive ? 'వరకు' : 'కంటే తక్కువ';
    return days === null
      ? `${months ?? 0} ${months === 1 ? 'నెల' : 'నెలల'} ${end}`
      : `${days} ${days === 1 ? 'రోజు' : 'రోజుల'} ${end}`;
  },
  older: 'అంతకంటే ఎక్కువ',
  anyAge: 'ఎంతకాలమైనా',
  keptBack: 'కోత',
  nothing: 'ఏమీ లేదు',
  percent: (percent) => `${percent}%`,

  benchmark: 'బెంచ్‌మార్క్‌తో పోలిక',
  period: 'కాలం',
  periods: { '1Y': '1 ఏడాది', '3Y': '3 ఏళ్లు', '5Y': '5 ఏళ్లు' },
  fund: 'ఫండ్',
  index: 'బెంచ్‌మార్క్',
  benchmarkNote: (name) => `బెంచ్‌మార్క్: ${name}. 1 ఏడాదికి మించిన కాలపు రాబడులను ఏడాది లెక్కన (CAGR) ఇచ్చాం.`,

  managers: 'ఎవరు నిర్వహిస్తున్నారు',
  manager: 'ఫండ్ మేనేజర్',
  since: 'ఎప్పటి నుంచి',

  holdings: 'పది పెద్ద హోల్డింగ్‌లు',
  holding: 'హోల్డింగ్',
  sector: 'రంగం లేదా రేటింగ్',
  share: 'వాటా',
  together: (count, percent) => `ఈ ${count} కలిపి మొత్తం డబ్బులో ${percent}.`,
  sectors: 'రంగాల వారీగా',
  sectorName: 'రంగం',

  size: 'కాలంతో ఫండ్ సైజు',
  sizeFinding: (from, to, since) => `${since} నుంచి చూస్తే, ఫండ్ సైజు ${from} నుంచి ${to}కు చేరింది`,
  sizeNote: 'కోట్ల రూపాయల్లో.',
  date: 'తేదీ',
  sizeColumn: 'ఫండ్ సైజు',

  documents: 'పత్రాలు',
  documentNames: {
    SID: 'స్కీమ్ సమాచార పత్రం (SID)',
    KIM: 'ముఖ్య సమాచార పత్రం (KIM)',
    Factsheet: 'నెలవారీ ఫ్యాక్ట్‌షీట్',
    'Annual report': 'వార్షిక నివేదిక',
  },
  newTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
};
