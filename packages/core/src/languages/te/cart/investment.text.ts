import { amountLimits, INVESTMENT_MAXIMUM, INVESTMENT_MINIMUM, type InvestmentErrorCode } from '#cart/investment.js';
import type {
  investmentErrorText as englishInvestmentErrorText,
  directPlanText as englishDirectPlanText,
} from '#cart/investment.text.js';
import { formatMoney } from '#format/index.js';
import type { Translation } from '#language/index.js';

type Limits = ReturnType<typeof amountLimits>;

const texts: Readonly<Record<InvestmentErrorCode, string | ((limits: Limits) => string)>> = {
  purchase_not_allowed: 'ఈ స్కీమ్ ప్రస్తుతం ఈ రకం పెట్టుబడి తీసుకోవడం లేదు.',
  frequency_not_offered: 'ఈ స్కీమ్‌లో ఆ వ్యవధి లేదు.',
  amount_required: 'మొత్తం ఎంటర్ చేయండి',
  amount_not_whole: 'పూర్ణ సంఖ్యలు మాత్రమే ఎంటర్ చేయండి',
  amount_below_minimum: ({ min }) => (min === INVESTMENT_MINIMUM ? 'కనీస మొత్తం 1' : `కనీస మొత్తం ${formatMoney(min)}`),
  amount_above_maximum: ({ max }) =>
    max === INVESTMENT_MAXIMUM ? 'గరిష్ఠ మొత్తం 10000000' : `గరిష్ఠ మొత్తం ${formatMoney(max)}`,
  amount_not_multiple: ({ multiple }) => `${formatMoney(multiple)} గుణిజాల్లో ఎంటర్ చేయండి`,
  sip_date_required: 'నెలవారీ పెట్టుబడి తేదీ ఎంచుకోండి',
  sip_date_not_offered: 'ఈ స్కీమ్‌లో ఆ సిప్ తేదీ లేదు.',
  months_required: 'కాలవ్యవధి ఎంటర్ చేయండి',
  months_not_whole: 'పూర్ణ సంఖ్యలు మాత్రమే ఎంటర్ చేయండి',
  months_too_few: 'కనీసం 1 నెల ఎంటర్ చేయండి',
  months_too_many: 'గరిష్ఠంగా 360 నెలలు ఎంటర్ చేయండి',
};

const packTexts: Partial<Record<InvestmentErrorCode, string>> = {
  purchase_not_allowed: 'ఈ ప్యాక్ ప్రస్తుతం ఈ రకం పెట్టుబడి తీసుకోవడం లేదు.',
  frequency_not_offered: 'ఈ ప్యాక్‌లో ఆ వ్యవధి లేదు.',
  sip_date_not_offered: 'ఈ ప్యాక్‌లో ఆ సిప్ తేదీ లేదు.',
};

export const investmentErrorText: Translation<typeof englishInvestmentErrorText> = (
  code,
  fund,
  type,
  isPack = false,
) => {
  const text = (isPack ? packTexts[code] : undefined) ?? texts[code];
  return typeof text === 'string' ? text : text(amountLimits(fund, type));
};

export const directPlanText: Translation<typeof englishDirectPlanText> =
  'డైరెక్ట్ ప్లాన్లు ఫండ్ హౌస్ దగ్గరే దొరుకుతాయి. రెగ్యులర్ ప్లాన్ ఎంచుకోండి.';
