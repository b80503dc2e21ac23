import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SERVICE_FEE } from '@prosperx/core/premium-service';
import type {
  premiumServiceText as englishPremiumServiceText,
  serviceDetailText as englishServiceDetailText,
} from '#features/premium-service/premium-service.text.js';

export const premiumServiceText: Translation<typeof englishPremiumServiceText> = {
  fee: formatMoney(SERVICE_FEE),
  feeLabel: 'सेवा शुल्क',
  feeIs: `${formatMoney(SERVICE_FEE)}, सध्या आकारले जात नाही.`,
  free: 'मर्यादित काळासाठी मोफत',
  view: (title) => `${title} पाहा`,
  unknown: 'अशी प्रीमियम सेवा नाही',
  unknownText: 'कोणत्या सेवा आहेत ते पाहा.',
  all: 'सर्व प्रीमियम सेवा',
};

export const serviceDetailText: Translation<typeof englishServiceDetailText> = {
  benefits: 'मुख्य फायदे',
  features: 'एका दृष्टिक्षेपात',
  whatYouGet: 'तुम्हाला काय मिळते',
  forWhom: 'कोणासाठी आहे',
  questions: 'प्रश्न आणि उत्तरे',
  brochure: 'माहितीपत्रक डाउनलोड करा',
  brochureFailed: 'माहितीपत्रक तयार झाले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  share: 'शेअर करा',
  shareHeading: 'कसे शेअर करायचे?',
  shared: 'प्रीमियम सेवा शेअर झाली',
  notShared: 'प्रीमियम सेवा शेअर झाली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  createLead: 'लीड तयार करा',
  verify: 'व्यवहार करण्यासाठी कृपया आधी तुमच्या प्रोफाइलची पडताळणी पूर्ण करा',
  completeVerification: 'खात्याची पडताळणी पूर्ण करा',
};
