import type { Translation } from '@prosperx/core/language';
import { MIN_PASSWORD_LENGTH } from '@prosperx/core/session';
import type { codeStepText as english } from '#features/login/steps/code-step.text.js';

/** `0:18`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const codeStepText: Translation<typeof english> = {
  codeVerified: 'OTP बरोबर आहे',
  codeOver: 'कृपया नवीन OTP मागवा',
  newPassword: 'नवीन पासवर्ड',
  newPasswordHint: `किमान ${MIN_PASSWORD_LENGTH} अक्षरे`,
  confirmPassword: 'पासवर्ड पुन्हा टाका',
  code: 'OTP',
  whyCode: 'आम्ही पासवर्डसोबत OTP ही मागतो, कारण तुम्ही तसे निवडले आहे किंवा कोणीतरी पासवर्ड ओळखण्याचा प्रयत्न करत आहे.',
  mailFaults: {
    email_code_wrong: 'कृपया ईमेलमधील योग्य कोड टाका.',
    email_code_over: 'कृपया ईमेलवर नवीन कोड मागवा.',
  },
  mailCode: 'ईमेलमधील कोड',
  mailCodeSent: (address) => `तुम्ही लॉग इनसाठी दोन पुरावे निवडले आहेत, म्हणून आम्ही ${address} वरही कोड पाठवला आहे.`,
  noMail: 'तुम्ही लॉग इनसाठी दोन पुरावे निवडले आहेत. कृपया ProsperX साइटवर पासकी वापरा: तुमचा पडताळलेला ईमेल आमच्याकडे नाही.',
  noProof:
    'तुम्ही लॉग इनसाठी दोन पुरावे निवडले आहेत, पण आमच्याकडे तुमचा पडताळलेला ईमेल किंवा पासकी नाही. कृपया आम्हाला लिहा: आम्ही तुमची ओळख तपासून लॉग इन करून देऊ.',
  passkey: 'त्याऐवजी पासकी वापरा',
  resendMail: 'ईमेलवर कोड पुन्हा पाठवायचा?',
  resendMailIn: (seconds) => `ईमेलवर कोड पुन्हा पाठवा, ${clock(seconds)} नंतर`,
  resend: 'OTP पुन्हा पाठवायचा?',
  resendIn: (seconds) => `OTP पुन्हा पाठवा, ${clock(seconds)} नंतर`,
};
