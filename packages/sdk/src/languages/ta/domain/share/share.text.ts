import type { Translation } from '@prosperx/core/language';
import type {
  shareButtonText as englishShareButtonText,
  shareText as englishShareText,
} from '#domain/share/share.text.js';

export const shareButtonText: Translation<typeof englishShareButtonText> = { share: 'பகிரவும்' };

export const shareText: Translation<typeof englishShareText> = {
  title: 'எதன் வழியாகப் பகிர்வது',
  channels: {
    app: 'பகிரவும்',
    whatsapp: 'WhatsApp',
    email: 'இமெயில்',
    sms: 'SMS',
    link: 'லிங்க்கை காப்பி செய்ய',
    download: 'டவுன்லோடு',
  },
  copied: 'லிங்க் காப்பி ஆனது',
  notCopied: 'காப்பி செய்ய முடியவில்லை. லிங்க்கைத் தேர்ந்தெடுத்து காப்பி செய்யவும்.',
  address: 'லிங்க்',
  email: 'இமெயில்',
  mobile: 'மொபைல் எண்',
  sendEmail: 'இமெயில் அனுப்பவும்',
  sendSms: 'SMS அனுப்பவும்',
  receiver: 'யாருக்காக?',
  receiverHint: 'நீங்கள் பகிர்ந்த லிங்க்குகளின் பட்டியலுக்காக மட்டும்.',
  submits: { app: 'பகிரவும்', whatsapp: 'WhatsApp திறக்கவும்', link: 'லிங்க்கை காப்பி செய்ய' },
  mailHint: 'அனுப்பத் தயாரான செய்தியுடன் உங்கள் இமெயில் ஆப் திறக்கும்.',
  smsHint: 'அனுப்பத் தயாரான செய்தியுடன் உங்கள் மெசேஜ் ஆப் திறக்கும்.',
  sent: 'பகிரப்பட்டது',
  notSent: 'அனுப்ப முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
  back: 'எல்லா வழிகளுக்கும் திரும்பவும்',
};
