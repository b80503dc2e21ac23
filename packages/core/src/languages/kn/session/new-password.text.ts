import type { Translation } from '#language/index.js';
import type { newPasswordErrorText as english } from '#session/new-password.text.js';
import { MIN_PASSWORD_LENGTH } from '#session/rules.js';

export const newPasswordErrorText: Translation<typeof english> = {
  new_password_required: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ನಮೂದಿಸಿ',
  new_password_short: `ಕನಿಷ್ಠ ${MIN_PASSWORD_LENGTH} ಅಕ್ಷರ ನಮೂದಿಸಿ`,
  new_password_personal: 'ಪಾಸ್‌ವರ್ಡ್‌ನಲ್ಲಿ ProsperX, ನಿಮ್ಮ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಅಥವಾ ಇಮೇಲ್ ಇರಬಾರದು',
  new_password_common: 'ಇದು ಹಲವರು ಬಳಸುವ ಪಾಸ್‌ವರ್ಡ್. ಬೇರೆಯದನ್ನು ಆರಿಸಿ',
  new_password_breached: 'ಈ ಪಾಸ್‌ವರ್ಡ್ ಈಗಾಗಲೇ ಸೋರಿಕೆಯಾಗಿದೆ. ಬೇರೆಯದನ್ನು ಆರಿಸಿ',
  confirm_password_required: 'ಪಾಸ್‌ವರ್ಡ್ ಮತ್ತೆ ನಮೂದಿಸಿ',
  passwords_differ: 'ಎರಡೂ ಪಾಸ್‌ವರ್ಡ್ ಒಂದೇ ಇರಬೇಕು',
};
