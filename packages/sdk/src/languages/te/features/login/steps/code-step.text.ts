import type { Translation } from '@prosperx/core/language';
import { MIN_PASSWORD_LENGTH } from '@prosperx/core/session';
import type { codeStepText as english } from '#features/login/steps/code-step.text.js';

/** `0:18`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const codeStepText: Translation<typeof english> = {
  codeVerified: 'OTP ధ్రువీకరించాం',
  codeOver: 'కొత్త OTP అడగండి',
  newPassword: 'కొత్త పాస్‌వర్డ్',
  newPasswordHint: `కనీసం ${MIN_PASSWORD_LENGTH} అక్షరాలు`,
  confirmPassword: 'పాస్‌వర్డ్ మళ్లీ ఎంటర్ చేయండి',
  code: 'OTP',
  whyCode: 'పాస్‌వర్డ్‌తో పాటు OTP కూడా అడుగుతున్నాం: మీరే అలా ఎంచుకున్నారు, లేదా ఎవరో పాస్‌వర్డ్‌లు ఊహించి ప్రయత్నిస్తున్నారు.',
  mailFaults: {
    email_code_wrong: 'ఈమెయిల్‌కు వచ్చిన సరైన కోడ్ ఎంటర్ చేయండి.',
    email_code_over: 'ఈమెయిల్‌కు కొత్త కోడ్ అడగండి.',
  },
  mailCode: 'ఈమెయిల్‌కు వచ్చిన కోడ్',
  mailCodeSent: (address) => `లాగిన్‌కు రెండు ధ్రువీకరణలు ఎంచుకున్నారు, కాబట్టి ${address} చిరునామాకు కూడా కోడ్ పంపాం.`,
  noMail: 'లాగిన్‌కు రెండు ధ్రువీకరణలు ఎంచుకున్నారు. మీ ధ్రువీకరించిన ఈమెయిల్ మా దగ్గర లేదు; ProsperX సైట్‌లో పాస్‌కీ వాడండి.',
  noProof:
    'లాగిన్‌కు రెండు ధ్రువీకరణలు ఎంచుకున్నారు, కానీ మీ ధ్రువీకరించిన ఈమెయిల్ గానీ పాస్‌కీ గానీ మా దగ్గర లేవు. మాకు రాయండి: మీరే అని నిర్ధారించుకుని లాగిన్ చేయిస్తాం.',
  passkey: 'బదులుగా పాస్‌కీ వాడండి',
  resendMail: 'ఈమెయిల్ కోడ్ మళ్లీ పంపాలా?',
  resendMailIn: (seconds) => `${clock(seconds)} తర్వాత మళ్లీ ఈమెయిల్ కోడ్`,
  resend: 'OTP మళ్లీ పంపాలా?',
  resendIn: (seconds) => `${clock(seconds)} తర్వాత మళ్లీ OTP`,
};
