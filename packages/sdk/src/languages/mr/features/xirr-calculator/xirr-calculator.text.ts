import type { Translation } from '@prosperx/core/language';
import type { xirrCalculatorText as english } from '#features/xirr-calculator/xirr-calculator.text.js';

export const xirrCalculatorText: Translation<typeof english> = {
  title: 'XIRR कॅल्क्युलेटर',
  intro: 'प्रत्येक रकमेसाठी एक ओळ. आजचे मूल्य आजच्या तारखेसह “काढले” म्हणून जोडा.',
  date: (line) => `ओळ ${line} ची तारीख`,
  amount: (line) => `ओळ ${line} ची रक्कम, रुपयांत`,
  kind: (line) => `ओळ ${line} चा प्रकार`,
  kinds: { in: 'भरले', out: 'काढले' },
  remove: (line) => `ओळ ${line} काढून टाका`,
  add: 'ओळ जोडा',
  paste: 'शीटमधून पेस्ट करा',
  start: 'परताव्यानुसार फंड पाहा',
  noRate: 'लागू नाही',
  result: (from, to, aYear) => [
    '',
    from,
    ' ते ',
    to,
    aYear ? ' या काळात दर वर्षी इतका परतावा मिळाला' : ' या काळात एकूण इतका परतावा मिळाला',
  ],
  unfinished: (line) => `ओळ ${line} मध्ये तारीख आणि रक्कम दोन्ही द्या.`,
  lack: {
    too_few: 'किमान दोन ओळी द्या: किती भरले, आणि किती काढले किंवा आता किती आहे.',
    nothing_in: 'काहीही भरलेले नाही. गुंतवलेल्या रकमेला “भरले” निवडा किंवा ती उणे चिन्हासह पेस्ट करा.',
    nothing_out: 'काहीही काढलेले नाही. आजचे मूल्य आजच्या तारखेसह जोडा.',
    one_day: 'सर्व ओळी एकाच दिवसाच्या आहेत. परताव्यासाठी मध्ये काही काळ जावा लागतो.',
  },
  none: 'या रकमांचा परतावा काढता आला नाही.',
};
