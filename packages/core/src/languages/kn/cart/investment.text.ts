import { amountLimits, INVESTMENT_MAXIMUM, INVESTMENT_MINIMUM, type InvestmentErrorCode } from '#cart/investment.js';
import type {
  investmentErrorText as englishInvestmentErrorText,
  directPlanText as englishDirectPlanText,
} from '#cart/investment.text.js';
import { formatMoney } from '#format/index.js';
import type { Translation } from '#language/index.js';

type Limits = ReturnType<typeof amountLimits>;

const texts: Readonly<Record<InvestmentErrorCode, string | ((limits: Limits) => string)>> = {
  purchase_not_allowed: 'ಈ ಸ್ಕೀಮ್ ಸದ್ಯ ಈ ಬಗೆಯ ಹೂಡಿಕೆ ಸ್ವೀಕರಿಸುತ್ತಿಲ್ಲ.',
  frequency_not_offered: 'ಈ ಸ್ಕೀಮ್‌ನಲ್ಲಿ ಆ ಅವಧಿ ಇಲ್ಲ.',
  amount_required: 'ಮೊತ್ತ ನಮೂದಿಸಿ',
  amount_not_whole: 'ಪೂರ್ಣ ಸಂಖ್ಯೆಗಳನ್ನು ಮಾತ್ರ ನಮೂದಿಸಿ',
  amount_below_minimum: ({ min }) => (min === INVESTMENT_MINIMUM ? 'ಕನಿಷ್ಠ ಮೊತ್ತ 1' : `ಕನಿಷ್ಠ ಮೊತ್ತ ${formatMoney(min)}`),
  amount_above_maximum: ({ max }) =>
    max === INVESTMENT_MAXIMUM ? 'ಗರಿಷ್ಠ ಮೊತ್ತ 10000000' : `ಗರಿಷ್ಠ ಮೊತ್ತ ${formatMoney(max)}`,
  amount_not_multiple: ({ multiple }) => `${formatMoney(multiple)}ರ ಗುಣಕಗಳಲ್ಲಿ ನಮೂದಿಸಿ`,
  sip_date_required: 'ತಿಂಗಳ ಹೂಡಿಕೆಯ ತಾರೀಖು ಆರಿಸಿ',
  sip_date_not_offered: 'ಈ ಸ್ಕೀಮ್‌ನಲ್ಲಿ ಆ ಎಸ್‌ಐಪಿ ತಾರೀಖು ಇಲ್ಲ.',
  months_required: 'ಕಾಲಾವಧಿ ನಮೂದಿಸಿ',
  months_not_whole: 'ಪೂರ್ಣ ಸಂಖ್ಯೆಗಳನ್ನು ಮಾತ್ರ ನಮೂದಿಸಿ',
  months_too_few: 'ಕನಿಷ್ಠ 1 ತಿಂಗಳು ನಮೂದಿಸಿ',
  months_too_many: 'ಗರಿಷ್ಠ 360 ತಿಂಗಳು ನಮೂದಿಸಿ',
};

const packTexts: Partial<Record<InvestmentErrorCode, string>> = {
  purchase_not_allowed: 'ಈ ಪ್ಯಾಕ್ ಸದ್ಯ ಈ ಬಗೆಯ ಹೂಡಿಕೆ ಸ್ವೀಕರಿಸುತ್ತಿಲ್ಲ.',
  frequency_not_offered: 'ಈ ಪ್ಯಾಕ್‌ನಲ್ಲಿ ಆ ಅವಧಿ ಇಲ್ಲ.',
  sip_date_not_offered: 'ಈ ಪ್ಯಾಕ್‌ನಲ್ಲಿ ಆ ಎಸ್‌ಐಪಿ ತಾರೀಖು ಇಲ್ಲ.',
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
  'ಡೈರೆಕ್ಟ್ ಪ್ಲಾನ್‌ಗಳು ಫಂಡ್ ಹೌಸ್‌ನಲ್ಲಿ ಮಾತ್ರ ಸಿಗುತ್ತವೆ. ರೆಗ್ಯುಲರ್ ಪ್ಲಾನ್ ಆರಿಸಿ.';
