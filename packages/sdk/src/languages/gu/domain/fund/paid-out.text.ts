import type { Translation } from '@prosperx/core/language';
import type { paidOutText as english } from '#domain/fund/paid-out.text.js';

export const paidOutText: Translation<typeof english> = {
  paidOut: 'IDCW વિકલ્પો વચ્ચે-વચ્ચે રકમ ચૂકવે છે, જેથી તેમની એનએવી ઘટે છે. અહીં બતાવેલા વળતરમાં ચૂકવેલી રકમ ગણી નથી.',
};
