import type { Translation } from '@prosperx/core/language';
import type { signaturePadText as english } from '#primitives/form/signature-pad.text.js';

export const signaturePadText: Translation<typeof english> = {
  empty: 'અહીં આંગળી, માઉસ કે પેનથી સહી કરો',
  signed: 'તમે કરેલી સહી',
  clear: 'ભૂંસો',
  use: 'આ સહી વાપરો',
  tooShort: 'પહેલાં તમારી પૂરી સહી કરો.',
  failed: 'તમારી સહી સેવ થઈ શકી નથી. કૃપા કરીને તેના બદલે ફોટો અપલોડ કરો.',
};
