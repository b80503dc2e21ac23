import type { Translation } from '@prosperx/core/language';
import type { fundTableText as english } from '#domain/fund-table/fund-table.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundTableText: Translation<typeof english> = {
  range: (from, to, of) => `${count(of)}లో ${count(from)} నుంచి ${count(to)} వరకు`,
  beyondTitle: 'ఈ పేజీ జాబితాలో లేదు',
  beyondText: (pages) => (pages === 1 ? 'జాబితాలో ఒకే పేజీ ఉంది.' : `జాబితాలో ${count(pages)} పేజీలు ఉన్నాయి.`),
  firstPage: 'మొదటి పేజీకి వెళ్లండి',
  scheme: 'స్కీమ్',
  risk: 'రిస్క్',
  oneYear: '1 ఏడాది',
  oneYearLong: '1 ఏడాది',
  threeYears: '3 ఏళ్లు',
  threeYearsLong: '3 ఏళ్లు',
  fiveYears: '5 ఏళ్లు',
  fiveYearsLong: '5 ఏళ్లు',
  cost: 'ఖర్చు',
  costLong: 'ఎక్స్‌పెన్స్ రేషియో',
  size: 'సైజు',
  sizeLong: 'ఫండ్ సైజు',
  minimumSip: 'కనీస సిప్',
  action: 'చర్య',
  invest: 'పెట్టుబడి',
  investIn: (fund) => `${fund}: పెట్టుబడి పెట్టండి`,
  past: 'గత పనితీరు భవిష్యత్తు రాబడికి సూచన కాదు.',
};
