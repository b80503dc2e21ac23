import type { Translation } from '@prosperx/core/language';
import type {
  shareButtonText as englishShareButtonText,
  shareText as englishShareText,
} from '#domain/share/share.text.js';

export const shareButtonText: Translation<typeof englishShareButtonText> = { share: 'ಶೇರ್ ಮಾಡಿ' };

export const shareText: Translation<typeof englishShareText> = {
  title: 'ಹೇಗೆ ಶೇರ್ ಮಾಡುತ್ತೀರಿ',
  channels: {
    app: 'ಶೇರ್ ಮಾಡಿ',
    whatsapp: 'WhatsApp',
    email: 'ಇಮೇಲ್',
    sms: 'SMS',
    link: 'ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ',
    download: 'ಡೌನ್‌ಲೋಡ್',
  },
  copied: 'ಲಿಂಕ್ ಕಾಪಿ ಆಯಿತು',
  notCopied: 'ಕಾಪಿ ಆಗಲಿಲ್ಲ. ಲಿಂಕ್ ಆಯ್ಕೆ ಮಾಡಿ ಕಾಪಿ ಮಾಡಿ.',
  address: 'ಲಿಂಕ್',
  email: 'ಇಮೇಲ್',
  mobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  sendEmail: 'ಇಮೇಲ್ ಕಳುಹಿಸಿ',
  sendSms: 'SMS ಕಳುಹಿಸಿ',
  receiver: 'ಯಾರಿಗಾಗಿ?',
  receiverHint: 'ನೀವು ಶೇರ್ ಮಾಡಿದ ಲಿಂಕ್‌ಗಳ ಪಟ್ಟಿಗಾಗಿ ಮಾತ್ರ.',
  submits: { app: 'ಶೇರ್ ಮಾಡಿ', whatsapp: 'WhatsApp ತೆರೆಯಿರಿ', link: 'ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ' },
  mailHint: 'ಕಳುಹಿಸಲು ಸಿದ್ಧವಾದ ಸಂದೇಶದೊಂದಿಗೆ ನಿಮ್ಮ ಇಮೇಲ್ ಆ್ಯಪ್ ತೆರೆಯುತ್ತದೆ.',
  smsHint: 'ಕಳುಹಿಸಲು ಸಿದ್ಧವಾದ ಸಂದೇಶದೊಂದಿಗೆ ನಿಮ್ಮ ಮೆಸೇಜ್ ಆ್ಯಪ್ ತೆರೆಯುತ್ತದೆ.',
  sent: 'ಶೇರ್ ಆಯಿತು',
  notSent: 'ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  back: 'ಎಲ್ಲ ಆಯ್ಕೆಗಳಿಗೆ ಹಿಂತಿರುಗಿ',
};
