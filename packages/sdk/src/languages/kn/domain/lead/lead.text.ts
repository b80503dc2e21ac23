import type { Translation } from '@prosperx/core/language';
import type { leadText as english } from '#domain/lead/lead.text.js';

export const leadText: Translation<typeof english> = {
  createLead: 'ಲೀಡ್ ರಚಿಸಿ',
  name: 'ಗ್ರಾಹಕರ ಹೆಸರು',
  mobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  email: 'ಇಮೇಲ್',
  amount: 'ಹೂಡಿಕೆ ಮೊತ್ತ',
  lakhs: 'ಲಕ್ಷ',
  optional: 'ಕಡ್ಡಾಯವಲ್ಲ',
  amountHint: 'ಲಕ್ಷ ರೂಪಾಯಿಗಳಲ್ಲಿ: 12.5 ಎಂದರೆ ₹12,50,000',
  amountOf: (rupees) => `₹${rupees}`,
  submit: 'ಸಲ್ಲಿಸಿ',
  failed: 'ಲೀಡ್ ರಚಿಸಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  created: 'ಲೀಡ್ ರಚನೆಯಾಗಿದೆ',
  createdText:
    'ಪ್ರೀಮಿಯಂ ಸೇವೆಯ ಲೀಡ್ ರಚನೆಯಾಗಿದೆ. ಸೇವಾ ಸಂಸ್ಥೆಯ ತಜ್ಞರು ಶೀಘ್ರದಲ್ಲೇ ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತಾರೆ. ಲೀಡ್ ಎಲ್ಲಿಗೆ ಬಂದಿದೆ ಎಂಬುದನ್ನು ನಿಮ್ಮ ಪಾರ್ಟ್‌ನರ್ ಆ್ಯಪ್‌ನಲ್ಲಿ ನೋಡಬಹುದು.',
  okay: 'ಸರಿ',
  advisorsOnly: 'ಸಲಹೆಗಾರರಿಗೆ',
  advisorsOnlyText: 'ಲೀಡ್‌ಗಳನ್ನು ರಚಿಸಲು ಇದನ್ನು ನಿಮ್ಮ ಪಾರ್ಟ್‌ನರ್ ಆ್ಯಪ್‌ನಿಂದ ತೆರೆಯಿರಿ.',
};
