import type { Translation } from '@prosperx/core/language';
import type { pastText as english } from '#features/fund-detail/past.text.js';

export const pastText: Translation<typeof english> = {
  rollingTitle: 'रोलिंग परतावा',
  rollingNote: (spans) => `कोणत्याही दिवशी सुरू केलेल्या गुंतवणुकीने दर वर्षी किती परतावा दिला (${spans.join(', ')}).`,
  spans: (years, count) => `${years} ${years === 1 ? 'वर्ष' : 'वर्षे'}: ${count} कालखंड`,
  held: 'किती काळ ठेवले',
  years: (years) => (years === 1 ? '1 वर्ष' : `${years} वर्षे`),
  worst: 'सर्वांत कमी',
  average: 'सरासरी',
  best: 'सर्वांत जास्त',
  lost: 'तोटा झाला',

  whatIf: 'तुम्ही गुंतवणूक केली असती तर',
  type: 'गुंतवणुकीची पद्धत',
  types: { SIP: 'एसआयपी', LUMPSUM: 'एकरकमी' },
  monthly: 'दरमहा रक्कम',
  amount: 'रक्कम',
  since: 'केव्हापासून',
  enterAmount: 'कृपया रक्कम टाका',
  leastAmount: 'किमान रक्कम 1 आहे',
  mostAmount: 'कमाल रक्कम 10000000 आहे',
  dateBetween: (from, to) => `${from} ते ${to} मधील तारीख निवडा.`,
  note: 'वर दाखवलेल्या एनएव्हीवरून, 0.005% स्टॅम्प ड्युटी वजा करून; एक्झिट लोड आणि कर वजा केलेले नाहीत.',
};
