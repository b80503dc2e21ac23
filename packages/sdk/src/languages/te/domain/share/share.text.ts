import type { Translation } from '@prosperx/core/language';
import type {
  shareButtonText as englishShareButtonText,
  shareText as englishShareText,
} from '#domain/share/share.text.js';

export const shareButtonText: Translation<typeof englishShareButtonText> = { share: 'షేర్ చేయండి' };

export const shareText: Translation<typeof englishShareText> = {
  title: 'ఎలా షేర్ చేస్తారు',
  channels: {
    app: 'షేర్ చేయండి',
    whatsapp: 'WhatsApp',
    email: 'ఈమెయిల్',
    sms: 'SMS',
    link: 'లింక్ కాపీ చేయండి',
    download: 'డౌన్‌లోడ్',
  },
  copied: 'లింక్ కాపీ అయింది',
  notCopied: 'కాపీ కాలేదు. లింక్‌ను ఎంచుకుని కాపీ చేయండి.',
  address: 'లింక్',
  email: 'ఈమెయిల్',
  mobile: 'మొబైల్ నంబర్',
  sendEmail: 'ఈమెయిల్ పంపండి',
  sendSms: 'SMS పంపండి',
  receiver: 'ఎవరి కోసం?',
  receiverHint: 'మీరు షేర్ చేసిన లింక్‌ల జాబితా కోసం మాత్రమే.',
  submits: { app: 'షేర్ చేయండి', whatsapp: 'WhatsApp తెరవండి', link: 'లింక్ కాపీ చేయండి' },
  mailHint: 'పంపడానికి సిద్ధంగా ఉన్న సందేశంతో మీ ఈమెయిల్ యాప్ తెరుచుకుంటుంది.',
  smsHint: 'పంపడానికి సిద్ధంగా ఉన్న సందేశంతో మీ మెసేజ్ యాప్ తెరుచుకుంటుంది.',
  sent: 'షేర్ అయింది',
  notSent: 'పంపలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  back: 'అన్ని ఎంపికలకు వెనక్కి వెళ్లండి',
};
