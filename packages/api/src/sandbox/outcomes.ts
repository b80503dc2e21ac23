import { type Paise, toRupees } from '@prosperx/core/money';

/** What the last two digits of an amount in whole rupees make happen, as test cards do. */
export type AmountOutcome = 'debit_fails' | 'answer_is_lost' | 'refused' | 'fine';

const outcomes: Readonly<Record<number, AmountOutcome>> = { 13: 'debit_fails', 17: 'answer_is_lost', 19: 'refused' };

export function outcomeOf(amount: Paise): AmountOutcome {
  return outcomes[Math.floor(toRupees(amount)) % 100] ?? 'fine';
}
