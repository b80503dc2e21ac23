import type { Translation } from '@prosperx/core/language';
import type {
  contentText as englishContentText,
  extrasText as englishExtrasText,
} from '#domain/content/content.text.js';

export const contentText: Translation<typeof englishContentText> = {
  title: 'ನಿಮ್ಮ ಗ್ರಾಹಕರಿಗೆ ತೋರಿಸಲು',
  getNotified: 'ಸೂಚನೆ ಪಡೆಯಿರಿ',
  createLeads: 'ಲೀಡ್‌ಗಳನ್ನು ರಚಿಸಿ',
  notified: 'ಹೊಸದು ಬಂದಾಗ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
  pictureFailed: 'ಚಿತ್ರವನ್ನು ಪಡೆಯಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  subscribeFailed: 'ಸೂಚನೆಗಾಗಿ ನೋಂದಾಯಿಸಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  video: (heading) => `${heading}, ಧ್ವನಿ ಇಲ್ಲದ ವಿಡಿಯೊ, ಕ್ಯಾಪ್ಶನ್‌ಗಳೊಂದಿಗೆ`,
  captions: 'ಇಂಗ್ಲಿಷ್',
  greeting: 'ನಿಮ್ಮ ಹೆಸರಿನಲ್ಲಿ ದೀಪಾವಳಿ ಶುಭಾಶಯ (PDF)',
  greetingFailed: 'ಶುಭಾಶಯವನ್ನು ತಯಾರಿಸಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};

export const extrasText: Translation<typeof englishExtrasText> = {
  scratch: 'ಉಜ್ಜಿ ನೋಡಿ',
  scratchCard: 'ಸ್ಕ್ರ್ಯಾಚ್ ಕಾರ್ಡ್',
  notEarned: 'ನಿಮಗೆ ಸಿಕ್ಕ ಮೇಲೆ ತೆರೆಯುತ್ತದೆ.',
  survey: 'ಇಲ್ಲಿ ನಿಮ್ಮ ಅನುಭವ ಹೇಗಿದೆ? 1ರಿಂದ (ಚೆನ್ನಾಗಿಲ್ಲ) 5ರವರೆಗೆ (ತುಂಬಾ ಚೆನ್ನಾಗಿದೆ).',
  rating: 'ನಿಮ್ಮ ಅಂಕ',
  chooseRating: '1ರಿಂದ 5ರವರೆಗೆ ಒಂದು ಸಂಖ್ಯೆ ಆರಿಸಿ.',
  comment: 'ಏನನ್ನು ಸುಧಾರಿಸಬಹುದು?',
  optional: 'ಕಡ್ಡಾಯವಲ್ಲ',
  noNames: 'ನಿಮ್ಮ ಹೆಸರಿಲ್ಲದೆ 180 ದಿನ ಇಡುತ್ತೇವೆ. ದಯವಿಟ್ಟು ಯಾರ ಹೆಸರು, ಸಂಖ್ಯೆಯನ್ನೂ ಬರೆಯಬೇಡಿ.',
  send: 'ಕಳುಹಿಸಿ',
  thanks: 'ನಿಮ್ಮ ಉತ್ತರಕ್ಕೆ ಧನ್ಯವಾದಗಳು.',
  failed: 'ನಿಮ್ಮ ಉತ್ತರವನ್ನು ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
