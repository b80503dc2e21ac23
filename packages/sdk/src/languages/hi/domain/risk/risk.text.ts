import type { Translation } from '@prosperx/core/language';
import type { riskProfileText as english } from '#domain/risk/risk.text.js';

export const riskProfileText: Translation<typeof english> = {
  introTitle: 'आपके लिए कितना जोखिम ठीक है?',
  intro: (count) => `आपके पैसे और लक्ष्यों के बारे में ${count} छोटे सवाल। आपके जवाब साथ-साथ सेव होते हैं, आप बाद में भी पूरा कर सकते हैं।`,
  resumed: (answered, count) => `${count} में से ${answered} सवालों के जवाब हो गए हैं। जहां छोड़ा था, वहीं से आगे बढ़ें।`,
  begin: 'शुरू करें',
  question: (at, count) => `${count} में से सवाल ${at}`,
  previous: 'पीछे',
  next: 'आगे',
  submit: 'भेजें',
  notSaved: 'यह जवाब अभी सेव नहीं हुआ है।',
  retry: 'फिर कोशिश करें',
  failedTitle: 'सवाल नहीं दिखाए जा सके',
  gauge: (name, at, count) => `जोखिम श्रेणी ${count} में से ${at}: ${name}`,
  level: (at, count) => `श्रेणी ${count} में से ${at}`,
  advisorsAnswers: {
    count: 'ये जवाब सलाहकार ने दिए हैं। ये तब तक माने जाएंगे, जब तक निवेशक खुद जवाब नहीं देते।',
    wait: 'इसके बाद सलाहकार ने सवालों के जवाब दिए हैं। जब तक निवेशक फिर से जवाब नहीं देते, उनके अपने जवाब ही माने जाएंगे।',
  },
  suggested: 'आपके लिए ठीक फंड कैटेगरी',
  suggestedNote: 'यह सिर्फ शुरुआत के लिए है, निवेश की सलाह नहीं।',
  retakeLink: 'टेस्ट फिर से दें',
  retakeButton: 'टेस्ट फिर से दें',
  toNextPage: 'आगे बढ़ें',
  awaiting: '*आपके कार्ट को अभी मंजूरी नहीं मिली है।',
};
