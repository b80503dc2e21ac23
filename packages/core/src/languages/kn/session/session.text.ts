import type { Translation } from '#language/index.js';
import { NAME_LENGTH } from '#session/rules.js';
import type {
  accountTypeName as englishAccountTypeName,
  signUpConsent as englishSignUpConsent,
  loginErrorText as englishLoginErrorText,
} from '#session/session.text.js';

const NAMES: Readonly<Record<string, string>> = {
  '01': 'ವ್ಯಕ್ತಿ',
  '02': 'ಮೈನರ್',
  '03': 'HUF',
  '04': 'ಕಂಪನಿ',
  '05': 'AOP',
  '06': 'ಪಾಲುದಾರಿಕೆ ಸಂಸ್ಥೆ',
  '08': 'ಟ್ರಸ್ಟ್',
  '10': 'ಇತರೆ',
  '11': 'NRI ಇತರೆ',
  '12': 'DFI',
  '13': 'ಏಕ ಮಾಲೀಕತ್ವದ ಸಂಸ್ಥೆ',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'ಪ್ರೈವೇಟ್ ಲಿಮಿಟೆಡ್ ಕಂಪನಿ',
  '70': 'ಭಾರತೀಯ ಮೂಲದ ವ್ಯಕ್ತಿ (PIO)',
  '76': 'ನಾವಿಕರು NRE',
  '77': 'ನಾವಿಕರು NRO',
};

export const accountTypeName: Translation<typeof englishAccountTypeName> = (code) => NAMES[code] ?? 'ಇತರೆ';

export const signUpConsent: Translation<typeof englishSignUpConsent> = {
  version: 'sign-up-2026-11-2',
  lead: 'ಮುಂದುವರಿದರೆ ನೀವು ಇವುಗಳಿಗೆ ಒಪ್ಪಿದಂತೆ:',
  terms: 'ಬಳಕೆಯ ನಿಯಮಗಳು',
  and: 'ಮತ್ತು',
  privacy: 'ಗೌಪ್ಯತಾ ನೀತಿ',
  end: '.',
};

export const loginErrorText: Translation<typeof englishLoginErrorText> = {
  mobile_required: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  mobile_invalid: 'ಸರಿಯಾದ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  password_required: 'ಪಾಸ್‌ವರ್ಡ್ ನಮೂದಿಸಿ',
  name_required: 'ಹೆಸರು ನಮೂದಿಸಿ',
  name_invalid: 'ಸರಿಯಾದ ಹೆಸರು ನಮೂದಿಸಿ',
  name_too_long: `${NAME_LENGTH} ಅಕ್ಷರಗಳೊಳಗೆ ನಮೂದಿಸಿ`,
  email_required: 'ಇಮೇಲ್ ನಮೂದಿಸಿ',
  email_invalid: 'ಸರಿಯಾದ ಇಮೇಲ್ ನಮೂದಿಸಿ',
  otp_required: 'OTP ನಮೂದಿಸಿ',
  otp_incomplete: 'OTP ನಮೂದಿಸಿ',
  profile_required: 'ಬಳಕೆದಾರರನ್ನು ಆರಿಸಿ.',
};
