import type { Translation } from '@prosperx/core/language';
import type { signaturePadText as english } from '#primitives/form/signature-pad.text.js';

export const signaturePadText: Translation<typeof english> = {
  empty: 'ಬೆರಳು, ಮೌಸ್ ಅಥವಾ ಪೆನ್‌ನಿಂದ ಇಲ್ಲಿ ಸಹಿ ಮಾಡಿ',
  signed: 'ನೀವು ಮಾಡಿದ ಸಹಿ',
  clear: 'ಅಳಿಸಿ',
  use: 'ಈ ಸಹಿಯನ್ನು ಬಳಸಿ',
  tooShort: 'ಮೊದಲು ಪೂರ್ತಿ ಸಹಿ ಮಾಡಿ.',
  failed: 'ನಿಮ್ಮ ಸಹಿಯನ್ನು ಉಳಿಸಲು ಆಗಲಿಲ್ಲ. ಬದಲಿಗೆ ಫೋಟೊ ಅಪ್‌ಲೋಡ್ ಮಾಡಿ.',
};
