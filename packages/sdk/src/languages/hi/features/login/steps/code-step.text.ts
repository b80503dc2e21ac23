import type { Translation } from '@prosperx/core/language';
import { MIN_PASSWORD_LENGTH } from '@prosperx/core/session';
import type { codeStepText as english } from '#features/login/steps/code-step.text.js';

/** `0:18`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const codeStepText: Translation<typeof english> = {
  codeVerified: 'OTP वेरिफाई हो गया',
  codeOver: 'कृपया नया OTP मंगाएं',
  newPassword: 'नया पासवर्ड',
  newPasswordHint: `कम से कम ${MIN_PASSWORD_LENGTH} अक्षर`,
  confirmPassword: 'पासवर्ड फिर से डालें',
  code: 'OTP',
  whyCode: 'हम पासवर्ड के साथ OTP भी मांग रहे हैं, क्योंकि आपने ऐसा चुना है या कोई बार-बार पासवर्ड का अंदाजा लगा रहा था।',
  mailFaults: {
    email_code_wrong: 'कृपया ईमेल पर आया सही कोड डालें।',
    email_code_over: 'कृपया ईमेल पर नया कोड मंगाएं।',
  },
  mailCode: 'ईमेल पर आया कोड',
  mailCodeSent: (address) => `आपने लॉग इन में दो प्रमाण चुने हैं, इसलिए हमने ${address} पर भी कोड भेजा है।`,
  noMail:
    'आपने लॉग इन में दो प्रमाण चुने हैं। कृपया ProsperX की साइट पर पासकी से लॉग इन करें: हमारे पास आपका कोई वेरिफाई किया ईमेल नहीं है।',
  noProof:
    'आपने लॉग इन में दो प्रमाण चुने हैं, और हमारे पास न आपका वेरिफाई किया ईमेल है, न पासकी। कृपया हमें लिखें: हम आपकी पहचान जांचकर लॉग इन करा देंगे।',
  passkey: 'इसके बजाय पासकी से',
  resendMail: 'ईमेल पर कोड फिर भेजें?',
  resendMailIn: (seconds) => `ईमेल पर कोड फिर भेजें, ${clock(seconds)} में`,
  resend: 'OTP फिर भेजें?',
  resendIn: (seconds) => `OTP फिर भेजें, ${clock(seconds)} में`,
};
