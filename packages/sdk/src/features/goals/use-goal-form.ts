import type { FieldAmount } from '@prosperx/core/format';
import { checkGoal, type GoalField, type Goals, type GoalTerms } from '@prosperx/core/goal';
import { ZERO_PAISE } from '@prosperx/core/money';
import { namedDate } from '@prosperx/core/time';
import { useState } from 'react';
import { useFirstWrong } from '#primitives/form/use-first-wrong.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type GoalChange, useSaveGoal } from '#queries/goals.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { goalListText } from './goal-list.text.js';
import { useTies } from './use-ties.js';

/** A goal as its form begins. */
export type GoalDraft = GoalChange;

interface Values {
  readonly name: string;
  readonly cost: FieldAmount;
  readonly date: string;
  readonly inflation: string;
  readonly rate: string;
}

const numberOf = (typed: string) => (typed === '' ? Number.NaN : Number(typed));

/** The terms as they stand in the fields; null while there is no date. */
function termsOf({ name, cost, date, inflation, rate }: Values): GoalTerms | null {
  const day = namedDate(date);
  if (day === null) return null;
  return {
    name,
    cost: typeof cost === 'number' ? cost : ZERO_PAISE,
    date: day,
    inflationPercent: numberOf(inflation),
    annualRatePercent: numberOf(rate),
  };
}

export interface GoalDialogProps {
  readonly draft: GoalDraft;
  readonly data: Goals;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What is typed and chosen, what is wrong with it, and how it is kept. */
export function useGoalForm({ draft, data, onSaved, onClose }: GoalDialogProps) {
  const text = useWords(goalListText);
  const services = useServices();
  const saving = useSaveGoal();
  const { maxRate } = useWidget().shared;
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLFormElement>(tries);
  const [values, setValues] = useState<Values>({
    name: draft.name,
    cost: draft.cost,
    date: draft.date,
    inflation: String(draft.inflationPercent),
    rate: String(draft.annualRatePercent),
  });
  const { chosen, ...ties } = useTies(draft, data);
  const terms = termsOf(values);
  const faults: ReturnType<typeof checkGoal> = terms ? checkGoal(terms, data.today, maxRate) : { date: 'required' };
  const isRight = Object.keys(faults).length === 0;
  const errorOf = (field: GoalField) => {
    const fault = tries > 0 ? faults[field] : undefined;
    return fault && (field === 'annualRatePercent' ? text.rateFault(maxRate) : text.faults[field][fault]);
  };
  const save = (whole: GoalTerms) =>
    saving.mutate(
      { ...whole, goalId: draft.goalId, ...chosen },
      {
        onSuccess: () => {
          services.flash.getState().show('success', text.saved);
          onSaved();
          onClose();
        },
        onError: (error) => showErrorFlash(services, error, text.notSaved),
      },
    );
  const submit = () => {
    setTries(tries + 1);
    if (terms && isRight) save(terms);
  };
  return {
    form,
    values,
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    ties,
    terms: isRight ? terms : null,
    errorOf,
    submit,
    isBusy: saving.isPending,
  };
}

export type GoalForm = ReturnType<typeof useGoalForm>;
