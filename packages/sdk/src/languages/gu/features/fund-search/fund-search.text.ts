import type { Translation } from '@prosperx/core/language';
import type {
  searchResultsText as englishSearchResultsText,
  fundSearchText as englishFundSearchText,
} from '#features/fund-search/fund-search.text.js';
import { searchFieldText } from '#languages/gu/features/fund-search/search-field.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const searchResultsText: Translation<typeof englishSearchResultsText> = {
  intro: (total, date) => `${count(total)} સ્કીમ.${date ? ` વાર્ષિક વળતર ${date} સુધીનું.` : ''}`,
  caption: (keywords) => (keywords ? `“${keywords}” સાથે મેળ ખાતાં ફંડ` : 'બધાં ફંડ'),
  near: (keywords) => `“${keywords}”ના બધા શબ્દો હોય એવું કોઈ ફંડ નથી. આ સૌથી નજીકનાં છે.`,
  noneTitle: 'કોઈ ફંડ મળ્યું નથી',
  noneText: (keywords) => `“${keywords}” માટે કંઈ મળ્યું નથી. સ્પેલિંગ ચકાસો, અથવા ફંડ હાઉસ કે કેટેગરીનું નામ લખી જુઓ.`,
  clearSearch: 'શોધ ભૂંસો',
  mostSearched: 'સૌથી વધુ શોધાયેલાં',
  nfos: 'નવી ફંડ ઓફર (એનએફઓ)',
};

export const fundSearchText: Translation<typeof englishFundSearchText> = {
  ...searchFieldText,
  clear: 'ભૂંસો',
  back: 'પાછા',
  suggestionList: 'સૂચનો',
  groups: {
    suggestions: 'સૂચનો',
    nfos: 'નવી ફંડ ઓફર (એનએફઓ)',
    recent: 'હમણાં શોધેલાં',
    mostSearched: 'સૌથી વધુ શોધાયેલાં',
    all: 'પરિણામો',
  },
  seeAll: (text) => `“${text}”નાં બધાં પરિણામો જુઓ`,
  nothingLikeIt: (text) => `“${text}” સાથે મેળ ખાતું કોઈ ફંડ નથી.`,
  oneMoreLetter: 'સૂચનો જોવા હજી એક અક્ષર લખો.',
  failed: 'કંઈક ખોટું થયું.',
  noServer: 'આ વિજેટ તેના સર્વર સાથે જોડાશે ત્યારે અહીં ફંડ દેખાશે.',
};
