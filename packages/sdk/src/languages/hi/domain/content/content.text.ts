import type { Translation } from '@prosperx/core/language';
import type {
  contentText as englishContentText,
  extrasText as englishExtrasText,
} from '#domain/content/content.text.js';

export const contentText: Translation<typeof englishContentText> = {
  title: 'ग्राहकों को दिखाने के लिए',
  getNotified: 'नई चीजों की सूचना पाएं',
  createLeads: 'लीड बनाएं',
  notified: 'नया कंटेंट आने पर आपको सूचना मिलेगी।',
  pictureFailed: 'तस्वीर नहीं मिल सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  subscribeFailed: 'सब्सक्राइब नहीं हो सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  video: (heading) => `${heading}, बिना आवाज का वीडियो, कैप्शन के साथ`,
  captions: 'अंग्रेजी',
  greeting: 'आपके नाम के साथ दिवाली की शुभकामना (PDF)',
  greetingFailed: 'शुभकामना नहीं बन सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।',
};

export const extrasText: Translation<typeof englishExtrasText> = {
  scratch: 'देखने के लिए स्क्रैच करें',
  scratchCard: 'स्क्रैच कार्ड',
  notEarned: 'मिलने पर खुलेगा।',
  survey: '1 (खराब) से 5 (बहुत अच्छा) तक, आपको यहां कैसा लगा?',
  rating: 'आपकी रेटिंग',
  chooseRating: 'कृपया 1 से 5 तक कोई अंक चुनें।',
  comment: 'क्या बेहतर हो सकता है?',
  optional: 'वैकल्पिक',
  noNames: 'आपके नाम के बिना 180 दिन रखा जाता है। कृपया किसी का नाम या नंबर न लिखें।',
  send: 'भेजें',
  thanks: 'जवाब के लिए धन्यवाद।',
  failed: 'आपका जवाब नहीं भेजा जा सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
};
