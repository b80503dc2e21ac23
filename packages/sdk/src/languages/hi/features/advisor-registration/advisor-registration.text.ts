import type { Translation } from '@prosperx/core/language';
import type { registrationText as englishRegistrationText } from '#features/advisor-registration/advisor-registration.text.js';

export const registrationText: Translation<typeof englishRegistrationText> = {
  advisorsOnly: 'यहां सिर्फ सलाहकार रजिस्टर करते हैं',
  advisorsOnlyText: 'यह पेज अपने पार्टनर ऐप से खोलें।',
  failed: 'आपके सर्टिफिकेट नहीं मिल सके',
  intro: 'म्यूचुअल फंड बेचने के लिए सब-ब्रोकर के रूप में रजिस्टर करें। इसके लिए आपका NISM सर्टिफिकेट चाहिए और हो, तो आपका ARN।',
  nismHolder: 'क्या आपके पास NISM सर्टिफिकेट है?',
  arnHolder: 'क्या आपके पास ARN है?',
  yes: 'हां',
  no: 'नहीं',
  nismTitle: 'NISM सर्टिफिकेट',
  nismCode: 'NISM सर्टिफिकेट नंबर',
  testDate: 'टेस्ट की तारीख',
  validTill: 'NISM कब तक वैध',
  nismPicture: 'NISM सर्टिफिकेट की तस्वीर',
  nismPictureHint: 'नंबर के 10 अंक पूरे होने पर चाहिए।',
  arnTitle: 'ARN',
  arnCode: 'ARN नंबर',
  euin: 'EUIN',
  validFrom: 'ARN कब से वैध',
  validTo: 'ARN कब तक वैध',
  arnPicture: 'ARN कार्ड की तस्वीर',
  arnPictureHint: 'ARN नंबर डालने पर चाहिए।',
  pictureFirst: 'पहले ARN नंबर डालें।',
  terms: 'मैं पुष्टि करता/करती हूं कि ये सर्टिफिकेट मेरे हैं और वैध हैं, और मुझे मंजूर हैं:',
  termsLink: 'इस्तेमाल की शर्तें',
  submit: 'भेजें',
  lockedTitle: 'आपका रजिस्ट्रेशन लॉक है',
  lockedUntil: (time) => `इसमें ARN नहीं है। ${time} पर यह रीसेट होगा, और आप दूसरे ARN से रजिस्टर कर सकेंगे।`,
  lockedArn: (arn) => `${arn} आपके नाम रजिस्टर है। इसे बदलने के लिए सपोर्ट से संपर्क करें।`,
  mappedAdvice: 'पेज रीफ्रेश करके दूसरा ARN नंबर डालें।',
  successTitle: 'आपका रजिस्ट्रेशन हो गया है',
  success: (arn) =>
    arn === null
      ? 'आपका NISM सर्टिफिकेट रजिस्टर हो गया है। ARN मिलने पर उसे जोड़ें।'
      : `${arn} जमा हो गया है और उसका वेरिफिकेशन बाकी है। उसके बाद आप ग्राहकों के लिए लेन-देन कर सकते हैं।`,
  successVerified: (arn) => `आपके सर्टिफिकेट सेव हैं। ${arn} वेरिफाइड बना रहेगा।`,
  successRenewed: (arn, until) =>
    `${arn} जमा हो गया है और उसका वेरिफिकेशन बाकी है। ${until} तक आप पहले की तरह ग्राहकों के लिए लेन-देन कर सकते हैं।`,
  giveUpTitle: (arn) => `${arn} हटाएं?`,
  giveUpText:
    'इसके बिना आप ग्राहकों के लिए लेन-देन नहीं कर सकते और उनके ऑर्डर पर कमीशन नहीं मिलेगा। बाद में दोबारा डालने पर इसका फिर से वेरिफिकेशन होगा।',
  giveUp: 'हटाएं',
  keepArn: 'रहने दें',
  notCertified: 'आपका जवाब सेव है। सर्टिफिकेट मिलने पर उन्हें रजिस्टर करें।',
  done: 'हो गया',
  stored: (code) => `${code} के नाम से सेव`,
};
