import type { Translation } from '@prosperx/core/language';
import type { fundListText as english } from '#features/fund-list/fund-list.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundListText: Translation<typeof english> = {
  intro: (total, date) => `${count(total)} स्कीम।${date ? ` सालाना रिटर्न ${date} तक के।` : ''}`,
  caption: (category, sort) => `${category ? `${category} फंड` : 'फंड'}, क्रम: ${sort}`,
  sortBy: 'क्रम',
  sorts: {
    threeYear: '3 साल का रिटर्न',
    oneYear: '1 साल का रिटर्न',
    fiveYear: '5 साल का रिटर्न',
    size: 'फंड का साइज',
    expenseRatio: 'एक्सपेंस रेशियो',
    minimumSip: 'न्यूनतम एसआईपी',
    name: 'नाम',
  },
  filter: 'फिल्टर',
  chosen: (of) => `${of} फिल्टर ${of > 1 ? 'चुने गए' : 'चुना गया'}`,
  clearAll: 'सब हटाएं',
  clear: (value) => `${value} हटाएं`,
  minimumAge: (years) => `${years} साल या ज्यादा पुराना`,
  sipChip: (rupees) => `एसआईपी ${rupees} या कम से`,
  returnChip: (percent) => `3 साल का रिटर्न ${percent}% या ज्यादा`,
  optionChip: 'बीच में कमाई मिल सकती है (IDCW)',
  noneTitle: 'कोई फंड नहीं मिला',
  noneText: 'ज्यादा फंड देखने के लिए कोई फिल्टर हटाएं।',
  failed: 'कुछ गड़बड़ हो गई।',
  noServer: 'यह विजेट अपने सर्वर से जुड़ने पर यहां फंड दिखाएगा।',
};
