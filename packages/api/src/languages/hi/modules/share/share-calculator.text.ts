import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import type { SharedPlan } from '@prosperx/core/share';
import { addressed } from '#languages/hi/providers/notification.text.js';
import type { SharedWords } from '#modules/share/share-calculator.text.js';
import type { shareCalculatorText as english } from '#modules/share/share-calculator.text.js';

const years = ({ plan }: Pick<SharedWords, 'plan'>) => `${plan.years} साल`;
const greet = ({ customer }: SharedWords) => (customer === '' ? 'नमस्ते,' : `नमस्ते ${addressed(customer)},`);

const NAMES: Readonly<Record<SharedPlan['calculator'], string>> = {
  sip: 'एसआईपी',
  goal: 'लक्ष्य',
  lumpsum: 'एकमुश्त निवेश',
  stepUp: 'स्टेप-अप एसआईपी',
};

const FILES: Readonly<Record<SharedPlan['calculator'], string>> = {
  sip: 'sip-plan.png',
  goal: 'goal-plan.png',
  lumpsum: 'lumpsum-plan.png',
  stepUp: 'step-up-sip-plan.png',
};

function paymentOf({ plan, payment }: SharedWords): string {
  if (plan.calculator === 'lumpsum') return formatMoney(payment);
  return `हर महीने ${formatMoney(payment)}${plan.stepUp === null ? '' : `, हर साल ${plan.stepUp}% बढ़ाकर`}`;
}

const summary = (shared: SharedWords) =>
  `${paymentOf(shared)}, ${years(shared)} तक, ${shared.plan.annualRate}% सालाना मानकर बढ़कर ${formatMoney(shared.value)} हो सकते थे (निवेश ${formatMoney(shared.invested)})।`;

const INDICATIVE = 'ये आंकड़े सिर्फ अनुमान हैं।';

export const shareCalculatorText: Translation<typeof english> = {
  subject: 'आपका निवेश प्लान',
  message: (shared, link) =>
    `${greet(shared)} ${shared.advisor} ने आपके लिए एक प्लान बनाया है। ${summary(shared)} ${INDICATIVE} इसे बदलें, या बताएं कि आपकी रुचि है: ${link} ${RISK_WARNING}`,
  mail: (shared, link, picture) =>
    [
      greet(shared),
      `${shared.advisor} ने आपके लिए एक प्लान बनाया है। ${summary(shared)} ${INDICATIVE}`,
      `इसे बदलें, या बताएं कि आपकी रुचि है:\n${link}`,
      `तस्वीर के रूप में प्लान:\n${picture}`,
      RISK_WARNING,
      'अगर आपको इसकी उम्मीद नहीं थी, तो इस ईमेल पर ध्यान न दें।',
    ].join('\n\n'),
  fileName: ({ calculator }) => FILES[calculator],
  picture: {
    title: ({ calculator }) => `${NAMES[calculator]} का प्लान`,
    lead: (shared) =>
      shared.plan.calculator === 'goal'
        ? `${years(shared)} में इतना जोड़ने के लिए, ${shared.plan.annualRate}% सालाना मानकर`
        : `${years(shared)} में आपके पास हो सकते हैं`,
    payment: ({ calculator }) => (calculator === 'lumpsum' ? 'निवेश' : 'मासिक निवेश'),
    stepUp: 'हर साल बढ़ाएं',
    invested: 'आपका निवेश',
    gain: 'आपका मुनाफा',
    rate: 'माना गया रिटर्न',
    rateOf: (rate) => `${rate}% सालाना`,
    by: (advisor) => `${advisor} ने शेयर किया`,
    made: (date) => `${INDICATIVE} ${date} को बनाया गया।`,
  },
};
