import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type {
  nfosText as englishNfosText,
  nfoPopupsText as englishNfoPopupsText,
  nfoListText as englishNfoListText,
} from '#features/nfo-list/nfo-list.text.js';

const offers = (count: number) => `${count} ઓફર`;
const withoutYear = (date: string) => date.replace(/ \d{4}$/, '');

export const nfosText: Translation<typeof englishNfosText> = {
  intro: (open, upcoming) => `હાલમાં ${open} ચાલુ, ${upcoming} આવનારી.`,
  introOf: (count) => `${offers(count)}.`,
  count: offers,
  filter: 'ફિલ્ટર',
  sort: 'ક્રમ',
  filtersChosen: (of) => `${of} ફિલ્ટર પસંદ કર્યાં`,
  orderChosen: 'ક્રમ પસંદ કર્યો',
  showAll: 'બધી બતાવો',
  none: 'હાલમાં અહીં કોઈ ઓફર નથી',
  noneText: 'તમે પસંદ કરેલા જૂથોમાં કોઈ ઓફર નથી.',
  noneAtAll: 'હાલમાં કોઈ નવી ફંડ ઓફર નથી.',

  caption: (group) => `${group}: નવી ફંડ ઓફર`,
  scheme: 'સ્કીમ',
  dates: 'ઓફર',
  minimumSip: 'લઘુતમ એસઆઈપી',
  minimumLumpsum: 'લઘુતમ લમ્પસમ',
  action: 'શું કરવું છે',
  details: 'વિગતો',
  apply: 'અરજી કરો',
  applyOf: (name) => `અરજી કરો: ${name}`,
  notKnown: 'માહિતી નથી',
  detailsOf: (name) => `${name}ની વિગતો`,
  viewFund: 'ફંડ જુઓ',
  viewFundOf: (name) => `ફંડ જુઓ: ${name}`,
  period: (opens, closes) => {
    const [first, last] = [formatDateShort(opens), formatDateShort(closes)];
    return opens.slice(0, 4) === closes.slice(0, 4) ? `${withoutYear(first)}થી ${last}` : `${first}થી ${last}`;
  },

  choose: (name) => `${name} પસંદ કરો`,
  chosen: (count) => `${offers(count)} પસંદ કરી`,
  mostChosen: (count) => `એકસાથે ${count} શેર કરી શકાય છે.`,
  shareChosen: 'શેર કરો',
  clearChosen: 'પસંદગી કાઢો',
};

export const nfoPopupsText: Translation<typeof englishNfoPopupsText> = {
  apply: 'લાગુ કરો',
  clear: 'બધું કાઢો',
  filterLegend: 'કઈ ઓફર બતાવવી',
  sortLegend: 'દરેક જૂથમાં ક્રમ',
  sorts: {
    launchEF: 'ખૂલવાની તારીખ: વહેલી પહેલાં',
    launchFF: 'ખૂલવાની તારીખ: મોડી પહેલાં',
    closeEF: 'બંધ થવાની તારીખ: વહેલી પહેલાં',
    closeFF: 'બંધ થવાની તારીખ: મોડી પહેલાં',
  },
  nearest: 'નજીકની પહેલાં',
};

export const nfoListText: Translation<typeof englishNfoListText> = {
  noServer: 'આ વિજેટ તેના સર્વર સાથે જોડાશે ત્યારે અહીં નવી ફંડ ઓફર દેખાશે.',
  failed: 'નવી ફંડ ઓફર બતાવી શકાઈ નથી',
};
