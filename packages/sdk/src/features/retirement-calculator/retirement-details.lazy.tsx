import { projectRetirement, type RetirementPlan } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { rupees, toRupees } from '@prosperx/core/money';
import type { LaterDetails } from '#domain/calculator/calculator.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { retirementDetailsText } from './retirement-details.text.js';

export interface DetailsProps {
  plan: RetirementPlan;
  children: Parameters<LaterDetails>[0];
}

/** What a retirement takes in detail, and how the money comes and goes. */
export function RetirementDetails({ plan, children }: DetailsProps) {
  const text = useWords(retirementDetailsText);
  const outcome = projectRetirement(plan);
  const { corpus, monthlyAmount } = outcome;
  const { age, retireAt, liveUntil } = plan;
  const years = retireAt - age;
  return children({
    projection: outcome,
    facts: [
      [text.corpus(retireAt), formatMoney(corpus)],
      [text.firstExpenses(retireAt), formatMoney(outcome.firstExpenses)],
    ],
    summary: text.summary(formatMoney(corpus), retireAt, liveUntil),
    today: { amount: corpus, years },
    past: monthlyAmount > 0 ? { type: 'SIP', amount: rupees(Math.ceil(toRupees(monthlyAmount))), years } : undefined,
    kind: 'retirement',
    words: { columns: text.columns },
  });
}
