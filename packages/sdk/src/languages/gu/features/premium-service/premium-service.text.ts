import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SERVICE_FEE } from '@prosperx/core/premium-service';
import type {
  premiumServiceText as englishPremiumServiceText,
  serviceDetailText as englishServiceDetailText,
} from '#features/premium-service/premium-service.text.js';

export const premiumServiceText: Translation<typeof englishPremiumServiceText> = {
  fee: formatMoney(SERVICE_FEE),
  feeLabel: 'સેવાની ફી',
  feeIs: `${formatMoney(SERVICE_FEE)}, હાલમાં લેવાતી નથી.`,
  free: 'મર્યાદિત સમય માટે મફત',
  view: (title) => `${title} જુઓ`,
  unknown: 'આવી કોઈ પ્રીમિયમ સેવા નથી',
  unknownText: 'કઈ સેવાઓ છે તે જુઓ.',
  all: 'બધી પ્રીમિયમ સેવાઓ',
};

export const serviceDetailText: Translation<typeof englishServiceDetailText> = {
  benefits: 'મુખ્ય ફાયદા',
  features: 'એક નજરમાં',
  whatYouGet: 'તમને શું મળે છે',
  forWhom: 'આ કોના માટે છે',
  questions: 'પ્રશ્નો અને જવાબો',
  brochure: 'બ્રોશર ડાઉનલોડ કરો',
  brochureFailed: 'બ્રોશર બની શક્યું નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
  share: 'શેર કરો',
  shareHeading: 'કેવી રીતે શેર કરવું?',
  shared: 'પ્રીમિયમ સેવા શેર થઈ ગઈ',
  notShared: 'પ્રીમિયમ સેવા શેર થઈ શકી નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
  createLead: 'લીડ બનાવો',
  verify: 'ટ્રાન્ઝેક્શન કરવા કૃપા કરીને પહેલાં તમારી પ્રોફાઇલની ચકાસણી પૂરી કરો',
  completeVerification: 'ખાતાની ચકાસણી પૂરી કરો',
};
