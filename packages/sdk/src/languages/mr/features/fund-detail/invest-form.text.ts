import type { Translation } from '@prosperx/core/language';
import type { investFormText as english } from '#features/fund-detail/invest-form.text.js';

export const investFormText: Translation<typeof english> = {
  investmentType: 'गुंतवणुकीची पद्धत',
  sip: 'एसआयपी',
  minimum: (amount) => `किमान ${amount}`,
  monthlyAmount: 'दरमहा रक्कम',
  amount: 'रक्कम',
  applicationAmount: 'अर्जाची रक्कम',
  offerNote: (closes, allotment, price) =>
    `ऑफर ${closes} रोजी बंद होते; त्या दिवशी मध्यरात्रीपर्यंत पैसे भरा. युनिट्स ${allotment} रोजी प्रत्येकी ${price} दराने अलॉट होतात.`,
  quickAmounts: 'झटपट रकमा',
  sipDate: 'एसआयपीची तारीख',
  everyMonth: (day) => `दर महिन्याची ${day} तारीख`,
  duration: 'कालावधी',
  untilCancelled: 'रद्द करेपर्यंत',
  fixed: 'ठरावीक, महिन्यांत',
  months: 'किती महिने',
  investNow: (amount) => (amount ? `${amount} गुंतवा` : 'गुंतवणूक करा'),
  addToCart: 'कार्टमध्ये टाका',
  added: 'तुमच्या कार्टमध्ये टाकले.',
  inCart: (count) => `तुमच्या कार्टमध्ये ${count} ${count === 1 ? 'गुंतवणूक आहे' : 'गुंतवणुका आहेत'}.`,
  reviewCart: 'कार्ट पाहा',
  notTaken: 'या योजनेत सध्या नवीन गुंतवणूक घेतली जात नाही.',
};
