import type { Translation } from '@prosperx/core/language';
import type { fundChoiceText as english } from '#domain/fund-choice/fund-choice.text.js';

export const fundChoiceText: Translation<typeof english> = {
  watch: (fund) => `${fund} को वॉचलिस्ट में रखें`,
  watchShort: 'वॉचलिस्ट में रखें',
  watchFull: 'आप ज्यादा से ज्यादा 50 फंड वॉचलिस्ट में रख सकते हैं। पहले एक हटाएं।',
  compare: (fund) => `${fund} की तुलना करें`,
  compareShort: 'तुलना करें',
  full: 'एक साथ ज्यादा से ज्यादा चार फंड की तुलना हो सकती है।',
  chosen: (count, most) => `तुलना के लिए ${most} में से ${count} फंड`,
  tray: 'तुलना के लिए फंड',
  show: 'तुलना करें',
  clear: 'हटाएं',
};
