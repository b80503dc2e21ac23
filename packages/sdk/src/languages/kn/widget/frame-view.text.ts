import type { Translation } from '@prosperx/core/language';
import type { frameViewText as englishFrameViewText } from '#widget/frame-view.text.js';

export const frameViewText: Translation<typeof englishFrameViewText> = {
  notHere: 'ಈ ಸೇವೆ ಸದ್ಯ ಈ ಪುಟದಲ್ಲಿ ಲಭ್ಯವಿಲ್ಲ.',
  open: 'ಅದರದೇ ಸೈಟ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ',
};
