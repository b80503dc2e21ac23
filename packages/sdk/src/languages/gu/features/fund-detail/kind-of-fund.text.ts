import type { Translation } from '@prosperx/core/language';
import type { kindOfFundText as english } from '#features/fund-detail/kind-of-fund.text.js';

export const kindOfFundText: Translation<typeof english> = {
  title: 'આ પ્રકારનું ફંડ શું કરે છે',
  note: 'આ અમારા શબ્દોમાં છે. સ્કીમનો પોતાનો ઉદ્દેશ તેના સ્કીમ માહિતી દસ્તાવેજ (SID)માં છે.',
};
