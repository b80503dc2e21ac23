import { amountLimits, INVESTMENT_MAXIMUM, INVESTMENT_MINIMUM, type InvestmentErrorCode } from '#cart/investment.js';
import type {
  directPlanText as englishDirectPlanText,
  investmentErrorText as englishInvestmentErrorText,
} from '#cart/investment.text.js';
import { formatMoney } from '#format/index.js';
import type { Translation } from '#language/index.js';

type Limits = ReturnType<typeof amountLimits>;

const texts: Readonly<Record<InvestmentErrorCode, string | ((limits: Limits) => string)>> = {
  purchase_not_allowed: 'या योजनेत सध्या अशी गुंतवणूक घेतली जात नाही.',
  frequency_not_offered: 'या योजनेत ही वारंवारता उपलब्ध नाही.',
  amount_required: 'कृपया रक्कम टाका',
  amount_not_whole: 'फक्त पूर्ण रुपये टाका',
  amount_below_minimum: ({ min }) =>
    min === INVESTMENT_MINIMUM ? 'किमान रक्कम 1 आहे' : `किमान रक्कम ${formatMoney(min)} आहे`,
  amount_above_maximum: ({ max }) =>
    max === INVESTMENT_MAXIMUM ? 'कमाल रक्कम 10000000 आहे' : `कमाल रक्कम ${formatMoney(max)} आहे`,
  amount_not_multiple: ({ multiple }) => `कृपया ${formatMoney(multiple)} च्या पटीत रक्कम टाका`,
  sip_date_required: 'कृपया दर महिन्याची गुंतवणुकीची तारीख निवडा',
  sip_date_not_offered: 'या योजनेत एसआयपीची ही तारीख उपलब्ध नाही.',
  months_required: 'कृपया कालावधी टाका',
  months_not_whole: 'फक्त पूर्ण संख्या टाका',
  months_too_few: 'किमान 1 महिना टाका',
  months_too_many: 'जास्तीत जास्त 360 महिने टाका',
};

const packTexts: Partial<Record<InvestmentErrorCode, string>> = {
  purchase_not_allowed: 'या पॅकमध्ये सध्या अशी गुंतवणूक घेतली जात नाही.',
  frequency_not_offered: 'या पॅकमध्ये ही वारंवारता उपलब्ध नाही.',
  sip_date_not_offered: 'या पॅकमध्ये एसआयपीची ही तारीख उपलब्ध नाही.',
};

export const directPlanText: Translation<typeof englishDirectPlanText> =
  'डायरेक्ट प्लॅन फक्त फंड हाऊस विकते. कृपया रेग्युलर प्लॅन निवडा.';

export const investmentErrorText: Translation<typeof englishInvestmentErrorText> = (
  code,
  fund,
  type,
  isPack = false,
) => {
  const text = (isPack ? packTexts[code] : undefined) ?? texts[code];
  return typeof text === 'string' ? text : text(amountLimits(fund, type));
};
