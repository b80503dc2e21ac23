import type { Translation } from '@prosperx/core/language';
import type { topFundsText as english } from '#features/top-funds/top-funds.text.js';

export const topFundsText: Translation<typeof english> = {
  noServer: 'ఈ విడ్జెట్ సర్వర్‌కు కనెక్ట్ అయ్యాక టాప్ ఫండ్లు ఇక్కడ కనిపిస్తాయి.',
};
