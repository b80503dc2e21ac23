import type { Translation } from '@prosperx/core/language';
import type {
  searchResultsText as englishSearchResultsText,
  fundSearchText as englishFundSearchText,
} from '#features/fund-search/fund-search.text.js';
import { searchFieldText } from '#languages/te/features/fund-search/search-field.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const searchResultsText: Translation<typeof englishSearchResultsText> = {
  intro: (total, date) => `${count(total)} ${total === 1 ? 'స్కీమ్' : 'స్కీమ్‌లు'}.${date ? ` ${date} నాటికి వార్షిక రాబడులు.` : ''}`,
  caption: (keywords) => (keywords ? `“${keywords}”కు సరిపోయే ఫండ్లు` : 'అన్ని ఫండ్లు'),
  near: (keywords) => `“${keywords}”లోని అన్ని పదాలూ ఉన్న ఫండ్ లేదు. దగ్గరగా ఉన్నవి ఇవి.`,
  noneTitle: 'ఫండ్లు దొరకలేదు',
  noneText: (keywords) => `“${keywords}”కు ఏమీ దొరకలేదు. స్పెల్లింగ్ చూడండి, లేదా ఫండ్ హౌస్, కేటగిరీ పేరుతో వెతకండి.`,
  clearSearch: 'వెతికింది తీసేయండి',
  mostSearched: 'ఎక్కువగా వెతికినవి',
  nfos: 'కొత్త ఫండ్ ఆఫర్లు',
};

export const fundSearchText: Translation<typeof englishFundSearchText> = {
  ...searchFieldText,
  clear: 'తీసేయండి',
  back: 'వెనక్కి',
  suggestionList: 'సూచనలు',
  groups: {
    suggestions: 'సూచనలు',
    nfos: 'కొత్త ఫండ్ ఆఫర్లు',
    recent: 'ఇటీవల వెతికినవి',
    mostSearched: 'ఎక్కువగా వెతికినవి',
    all: 'ఫలితాలు',
  },
  seeAll: (text) => `“${text}” ఫలితాలన్నీ చూడండి`,
  nothingLikeIt: (text) => `“${text}” పేరుతో ఫండ్ లేదు.`,
  oneMoreLetter: 'సూచనలు చూడటానికి ఇంకో అక్షరం టైప్ చేయండి.',
  failed: 'ఏదో పొరపాటు జరిగింది.',
  noServer: 'ఈ విడ్జెట్ సర్వర్‌కు కనెక్ట్ అయ్యాక ఫండ్లు ఇక్కడ కనిపిస్తాయి.',
};
