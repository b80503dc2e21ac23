import { amountLimits, INVESTMENT_MAXIMUM, INVESTMENT_MINIMUM, type InvestmentErrorCode } from '#cart/investment.js';
import type {
  investmentErrorText as englishInvestmentErrorText,
  directPlanText as englishDirectPlanText,
} from '#cart/investment.text.js';
import { formatMoney } from '#format/index.js';
import type { Translation } from '#language/index.js';

type Limits = ReturnType<typeof amountLimits>;

const texts: Readonly<Record<InvestmentErrorCode, string | ((limits: Limits) => string)>> = {
  purchase_not_allowed: 'இந்த ஸ்கீம் தற்போது இந்த வகை முதலீட்டை ஏற்கவில்லை.',
  frequency_not_offered: 'இந்த ஸ்கீமில் அந்த இடைவெளி இல்லை.',
  amount_required: 'தொகையை உள்ளிடவும்',
  amount_not_whole: 'முழு எண்களை மட்டும் உள்ளிடவும்',
  amount_below_minimum: ({ min }) =>
    min === INVESTMENT_MINIMUM ? 'குறைந்தபட்சத் தொகை 1' : `குறைந்தபட்சத் தொகை ${formatMoney(min)}`,
  amount_above_maximum: ({ max }) =>
    max === INVESTMENT_MAXIMUM ? 'அதிகபட்சத் தொகை 10000000' : `அதிகபட்சத் தொகை ${formatMoney(max)}`,
  amount_not_multiple: ({ multiple }) => `${formatMoney(multiple)} மடங்குகளில் உள்ளிடவும்`,
  sip_date_required: 'மாத முதலீட்டுத் தேதியைத் தேர்ந்தெடுக்கவும்',
  sip_date_not_offered: 'இந்த ஸ்கீமில் அந்த எஸ்ஐபி தேதி இல்லை.',
  months_required: 'கால அளவை உள்ளிடவும்',
  months_not_whole: 'முழு எண்களை மட்டும் உள்ளிடவும்',
  months_too_few: 'குறைந்தது 1 மாதம் உள்ளிடவும்',
  months_too_many: 'அதிகபட்சம் 360 மாதங்கள் உள்ளிடவும்',
};

const packTexts: Partial<Record<InvestmentErrorCode, string>> = {
  purchase_not_allowed: 'இந்த பேக் தற்போது இந்த வகை முதலீட்டை ஏற்கவில்லை.',
  frequency_not_offered: 'இந்த பேக்கில் அந்த இடைவெளி இல்லை.',
  sip_date_not_offered: 'இந்த பேக்கில் அந்த எஸ்ஐபி தேதி இல்லை.',
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
  'டைரக்ட் பிளான்கள் ஃபண்ட் ஹவுஸில் மட்டுமே கிடைக்கும். ரெகுலர் பிளானைத் தேர்ந்தெடுக்கவும்.';
