import type {
  certificateRefusalText as englishRefusal,
  refusalCauseText as englishCauses,
} from '#agent/refusal.text.js';
import type { Translation } from '#language/index.js';

export const refusalCauseText: Translation<typeof englishCauses> = {
  numbers: 'AMFI के पास आपका ARN या EUIN कोई और है।',
  name: 'AMFI के पास यह ARN किसी और नाम से है।',
  dates: 'AMFI के पास इस ARN की तारीखें कुछ और हैं।',
  not_in_force: 'AMFI के मुताबिक यह ARN अभी मान्य नहीं है।',
  nism: 'NISM सर्टिफिकेट में कुछ सही नहीं है।',
  picture: 'कोई तस्वीर पढ़ी नहीं जा सकती, या गलत है।',
  other: 'इनमें कुछ सही नहीं है।',
};

export const certificateRefusalText: Translation<typeof englishRefusal> = {
  refusedTitle: (arn) => `${arn} का वेरिफिकेशन नहीं हुआ`,
  handInAnew: 'सही जानकारी के साथ अपने सर्टिफिकेट दोबारा जमा करें। वेरिफिकेशन के बाद आप ग्राहकों के लिए लेन-देन कर सकते हैं।',
};
