import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type {
  nfosText as englishNfosText,
  nfoPopupsText as englishNfoPopupsText,
  nfoListText as englishNfoListText,
} from '#features/nfo-list/nfo-list.text.js';

const offers = (count: number) => `${count} ${count === 1 ? 'ఆఫర్' : 'ఆఫర్లు'}`;
const withoutYear = (date: string) => date.replace(/ \d{4}$/u, '');

export const nfosText: Translation<typeof englishNfosText> = {
  intro: (open, upcoming) => `ఇప్పుడు తెరిచి ఉన్నవి ${open}, రాబోయేవి ${upcoming}.`,
  introOf: (count) => `${offers(count)}.`,
  count: offers,
  filter: 'ఫిల్టర్',
  sort: 'క్రమం',
  filtersChosen: (of) => `${of} ${of === 1 ? 'ఫిల్టర్' : 'ఫిల్టర్లు'} ఎంచుకున్నారు`,
  orderChosen: 'క్రమం ఎంచుకున్నారు',
  showAll: 'అన్నీ చూపండి',
  none: 'ఇప్పుడు ఇక్కడ ఆఫర్లు లేవు',
  noneText: 'మీరు ఎంచుకున్న గ్రూపుల్లో ఆఫర్లు లేవు.',
  noneAtAll: 'ప్రస్తుతం కొత్త ఫండ్ ఆఫర్లు ఏవీ లేవు.',

  caption: (group) => `${group}: కొత్త ఫండ్ ఆఫర్లు`,
  scheme: 'స్కీమ్',
  dates: 'ఆఫర్',
  minimumSip: 'కనీస సిప్',
  minimumLumpsum: 'కనీస ఏకమొత్తం',
  action: 'చర్య',
  details: 'వివరాలు',
  apply: 'దరఖాస్తు',
  applyOf: (name) => `దరఖాస్తు చేయండి: ${name}`,
  notKnown: 'వివరం లేదు',
  detailsOf: (name) => `${name}: వివరాలు`,
  viewFund: 'ఫండ్ చూడండి',
  viewFundOf: (name) => `ఫండ్ చూడండి: ${name}`,
  period: (opens, closes) => {
    const [first, last] = [formatDateShort(opens), formatDateShort(closes)];
    const from = opens.slice(0, 4) === closes.slice(0, 4) ? withoutYear(first) : first;
    return `${from} నుంచి ${last} వరకు`;
  },

  choose: (name) => `${name}: ఎంచుకోండి`,
  chosen: (count) => `${offers(count)} ఎంచుకున్నారు`,
  mostChosen: (count) => `ఒకేసారి ${count} వరకు షేర్ చేయవచ్చు.`,
  shareChosen: 'షేర్ చేయండి',
  clearChosen: 'తీసేయండి',
};

export const nfoPopupsText: Translation<typeof englishNfoPopupsText> = {
  apply: 'వర్తింపజేయండి',
  clear: 'అన్నీ తీసేయండి',
  filterLegend: 'ఏ ఆఫర్లు చూపాలి',
  sortLegend: 'ప్రతి గ్రూపులో క్రమం',
  sorts: {
    launchEF: 'మొదలయ్యే తేదీ: ముందు వచ్చేవి ముందు',
    launchFF: 'మొదలయ్యే తేదీ: చివర వచ్చేవి ముందు',
    closeEF: 'ముగిసే తేదీ: ముందు వచ్చేవి ముందు',
    closeFF: 'ముగిసే తేదీ: చివర వచ్చేవి ముందు',
  },
  nearest: 'దగ్గరి తేదీ ముందు',
};

export const nfoListText: Translation<typeof englishNfoListText> = {
  noServer: 'ఈ విడ్జెట్ సర్వర్‌కు కనెక్ట్ అయ్యాక కొత్త ఫండ్ ఆఫర్లు ఇక్కడ కనిపిస్తాయి.',
  failed: 'కొత్త ఫండ్ ఆఫర్లను చూపించలేకపోయాం',
};
