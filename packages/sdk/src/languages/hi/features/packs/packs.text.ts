import type { Translation } from '@prosperx/core/language';
import type { packText as englishPackText, packsText as englishPacksText } from '#features/packs/packs.text.js';

export const packText: Translation<typeof englishPackText> = {
  schemes: (count) => `${count} स्कीम`,
  scheme: 'स्कीम',
  share: 'हिस्सा',
  risk: 'जोखिम',
  shares: (pack) => `${pack} की स्कीम`,
  from: (least) => `${least} से शुरू`,
  notTaken: 'इस पैक में अभी नया निवेश नहीं लिया जा रहा।',
  schemeNotTaken: 'इस स्कीम में अभी नया निवेश नहीं लिया जा रहा।',
  invest: 'निवेश करें',
  investIn: (pack) => `${pack} में निवेश करें`,
  type: 'निवेश का तरीका',
  sip: 'मासिक एसआईपी',
  lumpsum: 'एकमुश्त',
  monthlyAmount: 'हर महीने की रकम',
  amount: 'रकम',
  minimum: (least, step) => `कम से कम ${least}, ${step} के गुणक में`,
  sipDate: 'एसआईपी की तारीख',
  day: (day) => `हर महीने की ${day} तारीख`,
  untilCancelled: 'जब तक आप रद्द न करें, एसआईपी चलती रहती है। इसकी तारीख और अवधि आप कार्ट में बदल सकते हैं।',
  split: 'हर स्कीम में जाएगा',
  add: 'कार्ट में डालें',
  added: 'कार्ट में डाल दिया गया।',
  reviewCart: 'कार्ट देखें',
};

export const packsText: Translation<typeof englishPacksText> = {
  failed: 'पैक नहीं दिखाए जा सके',
  none: 'अभी कोई पैक नहीं है।',
};
