import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SERVICE_FEE } from '@prosperx/core/premium-service';
import type {
  premiumServiceText as englishPremiumServiceText,
  serviceDetailText as englishServiceDetailText,
} from '#features/premium-service/premium-service.text.js';

export const premiumServiceText: Translation<typeof englishPremiumServiceText> = {
  fee: formatMoney(SERVICE_FEE),
  feeLabel: 'சேவைக் கட்டணம்',
  feeIs: `${formatMoney(SERVICE_FEE)}, தற்போது வசூலிக்கப்படுவதில்லை.`,
  free: 'குறிப்பிட்ட காலத்துக்கு இலவசம்',
  view: (title) => `${title}: பார்க்கவும்`,
  unknown: 'இப்படி ஒரு பிரீமியம் சேவை இல்லை',
  unknownText: 'என்னென்ன சேவைகள் உள்ளன எனப் பார்க்கவும்.',
  all: 'எல்லா பிரீமியம் சேவைகளும்',
};

export const serviceDetailText: Translation<typeof englishServiceDetailText> = {
  benefits: 'முக்கிய நன்மைகள்',
  features: 'ஒரே பார்வையில்',
  whatYouGet: 'உங்களுக்குக் கிடைப்பது',
  forWhom: 'யாருக்கு ஏற்றது',
  questions: 'கேள்விகளும் பதில்களும்',
  brochure: 'புரோஷரை டவுன்லோடு செய்யவும்',
  brochureFailed: 'புரோஷரை உருவாக்க முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
  share: 'பகிரவும்',
  shareHeading: 'எதன் வழியாகப் பகிர்வது',
  shared: 'பிரீமியம் சேவை பகிரப்பட்டது',
  notShared: 'பிரீமியம் சேவையைப் பகிர முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
  createLead: 'லீட் உருவாக்கவும்',
  verify: 'பரிவர்த்தனையைத் தொடர உங்கள் புரொஃபைல் சரிபார்ப்பை முடிக்கவும்',
  completeVerification: 'கணக்குச் சரிபார்ப்பை முடிக்கவும்',
};
