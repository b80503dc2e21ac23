import type { Translation } from '@prosperx/core/language';
import { OTP_MINUTES } from '@prosperx/core/session';
import { addressed } from '#languages/hi/providers/notification.text.js';
import type { loginMessages as english } from '#modules/session/login.text.js';

export const loginMessages: Translation<typeof english> = {
  otp: {
    subject: 'ProsperX में लॉग इन करें',
    body: (code) =>
      `${code} ProsperX में लॉग इन करने या पासवर्ड बनाने का OTP है। यह ${OTP_MINUTES} मिनट तक मान्य है। इसे किसी को न बताएं।`,
    forBrowser: (host, code) => `\n\n@${host} #${code}`,
  },
  resetCode: {
    subject: 'ProsperX का नया पासवर्ड बनाएं',
    body: (code) =>
      `${code} आपके ProsperX अकाउंट का नया पासवर्ड बनाने का कोड है। यह ${OTP_MINUTES} मिनट तक मान्य है। इसे किसी को न बताएं।\n\nहम इसे मोबाइल पर भेजे OTP के साथ मांगते हैं, क्योंकि आपने लॉग इन में दो प्रमाण चुने हैं। अगर यह आपने नहीं मांगा, तो कृपया हमें लिखें: हो सकता है आपका मोबाइल किसी और के पास हो।`,
  },
  welcome: {
    subject: 'ProsperX में आपका स्वागत है',
    body: (name) =>
      `नमस्ते ${addressed(name)},\n\nProsperX में आपका स्वागत है। अपने मोबाइल नंबर और बनाए हुए पासवर्ड से लॉग इन करें।\n\nनिवेश के लिए अपना निवेश अकाउंट खोलें: PAN का KYC जांचें, फिर अपनी जानकारी और बैंक खाता जोड़ें। इसमें कुछ मिनट लगते हैं, और खुलने पर हम आपको लिखेंगे।\n\nअगर साइन अप आपने नहीं किया, तो कृपया हमें लिखें।`,
  },
};
