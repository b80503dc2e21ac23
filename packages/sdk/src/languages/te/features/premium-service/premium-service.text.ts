import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SERVICE_FEE } from '@prosperx/core/premium-service';
import type {
  premiumServiceText as englishPremiumServiceText,
  serviceDetailText as englishServiceDetailText,
} from '#features/premium-service/premium-service.text.js';

export const premiumServiceText: Translation<typeof englishPremiumServiceText> = {
  fee: formatMoney(SERVICE_FEE),
  feeLabel: 'సేవా రుసుము',
  feeIs: `${formatMoney(SERVICE_FEE)}, ప్రస్తుతం వసూలు చేయడం లేదు.`,
  free: 'పరిమిత కాలం ఉచితం',
  view: (title) => `${title}: చూడండి`,
  unknown: 'ఇలాంటి ప్రీమియం సేవ లేదు',
  unknownText: 'ఏయే సేవలు ఉన్నాయో చూడండి.',
  all: 'అన్ని ప్రీమియం సేవలు',
};

export const serviceDetailText: Translation<typeof englishServiceDetailText> = {
  benefits: 'ముఖ్య ప్రయోజనాలు',
  features: 'ఒక్క చూపులో',
  whatYouGet: 'మీకు ఏం లభిస్తుంది',
  forWhom: 'ఎవరి కోసం',
  questions: 'ప్రశ్నలు, సమాధానాలు',
  brochure: 'బ్రోచర్ డౌన్‌లోడ్ చేయండి',
  brochureFailed: 'బ్రోచర్ తయారు చేయలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  share: 'షేర్ చేయండి',
  shareHeading: 'ఎలా షేర్ చేస్తారు',
  shared: 'ప్రీమియం సేవ షేర్ అయింది',
  notShared: 'ప్రీమియం సేవను షేర్ చేయలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  createLead: 'లీడ్ చేర్చండి',
  verify: 'లావాదేవీ కొనసాగించడానికి మీ ప్రొఫైల్ ధ్రువీకరణ పూర్తి చేయండి',
  completeVerification: 'ఖాతా ధ్రువీకరణ పూర్తి చేయండి',
};
