import type { Translation } from '@prosperx/core/language';
import type {
  searchResultsText as englishSearchResultsText,
  fundSearchText as englishFundSearchText,
} from '#features/fund-search/fund-search.text.js';
import { searchFieldText } from '#languages/kn/features/fund-search/search-field.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const searchResultsText: Translation<typeof englishSearchResultsText> = {
  intro: (total, date) => `${count(total)} ${total === 1 ? 'ಸ್ಕೀಮ್' : 'ಸ್ಕೀಮ್‌ಗಳು'}.${date ? ` ${date}ರವರೆಗಿನ ವಾರ್ಷಿಕ ಗಳಿಕೆ.` : ''}`,
  caption: (keywords) => (keywords ? `“${keywords}” ಹುಡುಕಾಟಕ್ಕೆ ಹೊಂದುವ ಫಂಡ್‌ಗಳು` : 'ಎಲ್ಲ ಫಂಡ್‌ಗಳು'),
  near: (keywords) => `“${keywords}” ಹುಡುಕಾಟದ ಎಲ್ಲ ಪದಗಳಿರುವ ಫಂಡ್ ಇಲ್ಲ. ಸ್ವಲ್ಪ ಮಟ್ಟಿಗೆ ಹೊಂದುವವು ಇವು.`,
  noneTitle: 'ಯಾವ ಫಂಡೂ ಸಿಗಲಿಲ್ಲ',
  noneText: (keywords) => `“${keywords}” ಹುಡುಕಾಟಕ್ಕೆ ಏನೂ ಸಿಗಲಿಲ್ಲ. ಅಕ್ಷರಗಳನ್ನು ಪರಿಶೀಲಿಸಿ, ಅಥವಾ ಫಂಡ್ ಹೌಸ್, ವಿಭಾಗದ ಹೆಸರಿನಿಂದ ಹುಡುಕಿ.`,
  clearSearch: 'ಹುಡುಕಾಟ ಅಳಿಸಿ',
  mostSearched: 'ಹೆಚ್ಚು ಹುಡುಕಿದವು',
  nfos: 'ಹೊಸ ಫಂಡ್ ಆಫರ್‌ಗಳು',
};

export const fundSearchText: Translation<typeof englishFundSearchText> = {
  ...searchFieldText,
  clear: 'ಅಳಿಸಿ',
  back: 'ಹಿಂದೆ',
  suggestionList: 'ಸಲಹೆಗಳು',
  groups: {
    suggestions: 'ಸಲಹೆಗಳು',
    nfos: 'ಹೊಸ ಫಂಡ್ ಆಫರ್‌ಗಳು',
    recent: 'ಇತ್ತೀಚಿನ ಹುಡುಕಾಟಗಳು',
    mostSearched: 'ಹೆಚ್ಚು ಹುಡುಕಿದವು',
    all: 'ಫಲಿತಾಂಶಗಳು',
  },
  seeAll: (text) => `“${text}” ಹುಡುಕಾಟದ ಎಲ್ಲ ಫಲಿತಾಂಶಗಳನ್ನು ನೋಡಿ`,
  nothingLikeIt: (text) => `“${text}” ಹೆಸರಿನ ಫಂಡ್ ಇಲ್ಲ.`,
  oneMoreLetter: 'ಸಲಹೆಗಳನ್ನು ನೋಡಲು ಇನ್ನೊಂದು ಅಕ್ಷರ ಟೈಪ್ ಮಾಡಿ.',
  failed: 'ಏನೋ ತಪ್ಪಾಗಿದೆ.',
  noServer: 'ಈ ವಿಜೆಟ್ ಸರ್ವರ್‌ಗೆ ಸಂಪರ್ಕಗೊಂಡ ಮೇಲೆ ಫಂಡ್‌ಗಳು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
};
