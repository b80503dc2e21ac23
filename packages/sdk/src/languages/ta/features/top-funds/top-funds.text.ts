import type { Translation } from '@prosperx/core/language';
import type { topFundsText as english } from '#features/top-funds/top-funds.text.js';

export const topFundsText: Translation<typeof english> = {
  noServer: 'இந்த விட்ஜெட் சர்வருடன் இணைந்ததும் சிறந்த ஃபண்டுகள் இங்கே தெரியும்.',
};
