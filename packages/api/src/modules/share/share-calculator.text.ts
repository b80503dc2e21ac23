import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatMoney } from '@prosperx/core/format';
import type { SharedPlan } from '@prosperx/core/share';
import { addressed } from '#providers/notification.text.js';
import type { PlanFigures } from './plan-figures.js';

/** A plan, and who shares it with whom. */
export interface SharedWords extends PlanFigures {
  readonly plan: SharedPlan;
  readonly advisor: string;
  /** The name of the customer; '' where it is not known. */
  readonly customer: string;
}

const years = ({ plan }: Pick<SharedWords, 'plan'>) => `${plan.years} ${plan.years === 1 ? 'year' : 'years'}`;
const greet = ({ customer }: SharedWords) => (customer === '' ? 'Hello,' : `Dear ${addressed(customer)},`);

const NAMES: Readonly<Record<SharedPlan['calculator'], string>> = {
  sip: 'SIP',
  goal: 'Goal',
  lumpsum: 'Lumpsum',
  stepUp: 'Step-up SIP',
};

function paymentOf({ plan, payment }: SharedWords): string {
  if (plan.calculator === 'lumpsum') return formatMoney(payment);
  return `${formatMoney(payment)} a month${plan.stepUp === null ? '' : `, raised by ${plan.stepUp}% each year,`}`;
}

const summary = (shared: SharedWords) =>
  `${paymentOf(shared)} for ${years(shared)} could have grown to ${formatMoney(shared.value)} at an assumed ${shared.plan.annualRate}% a year (${formatMoney(shared.invested)} invested).`;

const INDICATIVE = 'Results are indicative only.';

/** The words with which an advisor shares the plan of a calculator: in messages and on its picture. */
export const shareCalculatorText = {
  subject: 'Your investment plan',
  /** The message with its link, for chats and text messages. */
  message: (shared: SharedWords, link: string) =>
    `${greet(shared)} ${shared.advisor} has made a plan for you. ${summary(shared)} ${INDICATIVE} Change it, or say that you are interested: ${link} ${RISK_WARNING}`,
  mail: (shared: SharedWords, link: string, picture: string) =>
    [
      greet(shared),
      `${shared.advisor} has made a plan for you. ${summary(shared)} ${INDICATIVE}`,
      `Change it, or say that you are interested:\n${link}`,
      `The plan as a picture:\n${picture}`,
      `${RISK_WARNING}.`,
      'If you did not expect this, ignore this email.',
    ].join('\n\n'),
  fileName: ({ calculator }: SharedPlan) => `${NAMES[calculator].toLowerCase().replaceAll(' ', '-')}-plan.png`,
  picture: {
    title: ({ calculator }: SharedPlan) => `${NAMES[calculator]} plan`,
    lead: (shared: Pick<SharedWords, 'plan'>) =>
      shared.plan.calculator === 'goal'
        ? `To have this in ${years(shared)}, at an assumed ${shared.plan.annualRate}% a year`
        : `In ${years(shared)} you could have`,
    payment: ({ calculator }: SharedPlan) => (calculator === 'lumpsum' ? 'Investment' : 'Monthly investment'),
    stepUp: 'Raised by',
    invested: 'You Invest',
    gain: 'You Gain',
    rate: 'Assumed return',
    rateOf: (rate: number) => `${rate}% a year`,
    by: (advisor: string) => `Shared by ${advisor}`,
    made: (date: string) => `${INDICATIVE} Made on ${date}.`,
  },
};
