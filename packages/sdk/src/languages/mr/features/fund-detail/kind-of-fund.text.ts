import type { Translation } from '@prosperx/core/language';
import type { kindOfFundText as english } from '#features/fund-detail/kind-of-fund.text.js';

export const kindOfFundText: Translation<typeof english> = {
  title: 'या प्रकारचा फंड काय करतो',
  note: 'हे आमच्या शब्दांत आहे. योजनेचा स्वतःचा उद्देश तिच्या योजना माहिती दस्तऐवजात (SID) आहे.',
};
