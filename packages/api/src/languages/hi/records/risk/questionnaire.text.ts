import type { Translation } from '@prosperx/core/language';
import type { RiskOption, RiskQuestion } from '@prosperx/core/risk';
import type { questionnaire1 as english } from '#records/risk/questionnaire.text.js';

/** Answers in the order in which they are shown; the id of each is its place. */
const answers = (...options: readonly (readonly [answerDescription: string, score: number])[]): RiskOption[] =>
  options.map(([answerDescription, score], index) => ({ answerOptionId: index + 1, answerDescription, score }));

const question = (questionNo: number, description: string, options: readonly RiskOption[]): RiskQuestion => ({
  questionNo,
  description,
  options,
});

export const questionnaire1: Translation<typeof english> = {
  riskProfileVersion: 1,
  questions: [
    question(
      1,
      'आपकी उम्र कितनी है?',
      answers(['30 से कम', 5], ['30 से 40', 4], ['41 से 50', 3], ['51 से 60', 2], ['60 से ज्यादा', 1]),
    ),
    question(
      2,
      'इस पैसे के ज्यादातर हिस्से की जरूरत आपको कब होगी?',
      answers(
        ['1 साल के अंदर', -6],
        ['1 से 3 साल में', 2],
        ['3 से 5 साल में', 5],
        ['5 से 10 साल में', 8],
        ['10 साल से ज्यादा बाद', 10],
      ),
    ),
    question(
      3,
      'अगले पांच साल में आपकी आमदनी कितनी पक्की है?',
      answers(
        ['मेरी कोई नियमित आमदनी नहीं है', 1],
        ['हर महीने बहुत बदलती है', 2],
        ['ज्यादातर स्थिर है', 4],
        ['स्थिर है और बढ़ने की उम्मीद है', 5],
      ),
    ),
    question(
      4,
      'जो बचत निवेश में नहीं लगी है, उससे आप कितने महीने चल सकते हैं?',
      answers(['1 महीने से कम', 1], ['1 से 3 महीने', 2], ['3 से 6 महीने', 4], ['6 महीने से ज्यादा', 5]),
    ),
    question(
      5,
      'आपकी महीने की आमदनी का कितना हिस्सा लोन की EMI में जाता है?',
      answers(['आधे से ज्यादा', 1], ['चौथाई से आधा', 2], ['चौथाई से कम', 4], ['कुछ नहीं', 5]),
    ),
    question(
      6,
      'अब तक आपने किसमें निवेश किया है?',
      answers(
        ['सिर्फ बचत खाता और FD', 1],
        ['सोना, जमीन-मकान या बीमा पॉलिसी', 2],
        ['डेट या हाइब्रिड म्यूचुअल फंड', 3],
        ['इक्विटी म्यूचुअल फंड', 4],
        ['5 साल से ज्यादा समय से इक्विटी म्यूचुअल फंड और शेयर', 5],
      ),
    ),
    question(
      7,
      'एक खराब साल के बाद आपके ₹1,00,000 के निवेश की वैल्यू ₹80,000 रह गई। आप क्या करेंगे?',
      answers(
        ['सारा पैसा निकाल लेंगे', 1],
        ['कुछ हिस्सा ज्यादा सुरक्षित जगह लगाएंगे', 2],
        ['रुकेंगे और कुछ नहीं बदलेंगे', 4],
        ['और निवेश करेंगे', 5],
      ),
    ),
    question(
      8,
      'एक साल बाद ₹1,00,000 का इनमें से कौन सा नतीजा आप चुनेंगे?',
      answers(
        ['पक्के ₹1,06,000', 1],
        ['₹1,00,000 से ₹1,10,000 के बीच', 2],
        ['₹92,000 से ₹1,20,000 के बीच', 3],
        ['₹80,000 से ₹1,40,000 के बीच', 5],
      ),
    ),
  ],
  bands: [
    { from: 1, riskProfileClassId: 1 },
    { from: 15, riskProfileClassId: 2 },
    { from: 21, riskProfileClassId: 3 },
    { from: 30, riskProfileClassId: 4 },
    { from: 36, riskProfileClassId: 5 },
    { from: 41, riskProfileClassId: 6 },
  ],
};
