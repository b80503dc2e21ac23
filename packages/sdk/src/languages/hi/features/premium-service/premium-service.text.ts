import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SERVICE_FEE } from '@prosperx/core/premium-service';
import type {
  premiumServiceText as englishPremiumServiceText,
  serviceDetailText as englishServiceDetailText,
} from '#features/premium-service/premium-service.text.js';

export const premiumServiceText: Translation<typeof englishPremiumServiceText> = {
  fee: formatMoney(SERVICE_FEE),
  feeLabel: 'सेवा की फीस',
  feeIs: `${formatMoney(SERVICE_FEE)}, अभी नहीं ली जा रही।`,
  free: 'सीमित समय के लिए मुफ्त',
  view: (title) => `${title} देखें`,
  unknown: 'ऐसी कोई प्रीमियम सेवा नहीं है',
  unknownText: 'देखें कि कौन सी सेवाएं हैं।',
  all: 'सभी प्रीमियम सेवाएं',
};

export const serviceDetailText: Translation<typeof englishServiceDetailText> = {
  benefits: 'खास फायदे',
  features: 'एक नजर में',
  whatYouGet: 'आपको क्या मिलता है',
  forWhom: 'यह किसके लिए है',
  questions: 'सवाल और जवाब',
  brochure: 'ब्रोशर डाउनलोड करें',
  brochureFailed: 'ब्रोशर नहीं बन सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  share: 'शेयर करें',
  shareHeading: 'कैसे शेयर करें',
  shared: 'प्रीमियम सेवा शेयर हो गई',
  notShared: 'प्रीमियम सेवा शेयर नहीं हो सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  createLead: 'लीड बनाएं',
  verify: 'लेन-देन के लिए कृपया पहले अपनी प्रोफाइल का वेरिफिकेशन पूरा करें',
  completeVerification: 'अकाउंट का वेरिफिकेशन पूरा करें',
};
