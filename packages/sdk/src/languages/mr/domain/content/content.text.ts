import type { Translation } from '@prosperx/core/language';
import type {
  contentText as englishContentText,
  extrasText as englishExtrasText,
} from '#domain/content/content.text.js';

export const contentText: Translation<typeof englishContentText> = {
  title: 'तुमच्या ग्राहकांना दाखवण्यासाठी',
  getNotified: 'सूचना मिळवा',
  createLeads: 'लीड तयार करा',
  notified: 'नवीन माहिती आल्यावर तुम्हाला कळवले जाईल.',
  pictureFailed: 'चित्र मिळाले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  subscribeFailed: 'सूचना सुरू करता आल्या नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  video: (heading) => `${heading}, आवाजाशिवाय, सबटायटल असलेला व्हिडिओ`,
  captions: 'इंग्रजी',
  greeting: 'तुमच्या नावासह दिवाळी शुभेच्छा (PDF)',
  greetingFailed: 'शुभेच्छापत्र तयार झाले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
};

export const extrasText: Translation<typeof englishExtrasText> = {
  scratch: 'स्क्रॅच करून पाहा',
  scratchCard: 'स्क्रॅच कार्ड',
  notEarned: 'मिळाल्यावर उघडेल.',
  survey: 'तुम्हाला येथे कसे वाटते? 1 (वाईट) ते 5 (खूप छान)',
  rating: 'तुमचे रेटिंग',
  chooseRating: 'कृपया 1 ते 5 मधील एक अंक निवडा.',
  comment: 'आणखी काय चांगले करता येईल?',
  optional: 'ऐच्छिक',
  noNames: 'तुमच्या नावाशिवाय 180 दिवस ठेवले जाते. कृपया कोणाचे नाव किंवा नंबर लिहू नका.',
  send: 'पाठवा',
  thanks: 'तुमच्या उत्तराबद्दल धन्यवाद.',
  failed: 'तुमचे उत्तर पाठवता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
};
