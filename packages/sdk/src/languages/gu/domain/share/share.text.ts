import type { Translation } from '@prosperx/core/language';
import type {
  shareButtonText as englishShareButtonText,
  shareText as englishShareText,
} from '#domain/share/share.text.js';

export const shareButtonText: Translation<typeof englishShareButtonText> = { share: 'શેર કરો' };

export const shareText: Translation<typeof englishShareText> = {
  title: 'કેવી રીતે શેર કરવું?',
  channels: {
    app: 'શેર કરો',
    whatsapp: 'WhatsApp',
    email: 'ઈમેલ',
    sms: 'SMS',
    link: 'લિંક કૉપિ કરો',
    download: 'ડાઉનલોડ કરો',
  },
  copied: 'લિંક કૉપિ થઈ ગઈ',
  notCopied: 'કૉપિ થઈ શક્યું નથી. લિંક સિલેક્ટ કરીને કૉપિ કરો.',
  address: 'લિંક',
  email: 'ઈમેલ',
  mobile: 'મોબાઇલ નંબર',
  sendEmail: 'ઈમેલ મોકલો',
  sendSms: 'SMS મોકલો',
  receiver: 'આ કોના માટે છે?',
  receiverHint: 'ફક્ત તમે શેર કરેલી લિંકની યાદી માટે.',
  submits: { app: 'શેર કરો', whatsapp: 'WhatsApp ખોલો', link: 'લિંક કૉપિ કરો' },
  mailHint: 'તમારી ઈમેલ એપ તૈયાર સંદેશ સાથે ખૂલશે.',
  smsHint: 'તમારી મેસેજ એપ તૈયાર સંદેશ સાથે ખૂલશે.',
  sent: 'શેર થઈ ગયું',
  notSent: 'મોકલી શકાયું નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
  back: 'બધા વિકલ્પો પર પાછા જાઓ',
};
