import type { Translation } from '@prosperx/core/language';
import type {
  calculatorList as englishCalculatorList,
  calculatorsPageText as englishCalculatorsPageText,
} from '#pages/calculators/calculators.text.js';

export const calculatorList: Translation<typeof englishCalculatorList> = {
  'sip-calculator': { title: 'సిప్ క్యాలిక్యులేటర్', intro: 'నెలనెలా పెట్టే మొత్తం ఎంత పెరగవచ్చు.' },
  'lumpsum-calculator': { title: 'ఏకమొత్తం క్యాలిక్యులేటర్', intro: 'ఒకేసారి పెట్టే మొత్తం ఎంత పెరగవచ్చు.' },
  'step-up-calculator': {
    title: 'స్టెప్-అప్ సిప్ క్యాలిక్యులేటర్',
    intro: 'ఏటా పెంచుతూ నెలనెలా పెట్టే మొత్తం ఎంత పెరగవచ్చు.',
  },
  'goal-amount-calculator': {
    title: 'లక్ష్యం క్యాలిక్యులేటర్',
    intro: 'ఒక మొత్తాన్ని చేరుకోవడానికి నెలకు ఎంత పెట్టుబడి పెట్టాలి.',
  },
  'retirement-calculator': {
    title: 'రిటైర్మెంట్ క్యాలిక్యులేటర్',
    intro: 'రిటైర్మెంట్‌కు ఎంత కావాలి, అప్పటివరకు నెలకు ఎంత పెట్టుబడి పెట్టాలి.',
  },
  'education-calculator': {
    title: 'చదువు క్యాలిక్యులేటర్',
    intro: 'ఖర్చు పెరుగుతూ ఉండే కోర్సుకు నెలకు ఎంత పెట్టుబడి పెట్టాలి.',
  },
  'swp-calculator': {
    title: 'ఎస్‌డబ్ల్యూపీ క్యాలిక్యులేటర్',
    intro: 'ప్రతి నెలా తీసుకుంటూ ఉంటే డబ్బు ఎంతకాలం రావచ్చు.',
  },
  'delay-calculator': {
    title: 'ఆలస్యం ఖరీదు క్యాలిక్యులేటర్',
    intro: 'సిప్‌ను కొన్నేళ్లు ఆలస్యంగా మొదలుపెడితే ఎంత నష్టం.',
  },
  'elss-calculator': {
    title: 'ఈఎల్‌ఎస్‌ఎస్ క్యాలిక్యులేటర్',
    intro: 'ఈఎల్‌ఎస్‌ఎస్ పెట్టుబడితో పాత, కొత్త విధానాల్లో ఆదా అయ్యే పన్ను.',
  },
  'inflation-calculator': {
    title: 'ద్రవ్యోల్బణం క్యాలిక్యులేటర్',
    intro: 'నేటి ధర ముందుముందు ఎంత కావచ్చు, నేటి డబ్బుతో అప్పుడు ఎంత కొనవచ్చు.',
  },
  'cagr-calculator': { title: 'CAGR క్యాలిక్యులేటర్', intro: 'ఒక విలువ ఏడాదికి ఎంత శాతం పెరిగింది.' },
  'xirr-calculator': {
    title: 'XIRR క్యాలిక్యులేటర్',
    intro: 'వేర్వేరు రోజుల్లో పెట్టిన, తీసుకున్న మొత్తాలపై ఏడాది రాబడి; టైప్ చేయవచ్చు, పేస్ట్ చేయవచ్చు.',
  },
};

export const calculatorsPageText: Translation<typeof englishCalculatorsPageText> = {
  title: 'క్యాలిక్యులేటర్లు',
  intro: 'ప్రతిదానిలో సూత్రం, ఏడాదివారీ పట్టిక, నేటి డబ్బు విలువ ఉంటాయి; పెట్టుబడి క్యాలిక్యులేటర్లను నిజమైన ఫండ్‌తోనూ చూడవచ్చు.',
  groups: {
    grow: 'ఎంత పెరగవచ్చు',
    goals: 'లక్ష్యానికి ఎంత కావాలి',
    take: 'తీసుకోవడం, ఆగడం, పన్ను ఆదా',
    measure: 'రాబడి, ధరల కొలత',
  },
};
