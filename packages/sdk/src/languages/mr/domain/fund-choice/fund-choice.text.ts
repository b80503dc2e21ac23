import type { Translation } from '@prosperx/core/language';
import type { fundChoiceText as english } from '#domain/fund-choice/fund-choice.text.js';

export const fundChoiceText: Translation<typeof english> = {
  watch: (fund) => `${fund} वॉचलिस्टमध्ये ठेवा`,
  watchShort: 'वॉचलिस्ट',
  watchFull: 'वॉचलिस्टमध्ये जास्तीत जास्त 50 फंड ठेवता येतात. आधी एक काढून टाका.',
  compare: (fund) => `${fund} ची तुलना करा`,
  compareShort: 'तुलना',
  full: 'एका वेळी जास्तीत जास्त चार फंडांची तुलना करता येते.',
  chosen: (count, most) => `तुलनेसाठी ${most} पैकी ${count} फंड`,
  tray: 'तुलनेसाठी फंड',
  show: 'तुलना करा',
  clear: 'काढून टाका',
};
