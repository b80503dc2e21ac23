import { formatDateShort, formatMoney } from '@prosperx/core/format';
import type { SharedPlan } from '@prosperx/core/share';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { type Imprint, imprintLine } from '#records/agent/imprint.js';
import type { FactPicture } from '#records/share/fact-picture.js';
import { figuresOf } from './plan-figures.js';
import { shareCalculatorText } from './share-calculator.text.js';

const { picture: text } = shareCalculatorText;

/** A plan that an advisor shared. */
export interface PlanPicture {
  readonly plan: SharedPlan;
  readonly advisor: Imprint;
  readonly madeAt: Instant;
}

/** Returns what the picture of a plan says. */
export function planPicture({ plan, advisor, madeAt }: PlanPicture): FactPicture {
  const { payment, invested, gain, value } = figuresOf(plan);
  return {
    title: text.title(plan),
    lead: text.lead({ plan }),
    figure: formatMoney(value),
    share: invested / value,
    facts: [
      [text.payment(plan), formatMoney(payment)],
      ...(plan.stepUp === null ? [] : [[text.stepUp, text.rateOf(plan.stepUp)] as const]),
      [text.invested, formatMoney(invested)],
      [text.gain, formatMoney(gain)],
      [text.rate, text.rateOf(plan.annualRate)],
    ],
    foot: [text.by(imprintLine(advisor)), text.made(formatDateShort(businessDateAt(madeAt)))],
  };
}
