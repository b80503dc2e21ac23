import type { Translation } from '@prosperx/core/language';
import type { packText as englishPackText, packsText as englishPacksText } from '#features/packs/packs.text.js';

export const packText: Translation<typeof englishPackText> = {
  schemes: (count) => `${count} योजना`,
  scheme: 'योजना',
  share: 'हिस्सा',
  risk: 'जोखीम',
  shares: (pack) => `${pack} मधील योजना`,
  from: (least) => `${least} पासून`,
  notTaken: 'या पॅकमध्ये सध्या नवीन गुंतवणूक घेतली जात नाही.',
  schemeNotTaken: 'या योजनेत सध्या नवीन गुंतवणूक घेतली जात नाही.',
  invest: 'गुंतवणूक करा',
  investIn: (pack) => `${pack} मध्ये गुंतवणूक करा`,
  type: 'गुंतवणुकीची पद्धत',
  sip: 'मासिक एसआयपी',
  lumpsum: 'एकरकमी',
  monthlyAmount: 'दरमहा रक्कम',
  amount: 'रक्कम',
  minimum: (least, step) => `किमान ${least}, ${step} च्या पटीत`,
  sipDate: 'एसआयपीची तारीख',
  day: (day) => `दर महिन्याची ${day} तारीख`,
  untilCancelled: 'तुम्ही रद्द करेपर्यंत एसआयपी सुरू राहते. तिची तारीख आणि कालावधी कार्टमध्ये बदलता येतो.',
  split: 'प्रत्येक योजनेत',
  add: 'कार्टमध्ये टाका',
  added: 'तुमच्या कार्टमध्ये टाकले.',
  reviewCart: 'कार्ट पाहा',
};

export const packsText: Translation<typeof englishPacksText> = {
  failed: 'पॅक दाखवता आले नाहीत',
  none: 'सध्या कोणतेही पॅक नाहीत.',
};
