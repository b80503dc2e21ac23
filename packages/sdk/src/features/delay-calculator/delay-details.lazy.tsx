import { projectDelay } from '@prosperx/core/calculator';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import type { LaterDetails } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { delayDetailsText } from './delay-details.text.js';
import type { DelayTerms } from './delay-terms.js';

export interface DetailsProps {
  plan: DelayTerms;
  /** In per cent a year; no return above it is shown as one to expect. */
  maxRate: number;
  children: Parameters<LaterDetails>[0];
}

/** What a delay costs in detail, and what it would take to make up for it. */
export function DelayDetails({ plan: { annualRate, ...plan }, maxRate, children }: DetailsProps) {
  const words = useWords(calculatorText);
  const text = useWords(delayDetailsText);
  const outcome = projectDelay({ ...plan, annualRatePercent: annualRate });
  const { now, later, cost, catchUp, rateNeeded, points } = outcome;
  return children({
    projection: { invested: later, gain: cost, points },
    facts: [
      [text.now, formatMoney(now)],
      [text.catchUp, formatMoney(catchUp)],
      ...(rateNeeded === null || rateNeeded > maxRate ? [] : [[text.rateNeeded, formatPercent(rateNeeded)] as const]),
    ],
    summary: text.summary(formatMoney(now), formatMoney(later), words.years(plan.delayYears)),
    today: { amount: cost, years: plan.years },
    past: { type: 'SIP', amount: plan.monthlyAmount, years: plan.years },
    kind: 'delay',
    words: { parts: text.parts, columns: text.columns },
  });
}
