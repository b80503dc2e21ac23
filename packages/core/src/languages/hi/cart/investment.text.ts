import { amountLimits, INVESTMENT_MAXIMUM, INVESTMENT_MINIMUM, type InvestmentErrorCode } from '#cart/investment.js';
import type {
  directPlanText as englishDirectPlanText,
  investmentErrorText as englishInvestmentErrorText,
} from '#cart/investment.text.js';
import { formatMoney } from '#format/index.js';
import type { Translation } from '#language/index.js';

type Limits = ReturnType<typeof amountLimits>;

const texts: Readonly<Record<InvestmentErrorCode, string | ((limits: Limits) => string)>> = {
  purchase_not_allowed: 'इस स्कीम में अभी इस तरह का निवेश नहीं लिया जा रहा।',
  frequency_not_offered: 'इस स्कीम में निवेश का यह अंतराल नहीं मिलता।',
  amount_required: 'कृपया रकम डालें',
  amount_not_whole: 'सिर्फ पूरे रुपये डालें',
  amount_below_minimum: ({ min }) =>
    min === INVESTMENT_MINIMUM ? 'कम से कम रकम 1 है' : `कम से कम रकम ${formatMoney(min)} है`,
  amount_above_maximum: ({ max }) =>
    max === INVESTMENT_MAXIMUM ? 'ज्यादा से ज्यादा रकम 10000000 है' : `ज्यादा से ज्यादा रकम ${formatMoney(max)} है`,
  amount_not_multiple: ({ multiple }) => `कृपया ${formatMoney(multiple)} के गुणक में रकम डालें`,
  sip_date_required: 'कृपया हर महीने निवेश की तारीख चुनें',
  sip_date_not_offered: 'इस स्कीम में एसआईपी की यह तारीख नहीं मिलती।',
  months_required: 'कृपया अवधि डालें',
  months_not_whole: 'सिर्फ पूरी संख्या डालें',
  months_too_few: 'कम से कम 1 महीना डालें',
  months_too_many: 'ज्यादा से ज्यादा 360 महीने डालें',
};

const packTexts: Partial<Record<InvestmentErrorCode, string>> = {
  purchase_not_allowed: 'इस पैक में अभी इस तरह का निवेश नहीं लिया जा रहा।',
  frequency_not_offered: 'इस पैक में निवेश का यह अंतराल नहीं मिलता।',
  sip_date_not_offered: 'इस पैक में एसआईपी की यह तारीख नहीं मिलती।',
};

export const directPlanText: Translation<typeof englishDirectPlanText> =
  'डायरेक्ट प्लान सिर्फ फंड हाउस बेचता है। कृपया रेगुलर प्लान चुनें।';

export const investmentErrorText: Translation<typeof englishInvestmentErrorText> = (
  code,
  fund,
  type,
  isPack = false,
) => {
  const text = (isPack ? packTexts[code] : undefined) ?? texts[code];
  return typeof text === 'string' ? text : text(amountLimits(fund, type));
};
