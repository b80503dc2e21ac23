import type { Translation } from '@prosperx/core/language';
import type { realFundText as english } from '#domain/calculator/real-fund.text.js';

export const realFundText: Translation<typeof english> = {
  find: 'फंड शोधा',
  findHint: (letters) => `फंडाच्या नावाची ${letters} अक्षरे टाइप करा.`,
  found: (count) => (count === 1 ? '1 फंड सापडला' : `${count} फंड सापडले`),
  none: (typed) => `“${typed}” शी जुळणारा फंड नाही.`,
  another: 'दुसरा फंड',
  failed: 'या फंडाच्या एनएव्ही मिळाल्या नाहीत.',
  noHistory: 'या फंडाच्या मागील एनएव्ही अजून नाहीत.',
  plan: ({ type, stepUpPercent }, amount, from, last) =>
    type === 'SIP'
      ? `${from} पासून दर महिन्याच्या त्या तारखेला ${amount}${stepUpPercent ? `, दर वर्षी ${stepUpPercent}% वाढवून` : ''}, ${last} पर्यंत ठेवल्यास:`
      : `${from} रोजी ${amount}, ${last} पर्यंत ठेवल्यास:`,
  younger: (years) => `(सलग एनएव्ही ${years === 1 ? '1 वर्षापेक्षा' : `${years} वर्षांपेक्षा`} कमी काळाच्या आहेत.)`,
  caption: (fund) => `${fund} मधील प्लॅन`,
  note: (date) =>
    `${date} पर्यंत प्रसिद्ध झालेल्या एनएव्हीवरून, 0.005% स्टॅम्प ड्युटी वजा करून; एक्झिट लोड आणि कर वजा केलेले नाहीत. मागील परतावा ही पुढील परताव्याची हमी नाही.`,
};
