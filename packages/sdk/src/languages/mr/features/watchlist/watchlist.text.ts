import type { Translation } from '@prosperx/core/language';
import type { watchlistText as english } from '#features/watchlist/watchlist.text.js';

export const watchlistText: Translation<typeof english> = {
  noServer: 'हे विजेट त्याच्या सर्व्हरशी जोडल्यावर तुमच्या वॉचलिस्टमधील फंड येथे दिसतील.',
  failed: 'तुमची वॉचलिस्ट दाखवता आली नाही',
  logInFirst: 'तुमची वॉचलिस्ट पाहण्यासाठी कृपया लॉग इन करा',
  noneTitle: 'तुमची वॉचलिस्ट रिकामी आहे',
  noneText: 'फंड येथे ठेवण्यासाठी त्याच्या शेजारील ताऱ्यावर क्लिक करा.',
  searchFunds: 'फंड शोधा',
  caption: 'तुमच्या वॉचलिस्टमधील फंड',
};
