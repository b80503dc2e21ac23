import type { Translation } from '@prosperx/core/language';
import type {
  searchResultsText as englishSearchResultsText,
  fundSearchText as englishFundSearchText,
} from '#features/fund-search/fund-search.text.js';
import { searchFieldText } from '#languages/mr/features/fund-search/search-field.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const searchResultsText: Translation<typeof englishSearchResultsText> = {
  intro: (total, date) => `${count(total)} योजना.${date ? ` वार्षिक परतावा ${date} पर्यंतचा.` : ''}`,
  caption: (keywords) => (keywords ? `“${keywords}” शी जुळणारे फंड` : 'सर्व फंड'),
  near: (keywords) => `“${keywords}” मधील सर्व शब्द असलेला फंड नाही. हे सर्वांत जवळचे आहेत.`,
  noneTitle: 'फंड सापडला नाही',
  noneText: (keywords) => `“${keywords}” साठी काही सापडले नाही. स्पेलिंग तपासा, किंवा फंड हाऊस किंवा प्रकाराचे नाव टाकून पाहा.`,
  clearSearch: 'शोध पुसा',
  mostSearched: 'सर्वाधिक शोधलेले',
  nfos: 'नवीन फंड ऑफर (एनएफओ)',
};

export const fundSearchText: Translation<typeof englishFundSearchText> = {
  ...searchFieldText,
  clear: 'पुसा',
  back: 'मागे',
  suggestionList: 'सूचना',
  groups: {
    suggestions: 'सूचना',
    nfos: 'नवीन फंड ऑफर (एनएफओ)',
    recent: 'अलीकडे शोधलेले',
    mostSearched: 'सर्वाधिक शोधलेले',
    all: 'निकाल',
  },
  seeAll: (text) => `“${text}” चे सर्व निकाल पाहा`,
  nothingLikeIt: (text) => `“${text}” शी जुळणारा फंड नाही.`,
  oneMoreLetter: 'सूचना दिसण्यासाठी आणखी एक अक्षर टाइप करा.',
  failed: 'काहीतरी चूक झाली.',
  noServer: 'हे विजेट त्याच्या सर्व्हरशी जोडल्यावर येथे फंड दिसतील.',
};
