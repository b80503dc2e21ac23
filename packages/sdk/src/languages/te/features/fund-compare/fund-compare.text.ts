import type { Translation } from '@prosperx/core/language';
import type {
  fundCompareText as englishFundCompareText,
  comparisonText as englishComparisonText,
} from '#features/fund-compare/fund-compare.text.js';

export const fundCompareText: Translation<typeof englishFundCompareText> = {
  noServer: 'ఈ విడ్జెట్ సర్వర్‌కు కనెక్ట్ అయ్యాక ఫండ్లు ఇక్కడ పక్కపక్కన కనిపిస్తాయి.',
  failed: 'ఈ ఫండ్లను పోల్చలేకపోయాం',
  noneTitle: 'పోల్చడానికి ఇంకా ఫండ్లు లేవు',
  noneText: 'ఫండ్ల జాబితాలో లేదా ఫండ్ పేజీలో నాలుగు వరకు ఎంచుకోండి.',
  searchFunds: 'ఫండ్లను వెతకండి',
  goneFunds: (count) => (count === 1 ? 'అందుబాటులో లేని ఒక ఫండ్‌ను' : `అందుబాటులో లేని ${count} ఫండ్లను`),
};

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'రెగ్యులర్ ప్లాన్',
  Direct: 'డైరెక్ట్ ప్లాన్',
  Growth: 'గ్రోత్',
};

export const comparisonText: Translation<typeof englishComparisonText> = {
  caption: 'ఫండ్లు పక్కపక్కన',
  fact: 'వివరం',
  remove: (fund) => `${fund}: తీసేయండి`,
  removeShort: 'తీసేయండి',
  invest: 'పెట్టుబడి',
  investIn: (fund) => `${fund}: పెట్టుబడి పెట్టండి`,
  direct: 'డైరెక్ట్ ప్లాన్: దీన్ని ఇక్కడ అమ్మరు.',
  addDirect: (fund) => `${fund}: డైరెక్ట్ ప్లాన్ చూపండి`,
  addDirectShort: 'డైరెక్ట్ ప్లాన్ చూపండి',
  gone: (count) => (count === 1 ? 'ఈ ఫండ్లలో ఒకటి ఇప్పుడు అందుబాటులో లేదు.' : `ఈ ఫండ్లలో ${count} ఇప్పుడు అందుబాటులో లేవు.`),
  removeGone: 'పోలిక నుంచి తీసేయండి',
  add: 'ఫండ్ చేర్చండి',

  growth: '₹10,000 ఎంత పెరిగింది',
  growthNote: 'అన్ని ఫండ్లకూ ఉన్న నెలల్లో, ప్రతి నెల చివరి ఎన్‌ఏవీ ప్రకారం ₹10,000 ఎంతయింది.',
  summary: (from, parts) => `${from} నుంచి ₹10,000 ఇలా అయింది: ${parts.join('; ')}`,
  part: (fund, value) => `${fund} ${value}`,
  month: 'తేదీ',

  rows: {
    category: 'కేటగిరీ',
    plan: 'ప్లాన్, ఆప్షన్',
    nav: 'ఎన్‌ఏవీ',
    oneYear: '1 ఏడాది రాబడి',
    threeYears: '3 ఏళ్ల రాబడి, ఏడాదికి',
    fiveYears: '5 ఏళ్ల రాబడి, ఏడాదికి',
    risk: 'రిస్కోమీటర్',
    size: 'ఫండ్ సైజు',
    expense: 'ఎక్స్‌పెన్స్ రేషియో',
    exitLoad: 'ఎగ్జిట్ లోడ్',
    lockIn: 'లాక్-ఇన్',
    minimumSip: 'కనీస సిప్',
    minimumLumpsum: 'కనీస ఏకమొత్తం',
    benchmark: 'బెంచ్‌మార్క్',
    benchmarkOneYear: 'బెంచ్‌మార్క్, 1 ఏడాది',
    benchmarkThreeYears: 'బెంచ్‌మార్క్, 3 ఏళ్లు, ఏడాదికి',
    benchmarkFiveYears: 'బెంచ్‌మార్క్, 5 ఏళ్లు, ఏడాదికి',
    largest: 'పది పెద్ద హోల్డింగ్‌లు',
    manager: 'ఫండ్ మేనేజర్',
    launched: 'మొదలైన తేదీ',
  },
  navOn: (nav, date) => `${date}న ₹${nav}`,
  plan: (plan, option) => `${names[plan] ?? plan}, ${names[option] ?? option}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'లేదు';
    return isMost ? `గరిష్ఠంగా ${count} ${count === 1 ? 'ఏడాది' : 'ఏళ్లు'}` : `${count} ${count === 1 ? 'ఏడాది' : 'ఏళ్లు'}`;
  },
  aYear: (percent) => `ఏడాదికి ${percent}`,
  asOf: (what, date) => `${what}, ${date} నాటికి`,
  notKnown: 'వివరం లేదు',
  modelled: 'ఈ ఫండ్ల ఎన్‌ఏవీ, ఖర్చు, సైజు, బెంచ్‌మార్క్, మేనేజర్ వివరాలు శాండ్‌బాక్స్ ఉదాహరణలు; ఫండ్ హౌస్‌లు ప్రచురించినవి కావు.',
  past: 'గత పనితీరు భవిష్యత్తు రాబడికి సూచన కాదు.',
};
