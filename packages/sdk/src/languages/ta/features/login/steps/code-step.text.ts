import type { Translation } from '@prosperx/core/language';
import { MIN_PASSWORD_LENGTH } from '@prosperx/core/session';
import type { codeStepText as english } from '#features/login/steps/code-step.text.js';

/** `0:18`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const codeStepText: Translation<typeof english> = {
  codeVerified: 'OTP சரிபார்க்கப்பட்டது',
  codeOver: 'புதிய OTP கேட்கவும்',
  newPassword: 'புதிய பாஸ்வேர்டு',
  newPasswordHint: `குறைந்தது ${MIN_PASSWORD_LENGTH} எழுத்துகள்`,
  confirmPassword: 'பாஸ்வேர்டை மீண்டும் உள்ளிடவும்',
  code: 'OTP',
  whyCode: 'பாஸ்வேர்டுடன் OTP-யும் கேட்கிறோம்: நீங்கள் அப்படித் தேர்ந்தெடுத்துள்ளீர்கள், அல்லது யாரோ பாஸ்வேர்டுகளை ஊகித்துப் பார்க்கிறார்கள்.',
  mailFaults: {
    email_code_wrong: 'இமெயிலில் வந்த சரியான குறியீட்டை உள்ளிடவும்.',
    email_code_over: 'இமெயிலில் புதிய குறியீட்டைக் கேட்கவும்.',
  },
  mailCode: 'இமெயிலில் வந்த குறியீடு',
  mailCodeSent: (address) =>
    `லாகினுக்கு இரண்டு சரிபார்ப்புகளைத் தேர்ந்தெடுத்துள்ளீர்கள்; எனவே ${address} முகவரிக்கும் ஒரு குறியீடு அனுப்பியுள்ளோம்.`,
  noMail:
    'லாகினுக்கு இரண்டு சரிபார்ப்புகளைத் தேர்ந்தெடுத்துள்ளீர்கள். உங்கள் சரிபார்த்த இமெயில் எங்களிடம் இல்லை; ProsperX தளத்தில் பாஸ்கீ பயன்படுத்தவும்.',
  noProof:
    'லாகினுக்கு இரண்டு சரிபார்ப்புகளைத் தேர்ந்தெடுத்துள்ளீர்கள்; ஆனால் சரிபார்த்த இமெயிலோ பாஸ்கீயோ எங்களிடம் இல்லை. எங்களுக்கு எழுதவும்: உங்களைச் சரிபார்த்து லாகின் செய்ய உதவுவோம்.',
  passkey: 'பதிலாக பாஸ்கீ பயன்படுத்தவும்',
  resendMail: 'இமெயில் குறியீட்டை மீண்டும் அனுப்பவா?',
  resendMailIn: (seconds) => `மீண்டும் இமெயில் குறியீடு அனுப்ப ${clock(seconds)}`,
  resend: 'மீண்டும் OTP அனுப்பவா?',
  resendIn: (seconds) => `மீண்டும் OTP அனுப்ப ${clock(seconds)}`,
};
