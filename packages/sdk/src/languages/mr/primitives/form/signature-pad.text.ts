import type { Translation } from '@prosperx/core/language';
import type { signaturePadText as english } from '#primitives/form/signature-pad.text.js';

export const signaturePadText: Translation<typeof english> = {
  empty: 'येथे बोटाने, माउसने किंवा पेनने सही करा',
  signed: 'तुम्ही केलेली सही',
  clear: 'पुसा',
  use: 'ही सही वापरा',
  tooShort: 'आधी तुमची पूर्ण सही करा.',
  failed: 'तुमची सही सेव्ह झाली नाही. कृपया त्याऐवजी फोटो अपलोड करा.',
};
