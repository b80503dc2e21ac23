import type { Translation } from '@prosperx/core/language';
import type { embedText as english } from '#embed/embed.text.js';

export const embedText: Translation<typeof english> = {
  refused: 'ಈ ಸೇವೆ ಸದ್ಯ ಈ ಪುಟದಲ್ಲಿ ಲಭ್ಯವಿಲ್ಲ.',
  open: 'ಅದರದೇ ಸೈಟ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ',
};
