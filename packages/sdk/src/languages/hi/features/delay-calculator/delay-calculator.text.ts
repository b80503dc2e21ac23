import type { Translation } from '@prosperx/core/language';
import type { delayCalculatorText as english } from '#features/delay-calculator/delay-calculator.text.js';

export const delayCalculatorText: Translation<typeof english> = {
  title: 'देरी की कीमत कैलकुलेटर',
  monthlyInvestment: 'मासिक निवेश',
  needed: 'पैसा कितने समय बाद चाहिए',
  delay: 'शुरुआत में देरी',
  start: 'अभी शुरू करें',
  intro: (years) => ['', years, ' देर से शुरू करने पर इतना नुकसान हो सकता है'],
};
