import type { Translation } from '@prosperx/core/language';
import type { signaturePadText as english } from '#primitives/form/signature-pad.text.js';

export const signaturePadText: Translation<typeof english> = {
  empty: 'उंगली, माउस या पेन से यहां साइन करें',
  signed: 'आपका बनाया हुआ साइन',
  clear: 'मिटाएं',
  use: 'यही साइन रखें',
  tooShort: 'पहले अपना पूरा साइन करें।',
  failed: 'आपका साइन सेव नहीं हो सका। कृपया उसकी फोटो अपलोड करें।',
};
