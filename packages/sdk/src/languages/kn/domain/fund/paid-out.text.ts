import type { Translation } from '@prosperx/core/language';
import type { paidOutText as english } from '#domain/fund/paid-out.text.js';

export const paidOutText: Translation<typeof english> = {
  paidOut: 'IDCW ಆಯ್ಕೆಗಳು ಆಗಾಗ ಹಣ ನೀಡುತ್ತವೆ, ಅದರಿಂದ ಅವುಗಳ ಎನ್‌ಎವಿ ಇಳಿಯುತ್ತದೆ. ಇಲ್ಲಿ ತೋರಿಸಿದ ಗಳಿಕೆಯಲ್ಲಿ ಹಾಗೆ ನೀಡಿದ ಹಣ ಸೇರಿಲ್ಲ.',
};
