import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type {
  nfosText as englishNfosText,
  nfoPopupsText as englishNfoPopupsText,
  nfoListText as englishNfoListText,
} from '#features/nfo-list/nfo-list.text.js';

const offers = (count: number) => `${count} ऑफर`;
const withoutYear = (date: string) => date.replace(/ \d{4}$/, '');

export const nfosText: Translation<typeof englishNfosText> = {
  intro: (open, upcoming) => `सध्या ${open} सुरू, ${upcoming} येणार.`,
  introOf: (count) => `${offers(count)}.`,
  count: offers,
  filter: 'फिल्टर',
  sort: 'क्रम',
  filtersChosen: (of) => `${of} फिल्टर ${of === 1 ? 'निवडला' : 'निवडले'}`,
  orderChosen: 'क्रम निवडला',
  showAll: 'सर्व दाखवा',
  none: 'सध्या येथे ऑफर नाहीत',
  noneText: 'तुम्ही निवडलेल्या गटांत एकही ऑफर नाही.',
  noneAtAll: 'सध्या कोणतीही नवीन फंड ऑफर नाही.',

  caption: (group) => `${group}: नवीन फंड ऑफर`,
  scheme: 'योजना',
  dates: 'ऑफर',
  minimumSip: 'किमान एसआयपी',
  minimumLumpsum: 'किमान एकरकमी',
  action: 'कृती',
  details: 'तपशील',
  apply: 'अर्ज करा',
  applyOf: (name) => `अर्ज करा: ${name}`,
  notKnown: 'माहिती नाही',
  detailsOf: (name) => `${name} चा तपशील`,
  viewFund: 'फंड पाहा',
  viewFundOf: (name) => `फंड पाहा: ${name}`,
  period: (opens, closes) => {
    const [first, last] = [formatDateShort(opens), formatDateShort(closes)];
    return opens.slice(0, 4) === closes.slice(0, 4) ? `${withoutYear(first)} ते ${last}` : `${first} ते ${last}`;
  },

  choose: (name) => `${name} निवडा`,
  chosen: (count) => `${offers(count)} ${count === 1 ? 'निवडली' : 'निवडल्या'}`,
  mostChosen: (count) => `एका वेळी ${count} शेअर करता येतात.`,
  shareChosen: 'शेअर करा',
  clearChosen: 'निवड काढा',
};

export const nfoPopupsText: Translation<typeof englishNfoPopupsText> = {
  apply: 'लावा',
  clear: 'सर्व काढा',
  filterLegend: 'कोणत्या ऑफर दाखवायच्या',
  sortLegend: 'प्रत्येक गटातील क्रम',
  sorts: {
    launchEF: 'सुरू होण्याची तारीख: आधीची प्रथम',
    launchFF: 'सुरू होण्याची तारीख: नंतरची प्रथम',
    closeEF: 'बंद होण्याची तारीख: आधीची प्रथम',
    closeFF: 'बंद होण्याची तारीख: नंतरची प्रथम',
  },
  nearest: 'जवळची प्रथम',
};

export const nfoListText: Translation<typeof englishNfoListText> = {
  noServer: 'हे विजेट त्याच्या सर्व्हरशी जोडल्यावर येथे नवीन फंड ऑफर दिसतील.',
  failed: 'नवीन फंड ऑफर दाखवता आल्या नाहीत',
};
