import type { Translation } from '@prosperx/core/language';
import type { signaturePadText as english } from '#primitives/form/signature-pad.text.js';

export const signaturePadText: Translation<typeof english> = {
  empty: 'விரல், மவுஸ் அல்லது பேனாவால் இங்கே கையெழுத்திடவும்',
  signed: 'நீங்கள் வரைந்த கையெழுத்து',
  clear: 'அழிக்கவும்',
  use: 'இந்தக் கையெழுத்தைப் பயன்படுத்தவும்',
  tooShort: 'முதலில் முழுக் கையெழுத்தையும் போடவும்.',
  failed: 'உங்கள் கையெழுத்தைச் சேமிக்க முடியவில்லை. அதற்குப் பதிலாக ஒரு போட்டோவை அப்லோடு செய்யவும்.',
};
