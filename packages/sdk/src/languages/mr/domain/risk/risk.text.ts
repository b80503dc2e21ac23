import type { Translation } from '@prosperx/core/language';
import type { riskProfileText as english } from '#domain/risk/risk.text.js';

export const riskProfileText: Translation<typeof english> = {
  introTitle: 'तुम्हाला किती जोखीम योग्य आहे?',
  intro: (count) => `तुमचे उत्पन्न, बचत आणि उद्दिष्टे यांबद्दल ${count} छोटे प्रश्न. उत्तरे सोबतच सेव्ह होतात; तुम्ही नंतरही परत येऊ शकता.`,
  resumed: (answered, count) => `${count} पैकी ${answered} प्रश्नांची उत्तरे दिली आहेत. राहिलेल्या प्रश्नापासून पुढे चला.`,
  begin: 'सुरू करूया',
  question: (at, count) => `${count} पैकी प्रश्न ${at}`,
  previous: 'मागे',
  next: 'पुढे',
  submit: 'सबमिट करा',
  notSaved: 'हे उत्तर अजून सेव्ह झालेले नाही.',
  retry: 'पुन्हा प्रयत्न करा',
  failedTitle: 'प्रश्न दाखवता आले नाहीत',
  gauge: (name, at, count) => `जोखीम वर्ग, ${count} पैकी ${at}: ${name}`,
  level: (at, count) => `${count} पैकी वर्ग ${at}`,
  advisorsAnswers: {
    count: 'ही उत्तरे सल्लागारांनी दिली आहेत. गुंतवणूकदार स्वतः उत्तरे देईपर्यंत हीच उत्तरे धरली जातील.',
    wait: 'यानंतर सल्लागारांनी प्रश्नांची उत्तरे दिली आहेत. गुंतवणूकदार पुन्हा उत्तरे देईपर्यंत त्यांची स्वतःची उत्तरेच धरली जातील.',
  },
  suggested: 'तुम्हाला साजेसे फंड प्रकार',
  suggestedNote: 'ही केवळ सुरुवात आहे, गुंतवणुकीचा सल्ला नाही.',
  retakeLink: 'चाचणी पुन्हा द्या',
  retakeButton: 'चाचणी पुन्हा द्या',
  toNextPage: 'पुढे जा',
  awaiting: '*तुमच्या कार्टला मंजुरी मिळायची आहे.',
};
