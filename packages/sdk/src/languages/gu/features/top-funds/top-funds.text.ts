import type { Translation } from '@prosperx/core/language';
import type { topFundsText as english } from '#features/top-funds/top-funds.text.js';

export const topFundsText: Translation<typeof english> = {
  noServer: 'આ વિજેટ તેના સર્વર સાથે જોડાશે ત્યારે અહીં ટોપ ફંડ દેખાશે.',
};
