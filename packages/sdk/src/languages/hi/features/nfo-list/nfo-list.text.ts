import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type {
  nfosText as englishNfosText,
  nfoPopupsText as englishNfoPopupsText,
  nfoListText as englishNfoListText,
} from '#features/nfo-list/nfo-list.text.js';

const offers = (count: number) => `${count} एनएफओ`;
const withoutYear = (date: string) => date.replace(/ \d{4}$/, '');

export const nfosText: Translation<typeof englishNfosText> = {
  intro: (open, upcoming) =>
    `${open} अभी ${open > 1 ? 'खुले हैं' : 'खुला है'}, ${upcoming} ${upcoming > 1 ? 'आने वाले हैं' : 'आने वाला है'}।`,
  introOf: (count) => `${offers(count)}।`,
  count: offers,
  filter: 'फिल्टर',
  sort: 'क्रम',
  filtersChosen: (of) => `${of} फिल्टर ${of > 1 ? 'चुने गए' : 'चुना गया'}`,
  orderChosen: 'क्रम चुना गया',
  showAll: 'सभी दिखाएं',
  none: 'अभी यहां कोई एनएफओ नहीं है',
  noneText: 'आपके चुने हुए समूहों में कोई एनएफओ नहीं है।',
  noneAtAll: 'अभी किसी एनएफओ की जानकारी नहीं है।',

  caption: (group) => `${group}: न्यू फंड ऑफर (एनएफओ)`,
  scheme: 'स्कीम',
  dates: 'ऑफर की तारीखें',
  minimumSip: 'न्यूनतम एसआईपी',
  minimumLumpsum: 'न्यूनतम एकमुश्त',
  action: 'आगे',
  details: 'विवरण',
  apply: 'आवेदन करें',
  applyOf: (name) => `आवेदन करें: ${name}`,
  notKnown: 'पता नहीं',
  detailsOf: (name) => `${name} का विवरण`,
  viewFund: 'फंड देखें',
  viewFundOf: (name) => `फंड देखें: ${name}`,
  period: (opens, closes) => {
    const [first, last] = [formatDateShort(opens), formatDateShort(closes)];
    return opens.slice(0, 4) === closes.slice(0, 4) ? `${withoutYear(first)} से ${last}` : `${first} से ${last}`;
  },

  choose: (name) => `${name} चुनें`,
  chosen: (count) => `${offers(count)} ${count > 1 ? 'चुने गए' : 'चुना गया'}`,
  mostChosen: (count) => `आप एक बार में ${count} शेयर कर सकते हैं।`,
  shareChosen: 'शेयर करें',
  clearChosen: 'हटाएं',
};

export const nfoPopupsText: Translation<typeof englishNfoPopupsText> = {
  apply: 'लागू करें',
  clear: 'सब हटाएं',
  filterLegend: 'कौन से एनएफओ दिखाएं',
  sortLegend: 'हर समूह के अंदर क्रम',
  sorts: {
    launchEF: 'खुलने की तारीख: पहले वाली पहले',
    launchFF: 'खुलने की तारीख: बाद वाली पहले',
    closeEF: 'बंद होने की तारीख: पहले वाली पहले',
    closeFF: 'बंद होने की तारीख: बाद वाली पहले',
  },
  nearest: 'सबसे नजदीकी पहले',
};

export const nfoListText: Translation<typeof englishNfoListText> = {
  noServer: 'यह विजेट अपने सर्वर से जुड़ने पर यहां एनएफओ दिखाएगा।',
  failed: 'एनएफओ नहीं दिखाए जा सके',
};
