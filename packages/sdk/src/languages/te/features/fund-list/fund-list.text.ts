import type { Translation } from '@prosperx/core/language';
import type { fundListText as english } from '#features/fund-list/fund-list.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundListText: Translation<typeof english> = {
  intro: (total, date) => `${count(total)} ${total === 1 ? 'స్కీమ్' : 'స్కీమ్‌లు'}.${date ? ` ${date} నాటికి వార్షిక రాబడులు.` : ''}`,
  caption: (category, sort) => `${category ? `${category} ఫండ్లు` : 'ఫండ్లు'}, క్రమం: ${sort}`,
  sortBy: 'క్రమం',
  sorts: {
    threeYear: '3 ఏళ్ల రాబడి',
    oneYear: '1 ఏడాది రాబడి',
    fiveYear: '5 ఏళ్ల రాబడి',
    size: 'ఫండ్ సైజు',
    expenseRatio: 'ఎక్స్‌పెన్స్ రేషియో',
    minimumSip: 'కనీస సిప్',
    name: 'పేరు',
  },
  filter: 'ఫిల్టర్',
  chosen: (of) => `${of} ${of === 1 ? 'ఫిల్టర్' : 'ఫిల్టర్లు'} ఎంచుకున్నారు`,
  clearAll: 'అన్నీ తీసేయండి',
  clear: (value) => `${value}: తీసేయండి`,
  minimumAge: (years) => (years === '1' ? '1 ఏడాది లేదా అంతకంటే ఎక్కువ' : `${years} ఏళ్లు లేదా అంతకంటే ఎక్కువ`),
  sipChip: (rupees) => `సిప్ ${rupees} లేదా తక్కువ`,
  returnChip: (percent) => `3 ఏళ్ల రాబడి ${percent}% లేదా ఎక్కువ`,
  optionChip: 'ఆదాయం చెల్లించేవి (IDCW)',
  noneTitle: 'ఫండ్లు దొరకలేదు',
  noneText: 'మరిన్ని ఫండ్లు చూడటానికి ఒక ఫిల్టర్ తీసేయండి.',
  failed: 'ఏదో పొరపాటు జరిగింది.',
  noServer: 'ఈ విడ్జెట్ సర్వర్‌కు కనెక్ట్ అయ్యాక ఫండ్లు ఇక్కడ కనిపిస్తాయి.',
};
