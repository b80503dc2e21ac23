import type { Translation } from '@prosperx/core/language';
import type {
  shareButtonText as englishShareButtonText,
  shareText as englishShareText,
} from '#domain/share/share.text.js';

export const shareButtonText: Translation<typeof englishShareButtonText> = { share: 'शेयर करें' };

export const shareText: Translation<typeof englishShareText> = {
  title: 'कैसे शेयर करें',
  channels: {
    app: 'शेयर करें',
    whatsapp: 'WhatsApp',
    email: 'ईमेल',
    sms: 'SMS',
    link: 'लिंक कॉपी करें',
    download: 'डाउनलोड',
  },
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'कॉपी नहीं हो सका। लिंक को चुनकर कॉपी करें।',
  address: 'लिंक',
  email: 'ईमेल',
  mobile: 'मोबाइल नंबर',
  sendEmail: 'ईमेल भेजें',
  sendSms: 'SMS भेजें',
  receiver: 'यह किसके लिए है?',
  receiverHint: 'सिर्फ आपके शेयर किए लिंक की सूची के लिए।',
  submits: { app: 'शेयर करें', whatsapp: 'WhatsApp खोलें', link: 'लिंक कॉपी करें' },
  mailHint: 'आपका मेल ऐप खुलेगा, मैसेज तैयार मिलेगा।',
  smsHint: 'आपका मैसेज ऐप खुलेगा, मैसेज तैयार मिलेगा।',
  sent: 'शेयर हो गया',
  notSent: 'नहीं भेजा जा सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  back: 'सभी विकल्पों पर वापस',
};
