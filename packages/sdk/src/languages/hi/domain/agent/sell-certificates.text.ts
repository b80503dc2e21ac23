import type { Translation } from '@prosperx/core/language';
import type { sellCertificatesText as english } from '#domain/agent/sell-certificates.text.js';

export const sellCertificatesText: Translation<typeof english> = {
  title: 'म्यूचुअल फंड बेचने के लिए रजिस्टर करें',
  body: 'ग्राहक के लिए लेन-देन करने के लिए हमें आपके NISM और ARN सर्टिफिकेट की कॉपी चाहिए। रजिस्ट्रेशन में कुछ मिनट लगते हैं।',
  register: 'अभी रजिस्टर करें',
  later: 'अभी नहीं',
  waitingTitle: 'आपके ARN का वेरिफिकेशन बाकी है',
  waiting: 'आपके सर्टिफिकेट जमा हो गए हैं। वेरिफिकेशन के बाद आप ग्राहकों के लिए लेन-देन कर सकते हैं।',
  close: 'बंद करें',
};
