import type { Translation } from '@prosperx/core/language';
import type { fundListText as english } from '#features/fund-list/fund-list.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundListText: Translation<typeof english> = {
  intro: (total, date) => `${count(total)} योजना.${date ? ` वार्षिक परतावा ${date} पर्यंतचा.` : ''}`,
  caption: (category, sort) => `${category ? `${category} फंड` : 'फंड'}, क्रम: ${sort}`,
  sortBy: 'क्रम लावा',
  sorts: {
    threeYear: '3 वर्षांचा परतावा',
    oneYear: '1 वर्षाचा परतावा',
    fiveYear: '5 वर्षांचा परतावा',
    size: 'फंडाचा आकार',
    expenseRatio: 'एक्स्पेन्स रेशो',
    minimumSip: 'किमान एसआयपी',
    name: 'नाव',
  },
  filter: 'फिल्टर',
  chosen: (of) => `${of} फिल्टर ${of === 1 ? 'निवडला' : 'निवडले'}`,
  clearAll: 'सर्व काढा',
  clear: (value) => `${value} काढा`,
  minimumAge: (years) => (years === '1' ? '1 वर्ष किंवा जुने' : `${years} वर्षे किंवा जुने`),
  sipChip: (rupees) => `एसआयपी ${rupees} किंवा कमी`,
  returnChip: (percent) => `3 वर्षांचा परतावा ${percent}% किंवा जास्त`,
  optionChip: 'उत्पन्न हातात मिळते (IDCW)',
  noneTitle: 'फंड सापडला नाही',
  noneText: 'आणखी फंड पाहण्यासाठी एखादा फिल्टर काढा.',
  failed: 'काहीतरी चूक झाली.',
  noServer: 'हे विजेट त्याच्या सर्व्हरशी जोडल्यावर येथे फंड दिसतील.',
};
