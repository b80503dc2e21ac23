import type { Translation } from '@prosperx/core/language';
import type { primitivesText as english } from '#primitives/primitives.text.js';

export const primitivesText: Translation<typeof english> = {
  brand: 'ProsperX',
  brandHome: 'Prosper X முகப்பு',
  home: 'முகப்பு',
  breadcrumb: 'பக்கத்தின் பாதை',
  close: 'மூடவும்',
  closeMessage: 'செய்தியை மூடவும்',
  copied: 'காப்பி ஆனது',
  copy: 'காப்பி',
  notCopied: 'காப்பி செய்ய முடியவில்லை. அதைத் தேர்ந்தெடுத்து நீங்களே காப்பி செய்யுங்கள்.',
  details: 'விவரங்கள்',
  down: 'குறைவு',
  loading: 'லோடு ஆகிறது',
  nextPage: 'அடுத்த பக்கம்',
  pages: 'பக்கங்கள்',
  previousPage: 'முந்தைய பக்கம்',
  showPassword: 'பாஸ்வேர்டைக் காட்டவும்',
  flat: 'மாற்றமில்லை',
  up: 'உயர்வு',
  wait: 'இது முடியும் வரை காத்திருக்கவும்.',
  page: (page) => `பக்கம் ${page}`,
  riskometer: (level, at, of) => `ரிஸ்கோமீட்டர்: ${level}, ${of} நிலைகளில் ${at}`,
  stepDone: ' (முடிந்தது)',
  step: (step, of) => `படி ${step} / ${of}`,
};
