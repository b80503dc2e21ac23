import { maskMobile } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { loginText as english } from '#features/login/login.text.js';

const codeTitle = 'कृपया OTP और नया पासवर्ड डालें';

export const loginText: Translation<typeof english> = {
  titles: {
    mobile: 'अपने मोबाइल नंबर से लॉग इन करें',
    password: 'कृपया अपना पासवर्ड डालें',
    passwordcode: 'कृपया OTP और पासवर्ड डालें',
    userdetails: 'कृपया अपना ईमेल और नाम डालें',
    confirmpassword: codeTitle,
    updatepassword: codeTitle,
    multipleUsers: 'जो प्रोफाइल खोलनी है, वह चुनें',
  },
  connect: (partner) => `${partner} से जुड़ें?`,
  newHere: 'पहली बार आए हैं? अकाउंट बनाएं',
  forMobile: (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)} के लिए`,
  codeSent: (mobile, sends) =>
    sends > 1 ? `${maskMobile(mobile)} पर नया कोड भेजा गया` : `${maskMobile(mobile)} पर कोड भेजा गया`,
  codeSentBefore: (mobile) => `${maskMobile(mobile)} पर कुछ देर पहले कोड भेजा गया था`,
  mobile: 'मोबाइल नंबर',
  submit: 'आगे बढ़ें',
  keptPrivate: 'आपकी जानकारी गोपनीय रहती है और हम स्पैम नहीं करते।',
  privacyPolicy: 'प्राइवेसी पॉलिसी',
  terms: 'शर्तें',
  tooManyTries: (wait) => `बहुत बार कोशिश हो चुकी है। कृपया ${wait} बाद फिर कोशिश करें।`,
  ownAdvisor: 'लॉग इन करने के लिए अपने सलाहकार का लिंक खोलें। लॉग इन के बाद आप प्रोफाइल में दूसरे सलाहकार चुन सकते हैं।',
  leaveLink: 'इस सलाहकार के लिंक के बिना लॉग इन करें',
  tryAgainNow: 'अब आप फिर कोशिश कर सकते हैं।',
  welcome: (name) => `आप ${name} के अकाउंट में लॉग इन हो गए हैं।`,
};
