import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatMoney } from '@prosperx/core/format';
import type { SharedPlan } from '@prosperx/core/share';
import type { PlanFigures } from './plan-figures.js';

/** A plan, and who shares it with whom. */
export interface SharedWords extends PlanFigures {
  readonly plan: SharedPlan;
  readonly advisor: string;
  /** The name of the customer; '' where it is not known. */
  readonly customer: string;
}

const years = ({ plan }: Pick<SharedWords, 'plan'>) => `${plan.years} ${plan.years === 1 ? 'year' : 'years'}`;
const greet = ({ customer }: SharedWords) => (customer === '' ? 'Hello,' : `Dear ${customer},`);

const finding = (shared: SharedWords) =>
  `${formatMoney(shared.monthly)} a month for ${years(shared)} could have grown to ${formatMoney(shared.value)} at an assumed ${shared.plan.annualRate}% a year (${formatMoney(shared.invested)} invested).`;

const INDICATIVE = 'Results are indicative only.';

/** The words with which an advisor shares the plan of a calculator: in messages and on its picture. */
export const shareCalculatorText = {
  subject: 'Your investment plan',
  /** With its link, for chats and text messages. */
  message: (shared: SharedWords, link: string) =>
    `${greet(shared)} ${shared.advisor} has made a plan for you. ${finding(shared)} ${INDICATIVE} Change it, or say that you are interested: ${link} ${RISK_WARNING}`,
  mail: (shared: SharedWords, link: string, picture: string) =>
    [
      greet(shared),
      `${shared.advisor} has made a plan for you. ${finding(shared)} ${INDICATIVE}`,
      `Change it, or say that you are interested:\n${link}`,
      `The plan as a picture:\n${picture}`,
      `${RISK_WARNING}.`,
      'If you did not expect this, ignore this email.',
    ].join('\n\n'),
  fileName: ({ calculator }: SharedPlan) => (calculator === 'sip' ? 'sip-plan.png' : 'goal-plan.png'),
  picture: {
    title: ({ calculator }: SharedPlan) => (calculator === 'sip' ? 'SIP plan' : 'Goal plan'),
    lead: (shared: Pick<SharedWords, 'plan'>) =>
      shared.plan.calculator === 'sip'
        ? `In ${years(shared)} you could have`
        : `To have this in ${years(shared)}, at an assumed ${shared.plan.annualRate}% a year`,
    monthly: 'Monthly investment',
    invested: 'You Invest',
    gain: 'You Gain',
    rate: 'Assumed return',
    rateOf: (rate: number) => `${rate}% a year`,
    by: (advisor: string) => `Shared by ${advisor}`,
    made: (date: string) => `${INDICATIVE} Made on ${date}.`,
  },
};
