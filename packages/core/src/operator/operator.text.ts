import type { DecisionRefusal, ReasonFault } from './rules.js';
import { REASON_LENGTH } from './rules.js';

/** The words for faults that an operator can mend in a field. */
export const operatorErrorText: Readonly<
  Record<ReasonFault | 'code_refused' | 'arn_changed' | 'what_short' | 'number_wrong', string>
> = {
  reason_short: `Say why, in ${REASON_LENGTH.least} letters at least.`,
  reason_long: `Say why in ${REASON_LENGTH.most} letters at most.`,
  reason_personal: 'The reason stays on record for good: name the case, and no number or address of a person.',
  arn_changed:
    'This was decided, or other numbers or dates were handed in meanwhile: look again, and check those with AMFI.',
  number_wrong: 'Give the number as the exchange writes it: letters, digits, hyphens and slashes.',
  what_short: 'Give four letters or digits at least.',
  code_refused: 'This code is not right, or was used before. Wait for the next one.',
};

/** The sentences of `decision_refused`. */
export const decisionText: Readonly<Record<DecisionRefusal, string>> = {
  not_parked: 'This job does not wait any more. Look again.',
  proposed: 'This was proposed already: see Approvals, where another operator decides about it.',
  own: 'You proposed this yourself: another operator decides.',
  not_own: 'Another operator proposed this: refuse it in place of withdrawing it.',
  over: 'This was decided already, or waited too long.',
  one_by_one: 'This moves money: decide about one after the other.',
  pan_changed: 'The account holder has given another PAN meanwhile, and that one stays. Look again.',
};
