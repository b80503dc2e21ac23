import type { Translation } from '@prosperx/core/language';
import type {
  shareButtonText as englishShareButtonText,
  shareText as englishShareText,
} from '#domain/share/share.text.js';

export const shareButtonText: Translation<typeof englishShareButtonText> = { share: 'शेअर करा' };

export const shareText: Translation<typeof englishShareText> = {
  title: 'कसे शेअर करायचे?',
  channels: {
    app: 'शेअर करा',
    whatsapp: 'WhatsApp',
    email: 'ईमेल',
    sms: 'SMS',
    link: 'लिंक कॉपी करा',
    download: 'डाउनलोड करा',
  },
  copied: 'लिंक कॉपी झाली',
  notCopied: 'कॉपी करता आले नाही. लिंक सिलेक्ट करून कॉपी करा.',
  address: 'लिंक',
  email: 'ईमेल',
  mobile: 'मोबाइल नंबर',
  sendEmail: 'ईमेल पाठवा',
  sendSms: 'SMS पाठवा',
  receiver: 'हे कोणासाठी आहे?',
  receiverHint: 'फक्त तुम्ही शेअर केलेल्या लिंकच्या यादीसाठी.',
  submits: { app: 'शेअर करा', whatsapp: 'WhatsApp उघडा', link: 'लिंक कॉपी करा' },
  mailHint: 'तुमचे ईमेल ॲप तयार संदेशासह उघडेल.',
  smsHint: 'तुमचे मेसेज ॲप तयार संदेशासह उघडेल.',
  sent: 'शेअर झाले',
  notSent: 'पाठवता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  back: 'सर्व पर्यायांकडे परत जा',
};
