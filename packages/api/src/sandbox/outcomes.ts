import { type Paise, toRupees } from '@prosperx/core/money';
import { ProviderUnknown } from '#providers/providers.js';

/** The last two digits of an amount in whole rupees decide the outcome, as test cards do. */
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

/** Whom registry and banks of the sandbox name where they know somebody by another name. */
export const NAME_OF_ANOTHER = 'MR ANOTHER PERSON';

/** The faults of the sandbox's providers besides those that amounts decide. Tests and long runs set it; nothing does otherwise. */
export interface Faults {
  /** Called before a provider carries something out: true loses the request. */
  loseRequest?: () => boolean;
  /** Called after the provider has: true loses the answer. */
  loseAnswer?: () => boolean;
}

/** Carries out what a provider was asked, over a wire on which requests and answers get lost. */
export async function overWire<Answer>(faults: Faults, what: string, carryOut: () => Promise<Answer>): Promise<Answer> {
  if (faults.loseRequest?.()) throw new ProviderUnknown(what);
  const answer = await carryOut();
  if (faults.loseAnswer?.()) throw new ProviderUnknown(what);
  return answer;
}
