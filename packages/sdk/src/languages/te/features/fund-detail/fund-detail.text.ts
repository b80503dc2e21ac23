import type { Translation } from '@prosperx/core/language';
import type {
  fundPageText as englishFundPageText,
  fundDetailText as englishFundDetailText,
} from '#features/fund-detail/fund-detail.text.js';

const years = (count: number) => `${count} ${count === 1 ? 'ఏడాది' : 'ఏళ్లు'}`;

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'రెగ్యులర్ ప్లాన్',
  Direct: 'డైరెక్ట్ ప్లాన్',
  Growth: 'గ్రోత్',
};

const periodWords = {
  '1M': '1 నెల',
  '6M': '6 నెలల',
  '1Y': '1 ఏడాది',
  '3Y': '3 ఏళ్ల',
  '5Y': '5 ఏళ్ల',
} as const;

export const fundPageText: Translation<typeof englishFundPageText> = {
  plan: (plan, option) => `${names[plan] ?? plan}, ${names[option] ?? option}`,

  nav: 'ఎన్‌ఏవీ',
  navOn: (date) => `${date} నాటి ఎన్‌ఏవీ`,
  inADay: 'ఒక్క రోజులో',
  returnOf: (period) => `${periodWords[period]} రాబడి`,
  aYear: 'ఏడాదికి',
  period: 'కాలం',
  ranges: { '1M': '1 నెల', '6M': '6 నెలలు', '1Y': '1 ఏడాది', '3Y': '3 ఏళ్లు', '5Y': '5 ఏళ్లు', ALL: 'మొత్తం' },
  summary: (rose, from, to, since) => `${since} నుంచి చూస్తే, ఎన్‌ఏవీ ₹${from} నుంచి ₹${to}కు ${rose ? 'పెరిగింది' : 'తగ్గింది'}`,
  navTable: { caption: 'తేదీల వారీగా ఎన్‌ఏవీ', columns: ['తేదీ', 'ఎన్‌ఏవీ'] },
  modelled: 'శాండ్‌బాక్స్ ఎన్‌ఏవీలు: ప్రచురితమైన రాబడుల నుంచి తయారు చేసినవి; ఇవి ప్రచురితమైనవి కావు.',
  notBefore: (date) => `${date}కు ముందు ఎన్‌ఏవీ లేదు`,
  notAllBefore: (date) => `${date}కు ముందు కొన్ని ఎన్‌ఏవీలు లేవు`,

  facts: 'ముఖ్య వివరాలు',
  expenseAYear: (percent) => `ఏడాదికి ${percent}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'లేదు';
    return isMost ? `గరిష్ఠంగా ${years(count)}` : years(count);
  },
  factsOf: (days) => `${days} నాటి వివరాలు.`,
  playedFacts: 'ఈ వివరాలు శాండ్‌బాక్స్ ఉదాహరణలు; ఫండ్ హౌస్ ప్రచురించినవి కావు.',
  missing: (facts) => `ఈ స్కీమ్ తాజా ${facts.join(', ')} వివరాలు మా దగ్గర లేవు. ఫండ్ హౌస్ ఫ్యాక్ట్‌షీట్ చూడండి.`,
  commission: 'రెగ్యులర్ ప్లాన్‌లో, ఫండ్ హౌస్ డిస్ట్రిబ్యూటర్‌కు ఇచ్చే కమీషన్ కూడా ఎక్స్‌పెన్స్ రేషియోలో ఉంటుంది.',

  sinceLaunch: 'మొదలైనప్పటి నుంచి',
  since: (date) => `${date} నుంచి`,
  share: 'షేర్ చేయండి',

  managerOf: (date) => `ఫండ్ మేనేజర్, ${date} నాటికి`,
  fundHouse: 'ఫండ్ హౌస్',
  isin: 'ISIN',

  invest: 'పెట్టుబడి పెట్టండి',
  lumpsum: 'ఏకమొత్తం',
  startSip: (amount) => (amount ? `${amount} సిప్ మొదలుపెట్టండి` : 'సిప్ మొదలుపెట్టండి'),
};

export const fundDetailText: Translation<typeof englishFundDetailText> = {
  noServer: 'ఈ విడ్జెట్ సర్వర్‌కు కనెక్ట్ అయ్యి, ఫండ్ ఇచ్చాక అది ఇక్కడ కనిపిస్తుంది.',
  failed: 'ఈ ఫండ్‌ను చూపించలేకపోయాం',
  searchFunds: 'ఫండ్లను వెతకండి',
  unknown: 'ఈ స్కీమ్ ఇప్పుడు అందుబాటులో లేదు.',

  fundSize: 'ఫండ్ సైజు',
  expenseRatio: 'ఎక్స్‌పెన్స్ రేషియో',
  exitLoad: 'ఎగ్జిట్ లోడ్',
  minimumSip: 'కనీస సిప్',
  minimumLumpsum: 'కనీస ఏకమొత్తం',
  lockIn: 'లాక్-ఇన్',
  benchmark: 'బెంచ్‌మార్క్',
  launched: 'మొదలైన తేదీ',
};
