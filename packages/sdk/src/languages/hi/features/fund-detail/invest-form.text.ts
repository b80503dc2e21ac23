import type { Translation } from '@prosperx/core/language';
import type { investFormText as english } from '#features/fund-detail/invest-form.text.js';

export const investFormText: Translation<typeof english> = {
  investmentType: 'निवेश का तरीका',
  sip: 'एसआईपी',
  minimum: (amount) => `कम से कम ${amount}`,
  monthlyAmount: 'हर महीने की रकम',
  amount: 'रकम',
  applicationAmount: 'आवेदन की रकम',
  offerNote: (closes, allotment, price) =>
    `ऑफर ${closes} की आधी रात को बंद होता है, तब तक पेमेंट करें। यूनिट ${allotment} को ${price} के भाव से अलॉट होते हैं।`,
  quickAmounts: 'झटपट रकम',
  sipDate: 'एसआईपी की तारीख',
  everyMonth: (day) => `हर महीने की ${day} तारीख`,
  duration: 'अवधि',
  untilCancelled: 'रद्द करने तक',
  fixed: 'तय अवधि, महीनों में',
  months: 'कितने महीने',
  investNow: (amount) => (amount ? `${amount} निवेश करें` : 'निवेश करें'),
  addToCart: 'कार्ट में डालें',
  added: 'कार्ट में डाल दिया गया।',
  inCart: (count) => `आपके कार्ट में ${count} आइटम ${count > 1 ? 'हैं' : 'है'}।`,
  reviewCart: 'कार्ट देखें',
  notTaken: 'इस स्कीम में अभी नया निवेश नहीं लिया जा रहा।',
};
