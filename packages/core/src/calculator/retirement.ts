import { paise, type Paise } from '#money/index.js';
import { type SavingOutcome, saveUpTo } from './future-cost.js';
import { firstExpensesOf, neededFrom, retirementCorpus, type RetirementPlan } from './retirement-corpus.js';

/** What a retirement takes. */
export interface RetirementOutcome extends Omit<SavingOutcome, 'cost'> {
  /** What has to be there on the first day of retirement. */
  readonly corpus: Paise;
  /** What a month costs then. */
  readonly firstExpenses: Paise;
}

/** Returns what to save for a retirement (`retirementCorpus`). `points` go on from saving to spending, to the end; what was saved beyond the need goes on growing. */
export function projectRetirement(plan: RetirementPlan): RetirementOutcome {
  const years = plan.retireAt - plan.age;
  const corpus = retirementCorpus(plan);
  const saving = saveUpTo(corpus, { ...plan, years });
  // whoever has saved more than is needed has it left
  const spare = Math.max(0, saving.value - corpus);
  const growth = 1 + plan.laterRatePercent / 100;
  const spending = Array.from({ length: plan.liveUntil - plan.retireAt }, (_, index) => ({
    year: years + index + 1,
    invested: saving.invested,
    value: paise(Math.round(neededFrom(plan, index + 1) + spare * growth ** (index + 1))),
  }));
  return { ...saving, corpus, firstExpenses: firstExpensesOf(plan), points: [...saving.points, ...spending] };
}
