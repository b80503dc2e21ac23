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
      'तुमचे वय किती आहे?',
      answers(['30 पेक्षा कमी', 5], ['30 ते 40', 4], ['41 ते 50', 3], ['51 ते 60', 2], ['60 पेक्षा जास्त', 1]),
    ),
    question(
      2,
      'यातील बहुतेक पैसे तुम्हाला केव्हा लागतील?',
      answers(
        ['1 वर्षाच्या आत', -6],
        ['1 ते 3 वर्षांत', 2],
        ['3 ते 5 वर्षांत', 5],
        ['5 ते 10 वर्षांत', 8],
        ['10 वर्षांहून अधिक काळानंतर', 10],
      ),
    ),
    question(
      3,
      'पुढील पाच वर्षांत तुमचे उत्पन्न किती खात्रीचे आहे?',
      answers(
        ['मला नियमित उत्पन्न नाही', 1],
        ['दर महिन्याला खूप बदलते', 2],
        ['बहुतांशी स्थिर आहे', 4],
        ['स्थिर आहे आणि वाढण्याची शक्यता आहे', 5],
      ),
    ),
    question(
      4,
      'ज्या बचतीची गुंतवणूक केलेली नाही, ती तुम्हाला किती महिने पुरेल?',
      answers(['1 महिन्यापेक्षा कमी', 1], ['1 ते 3 महिने', 2], ['3 ते 6 महिने', 4], ['6 महिन्यांपेक्षा जास्त', 5]),
    ),
    question(
      5,
      'तुमच्या मासिक उत्पन्नाचा किती भाग कर्जाच्या हप्त्यांत जातो?',
      answers(['अर्ध्यापेक्षा जास्त', 1], ['पाव ते अर्धा', 2], ['पावपेक्षा कमी', 4], ['काहीच नाही', 5]),
    ),
    question(
      6,
      'आतापर्यंत तुम्ही कशात गुंतवणूक केली आहे?',
      answers(
        ['फक्त बचत खाते आणि मुदत ठेवी (FD)', 1],
        ['सोने, घर-जमीन किंवा विमा योजना', 2],
        ['डेट किंवा हायब्रिड म्युच्युअल फंड', 3],
        ['इक्विटी म्युच्युअल फंड', 4],
        ['5 वर्षांहून अधिक काळ इक्विटी म्युच्युअल फंड आणि शेअर', 5],
      ),
    ),
    question(
      7,
      'एका वाईट वर्षानंतर तुमच्या ₹1,00,000 गुंतवणुकीचे मूल्य ₹80,000 झाले. तुम्ही काय कराल?',
      answers(
        ['सर्व पैसे काढून घेईन', 1],
        ['काही भाग अधिक सुरक्षित ठिकाणी ठेवेन', 2],
        ['थांबेन आणि काही बदलणार नाही', 4],
        ['आणखी गुंतवणूक करेन', 5],
      ),
    ),
    question(
      8,
      'एका वर्षानंतर ₹1,00,000 चा यांपैकी कोणता निकाल तुम्ही निवडाल?',
      answers(
        ['नक्की ₹1,06,000', 1],
        ['₹1,00,000 ते ₹1,10,000 दरम्यान', 2],
        ['₹92,000 ते ₹1,20,000 दरम्यान', 3],
        ['₹80,000 ते ₹1,40,000 दरम्यान', 5],
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
