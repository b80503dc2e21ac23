import type { Translation } from '@prosperx/core/language';
import type { watchlistText as english } from '#features/watchlist/watchlist.text.js';

export const watchlistText: Translation<typeof english> = {
  noServer: 'यह विजेट अपने सर्वर से जुड़ने पर यहां आपकी वॉचलिस्ट के फंड दिखाएगा।',
  failed: 'आपकी वॉचलिस्ट नहीं दिखाई जा सकी',
  logInFirst: 'अपनी वॉचलिस्ट देखने के लिए कृपया लॉग इन करें',
  noneTitle: 'आपकी वॉचलिस्ट खाली है',
  noneText: 'किसी फंड के पास बने स्टार को दबाकर उसे यहां जोड़ें।',
  searchFunds: 'फंड खोजें',
  caption: 'आपकी वॉचलिस्ट के फंड',
};
