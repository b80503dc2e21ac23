import type { Translation } from '@prosperx/core/language';
import { OTP_MINUTES } from '@prosperx/core/session';
import type {
  changeNames as englishChangeNames,
  profileOtpText as englishProfileOtpText,
  sipChangeName as englishSipChangeName,
} from '#modules/profile/profile-otp.text.js';

/** The purpose stands before "का OTP": `प्रोफाइल की पुष्टि करने`. */
const code = (digits: string, purpose: string) =>
  `${digits} ProsperX पर ${purpose} का OTP है। यह ${OTP_MINUTES} मिनट तक मान्य है। इसे किसी को न बताएं।`;

export const changeNames: Translation<typeof englishChangeNames> = {
  email: 'ईमेल',
  address: 'पता',
  contact: 'संपर्क जानकारी',
  nominees: 'नॉमिनी',
  bank: 'बैंक खाता',
  bankTo: (ending) => `बैंक खाता (नया खाता, आखिरी अंक ${ending})`,
  and: ' और ',
};

export const profileOtpText: Translation<typeof englishProfileOtpText> = {
  onboarding: { subject: 'अपनी प्रोफाइल की पुष्टि करें', body: (digits) => code(digits, 'अपनी प्रोफाइल की पुष्टि करने') },
  edit: { subject: 'बदलाव की पुष्टि करें', body: (digits, what) => code(digits, `${what} बदलने`) },
  sip: { subject: 'एसआईपी के बदलाव की पुष्टि करें', body: (digits, what) => code(digits, what) },
  deletion: {
    subject: 'अपना अकाउंट हटाएं',
    body: (digits) => code(digits, 'अपना अकाउंट हटाने को कहने'),
  },
  advisor: {
    subject: 'सलाहकार क्या कर सकते हैं, यह बदलें',
    body: (digits) => code(digits, 'सलाहकार को आपके लिए काम करने की अनुमति बदलने'),
  },
  newAdvisor: {
    subject: 'सलाहकार बदलें',
    body: (digits, name) => code(digits, `${name} को अपना सलाहकार बनाने`),
  },
  export: { subject: 'अपना डेटा डाउनलोड करें', body: (digits) => code(digits, 'अपना सारा डेटा डाउनलोड करने') },
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

export const sipChangeName: Translation<typeof englishSipChangeName> = (schemeName, change) => {
  const { amount, sipDate, kind, percent } = change;
  const sip = `${schemeName} की आपकी एसआईपी`;
  if (kind === 'sum' && isNumber(amount)) return `${sip} हर साल ₹${amount} बढ़ाने`;
  if (kind === 'percent' && isNumber(percent)) return `${sip} हर साल ${percent}% बढ़ाने`;
  if (kind === null) return `${sip} का स्टेप-अप बंद करने`;
  if (isNumber(amount) && isNumber(sipDate)) return `${sip} को बदलकर हर महीने ${sipDate} तारीख को ₹${amount} करने`;
  return `${sip} बंद करने`;
};
