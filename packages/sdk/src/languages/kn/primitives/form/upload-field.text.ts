import type { Translation } from '@prosperx/core/language';
import type { uploadFieldText as english } from '#primitives/form/upload-field.text.js';

export const uploadFieldText: Translation<typeof english> = {
  choose: 'ಫೋಟೊ ಆಯ್ಕೆ ಮಾಡಿ ಅಥವಾ ಇಲ್ಲಿ ಬಿಡಿ',
  limits: 'JPEG, PNG, GIF ಅಥವಾ BMP, ಗರಿಷ್ಠ 5 MB',
  sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ',
  failed: 'ಅಪ್‌ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  done: 'ಫೈಲ್ ಅಪ್‌ಲೋಡ್ ಆಯಿತು.',
  kept: 'ಈ ಮೊದಲೇ ಅಪ್‌ಲೋಡ್ ಆಗಿದೆ',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  replace: (label) => `${label}: ಬದಲಿಸಿ`,
  replaceShort: 'ಬದಲಿಸಿ',
  preview: (label) => `ಮುನ್ನೋಟ: ${label}`,
  size: (bytes) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
};
