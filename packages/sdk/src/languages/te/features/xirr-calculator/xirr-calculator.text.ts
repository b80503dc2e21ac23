import type { Translation } from '@prosperx/core/language';
import type { xirrCalculatorText as english } from '#features/xirr-calculator/xirr-calculator.text.js';

export const xirrCalculatorText: Translation<typeof english> = {
  title: 'XIRR క్యాలిక్యులేటర్',
  intro: 'ప్రతి మొత్తానికి ఒక వరుస. ఈరోజు విలువను, ఈరోజు తేదీతో “తీసుకున్నది”గా చేర్చండి.',
  date: (line) => `వరుస ${line}: తేదీ`,
  amount: (line) => `వరుస ${line}: మొత్తం, రూపాయల్లో`,
  kind: (line) => `వరుస ${line}: రకం`,
  kinds: { in: 'పెట్టింది', out: 'తీసుకున్నది' },
  remove: (line) => `వరుస ${line} తీసేయండి`,
  add: 'వరుస చేర్చండి',
  paste: 'షీట్ నుంచి పేస్ట్ చేయండి',
  start: 'రాబడి ప్రకారం ఫండ్లు చూడండి',
  noRate: 'లేదు',
  result: (from, to, aYear) => ['', from, ' నుంచి ', to, aYear ? ' వరకు ఏటా వచ్చిన రాబడి' : ' వరకు మొత్తం వచ్చిన రాబడి'],
  unfinished: (line) => `వరుస ${line}: తేదీ, మొత్తం రెండూ ఇవ్వండి.`,
  lack: {
    too_few: 'కనీసం రెండు వరుసలు ఇవ్వండి: పెట్టింది ఒకటి, తీసుకున్నది లేదా ఇప్పుడున్నది ఒకటి.',
    nothing_in: 'పెట్టిన డబ్బు లేదు. మీరు పెట్టినదాన్ని “పెట్టింది”గా ఎంచుకోండి, లేదా మైనస్ గుర్తుతో పేస్ట్ చేయండి.',
    nothing_out: 'తీసుకున్న డబ్బు లేదు. ఇప్పటి విలువను ఈరోజు తేదీతో చేర్చండి.',
    one_day: 'అన్ని వరుసలూ ఒకే రోజువి. రాబడి లెక్కకు మధ్యలో సమయం ఉండాలి.',
  },
  none: 'ఈ మొత్తాలకు రాబడి లెక్కించలేకపోయాం.',
};
