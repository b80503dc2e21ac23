import { type Paise, toRupees } from '@prosperx/core/money';

/** What the last two digits of an amount in whole rupees make happen, as test cards do. */
export type AmountOutcome = 'debit_fails' | 'answer_is_lost' | 'refused' | 'bank_form' | 'never_arrives' | 'fine';

const outcomes: Readonly<Record<number, AmountOutcome>> = {
  13: 'debit_fails',
  17: 'answer_is_lost',
  19: 'refused',
  21: 'bank_form',
  23: 'never_arrives',
};

export function outcomeOf(amount: Paise): AmountOutcome {
  return outcomes[Math.floor(toRupees(amount)) % 100] ?? 'fine';
}
