import { maskMobile } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { loginText as english } from '#features/login/login.text.js';

const codeTitle = 'OTP மற்றும் புதிய பாஸ்வேர்டை உள்ளிடவும்';

export const loginText: Translation<typeof english> = {
  titles: {
    mobile: 'மொபைல் எண் மூலம் லாகின் செய்யவும்',
    password: 'உங்கள் பாஸ்வேர்டை உள்ளிடவும்',
    passwordcode: 'OTP மற்றும் பாஸ்வேர்டை உள்ளிடவும்',
    userdetails: 'உங்கள் இமெயில் மற்றும் பெயரை உள்ளிடவும்',
    confirmpassword: codeTitle,
    updatepassword: codeTitle,
    multipleUsers: 'எந்தக் கணக்கைத் திறப்பது எனத் தேர்ந்தெடுக்கவும்',
  },
  connect: (partner) => `${partner} உடன் இணைக்கவா?`,
  newHere: 'புதியவரா? கணக்கைத் தொடங்கவும்',
  forMobile: (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)} எண்ணுக்கு`,
  codeSent: (mobile, sends) =>
    sends > 1
      ? `${maskMobile(mobile)} எண்ணுக்குப் புதிய OTP அனுப்பப்பட்டது`
      : `${maskMobile(mobile)} எண்ணுக்கு OTP அனுப்பப்பட்டது`,
  codeSentBefore: (mobile) => `சற்று முன் ${maskMobile(mobile)} எண்ணுக்கு OTP அனுப்பப்பட்டது`,
  mobile: 'மொபைல் எண்',
  submit: 'அனுப்பவும்',
  keptPrivate: 'உங்கள் விவரங்களை யாருடனும் பகிரமாட்டோம்; தேவையற்ற செய்திகள் அனுப்பமாட்டோம்.',
  privacyPolicy: 'தனியுரிமைக் கொள்கை',
  terms: 'விதிமுறைகள்',
  tooManyTries: (wait) => `பலமுறை முயன்றுவிட்டீர்கள். ${wait} கழித்து மீண்டும் முயலவும்.`,
  ownAdvisor: 'லாகின் செய்ய, உங்கள் ஆலோசகரின் லிங்க்கைத் திறக்கவும். லாகின் செய்த பிறகு புரொஃபைலில் வேறு ஆலோசகரைத் தேர்ந்தெடுக்கலாம்.',
  leaveLink: 'இந்த ஆலோசகரின் லிங்க் இல்லாமல் லாகின் செய்யவும்',
  tryAgainNow: 'இப்போது மீண்டும் முயலலாம்.',
  welcome: (name) => `${name} கணக்கில் லாகின் செய்துவிட்டீர்கள்.`,
};
