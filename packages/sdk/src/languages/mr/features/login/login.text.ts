import { maskMobile } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { loginText as english } from '#features/login/login.text.js';

const codeTitle = 'कृपया OTP आणि नवीन पासवर्ड टाका';

export const loginText: Translation<typeof english> = {
  titles: {
    mobile: 'मोबाइल नंबरने लॉग इन करा',
    password: 'कृपया तुमचा पासवर्ड टाका',
    passwordcode: 'कृपया OTP आणि पासवर्ड टाका',
    userdetails: 'कृपया तुमचा ईमेल आणि नाव टाका',
    confirmpassword: codeTitle,
    updatepassword: codeTitle,
    multipleUsers: 'कोणते प्रोफाइल उघडायचे ते निवडा',
  },
  connect: (partner) => `${partner} सोबत जोडायचे?`,
  newHere: 'नवीन आहात? खाते उघडा',
  forMobile: (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)} साठी`,
  codeSent: (mobile, sends) =>
    sends > 1 ? `${maskMobile(mobile)} वर नवीन कोड पाठवला` : `${maskMobile(mobile)} वर कोड पाठवला`,
  codeSentBefore: (mobile) => `${maskMobile(mobile)} वर थोड्या वेळापूर्वी कोड पाठवला आहे`,
  mobile: 'मोबाइल नंबर',
  submit: 'सबमिट करा',
  keptPrivate: 'तुमची माहिती गोपनीय राहते; आम्ही नको असलेले मेसेज पाठवत नाही.',
  privacyPolicy: 'गोपनीयता धोरण',
  terms: 'अटी',
  tooManyTries: (wait) => `खूप वेळा प्रयत्न झाले. कृपया ${wait} थांबून पुन्हा प्रयत्न करा.`,
  ownAdvisor: 'लॉग इन करण्यासाठी तुमच्या सल्लागारांची लिंक उघडा. लॉग इन केल्यावर प्रोफाइलमध्ये दुसरे सल्लागार निवडता येतील.',
  leaveLink: 'या सल्लागारांच्या लिंकशिवाय लॉग इन करा',
  tryAgainNow: 'तुम्ही आता पुन्हा प्रयत्न करू शकता.',
  welcome: (name) => `तुम्ही ${name} यांच्या खात्यात लॉग इन केले आहे.`,
};
