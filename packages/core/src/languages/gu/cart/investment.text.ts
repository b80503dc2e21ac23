import { amountLimits, INVESTMENT_MAXIMUM, INVESTMENT_MINIMUM, type InvestmentErrorCode } from '#cart/investment.js';
import type {
  directPlanText as englishDirectPlanText,
  investmentErrorText as englishInvestmentErrorText,
} from '#cart/investment.text.js';
import { formatMoney } from '#format/index.js';
import type { Translation } from '#language/index.js';

type Limits = ReturnType<typeof amountLimits>;

const texts: Readonly<Record<InvestmentErrorCode, string | ((limits: Limits) => string)>> = {
  purchase_not_allowed: 'આ સ્કીમમાં હાલમાં આ રીતનું રોકાણ લેવાતું નથી.',
  frequency_not_offered: 'આ સ્કીમમાં આટલા ગાળે રોકાણ થઈ શકતું નથી.',
  amount_required: 'કૃપા કરીને રકમ લખો',
  amount_not_whole: 'ફક્ત પૂરા રૂપિયા લખો',
  amount_below_minimum: ({ min }) => (min === INVESTMENT_MINIMUM ? 'લઘુતમ રકમ 1 છે' : `લઘુતમ રકમ ${formatMoney(min)} છે`),
  amount_above_maximum: ({ max }) =>
    max === INVESTMENT_MAXIMUM ? 'મહત્તમ રકમ 10000000 છે' : `મહત્તમ રકમ ${formatMoney(max)} છે`,
  amount_not_multiple: ({ multiple }) => `કૃપા કરીને ${formatMoney(multiple)}ના ગુણાંકમાં રકમ લખો`,
  sip_date_required: 'કૃપા કરીને દર મહિને રોકાણની તારીખ પસંદ કરો',
  sip_date_not_offered: 'આ સ્કીમમાં એસઆઈપીની આ તારીખ મળતી નથી.',
  months_required: 'કૃપા કરીને સમયગાળો લખો',
  months_not_whole: 'ફક્ત પૂરી સંખ્યા લખો',
  months_too_few: 'ઓછામાં ઓછો 1 મહિનો લખો',
  months_too_many: 'વધુમાં વધુ 360 મહિના લખો',
};

const packTexts: Partial<Record<InvestmentErrorCode, string>> = {
  purchase_not_allowed: 'આ પેકમાં હાલમાં આ રીતનું રોકાણ લેવાતું નથી.',
  frequency_not_offered: 'આ પેકમાં આટલા ગાળે રોકાણ થઈ શકતું નથી.',
  sip_date_not_offered: 'આ પેકમાં એસઆઈપીની આ તારીખ મળતી નથી.',
};

export const directPlanText: Translation<typeof englishDirectPlanText> =
  'ડાયરેક્ટ પ્લાન ફક્ત ફંડ હાઉસ વેચે છે. કૃપા કરીને રેગ્યુલર પ્લાન પસંદ કરો.';

export const investmentErrorText: Translation<typeof englishInvestmentErrorText> = (
  code,
  fund,
  type,
  isPack = false,
) => {
  const text = (isPack ? packTexts[code] : undefined) ?? texts[code];
  return typeof text === 'string' ? text : text(amountLimits(fund, type));
};
