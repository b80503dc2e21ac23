import type { Translation } from '@prosperx/core/language';
import type {
  searchResultsText as englishSearchResultsText,
  fundSearchText as englishFundSearchText,
} from '#features/fund-search/fund-search.text.js';
import { searchFieldText } from '#languages/hi/features/fund-search/search-field.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const searchResultsText: Translation<typeof englishSearchResultsText> = {
  intro: (total, date) => `${count(total)} स्कीम।${date ? ` सालाना रिटर्न ${date} तक के।` : ''}`,
  caption: (keywords) => (keywords ? `“${keywords}” से मिलते फंड` : 'सभी फंड'),
  near: (keywords) => `किसी फंड में “${keywords}” के सभी शब्द नहीं हैं। ये सबसे करीब हैं।`,
  noneTitle: 'कोई फंड नहीं मिला',
  noneText: (keywords) => `“${keywords}” के लिए कुछ नहीं मिला। स्पेलिंग देख लें, या किसी फंड हाउस या कैटेगरी का नाम डालें।`,
  clearSearch: 'खोज हटाएं',
  mostSearched: 'सबसे ज्यादा खोजे गए',
  nfos: 'न्यू फंड ऑफर (एनएफओ)',
};

export const fundSearchText: Translation<typeof englishFundSearchText> = {
  ...searchFieldText,
  clear: 'मिटाएं',
  back: 'वापस',
  suggestionList: 'सुझाव',
  groups: {
    suggestions: 'सुझाव',
    nfos: 'न्यू फंड ऑफर (एनएफओ)',
    recent: 'हाल में खोजे गए',
    mostSearched: 'सबसे ज्यादा खोजे गए',
    all: 'नतीजे',
  },
  seeAll: (text) => `“${text}” के सभी नतीजे देखें`,
  nothingLikeIt: (text) => `“${text}” से मिलता कोई फंड नहीं है।`,
  oneMoreLetter: 'सुझाव देखने के लिए एक अक्षर और लिखें।',
  failed: 'कुछ गड़बड़ हो गई।',
  noServer: 'यह विजेट अपने सर्वर से जुड़ने पर यहां फंड दिखाएगा।',
};
