import type { Translation } from '@prosperx/core/language';
import type { fundShareText as english } from '#features/fund-detail/fund-share.text.js';

export const fundShareText: Translation<typeof english> = {
  shareMessage: (name) => `ProsperXನಲ್ಲಿ ${name} ನೋಡಿ.`,
};
