import { maskMobile } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { loginText as english } from '#features/login/login.text.js';

const codeTitle = 'OTP ಮತ್ತು ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ನಮೂದಿಸಿ';

export const loginText: Translation<typeof english> = {
  titles: {
    mobile: 'ನಿಮ್ಮ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಿಂದ ಲಾಗಿನ್ ಮಾಡಿ',
    password: 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ನಮೂದಿಸಿ',
    passwordcode: 'OTP ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ನಮೂದಿಸಿ',
    userdetails: 'ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಹೆಸರು ನಮೂದಿಸಿ',
    confirmpassword: codeTitle,
    updatepassword: codeTitle,
    multipleUsers: 'ಯಾವ ಪ್ರೊಫೈಲ್ ತೆರೆಯಬೇಕು ಎಂದು ಆರಿಸಿ',
  },
  connect: (partner) => `${partner} ಜೊತೆ ಜೋಡಿಸಬೇಕೇ?`,
  newHere: 'ಹೊಸಬರೇ? ಖಾತೆ ತೆರೆಯಿರಿ',
  forMobile: (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)} ಸಂಖ್ಯೆಗೆ`,
  codeSent: (mobile, sends) =>
    sends > 1 ? `${maskMobile(mobile)} ಸಂಖ್ಯೆಗೆ ಹೊಸ OTP ಕಳುಹಿಸಿದ್ದೇವೆ` : `${maskMobile(mobile)} ಸಂಖ್ಯೆಗೆ OTP ಕಳುಹಿಸಿದ್ದೇವೆ`,
  codeSentBefore: (mobile) => `ಈಗಷ್ಟೇ ${maskMobile(mobile)} ಸಂಖ್ಯೆಗೆ OTP ಕಳುಹಿಸಿದ್ದೇವೆ`,
  mobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  submit: 'ಸಲ್ಲಿಸಿ',
  keptPrivate: 'ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಗೌಪ್ಯವಾಗಿಡುತ್ತೇವೆ, ಬೇಡದ ಸಂದೇಶ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  privacyPolicy: 'ಗೌಪ್ಯತಾ ನೀತಿ',
  terms: 'ನಿಯಮಗಳು',
  tooManyTries: (wait) => `ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. ${wait} ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`,
  ownAdvisor: 'ಲಾಗಿನ್ ಮಾಡಲು ನಿಮ್ಮ ಸಲಹೆಗಾರರ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ಲಾಗಿನ್ ಆದ ಮೇಲೆ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಬೇರೆ ಸಲಹೆಗಾರರನ್ನು ಆರಿಸಬಹುದು.',
  leaveLink: 'ಈ ಸಲಹೆಗಾರರ ಲಿಂಕ್ ಇಲ್ಲದೆ ಲಾಗಿನ್ ಮಾಡಿ',
  tryAgainNow: 'ಈಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.',
  welcome: (name) => `${name} ಅವರ ಖಾತೆಗೆ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ.`,
};
