import type { DecisionRefusal, ReasonFault } from './rules.js';
import { REASON_LENGTH } from './rules.js';

/** The words for faults that an operator can mend in a field. */
export const operatorErrorText: Readonly<
  Record<ReasonFault | 'code_refused' | 'arn_changed' | 'what_short' | 'number_wrong', string>
> = {
  reason_short: `Say why, in at least ${REASON_LENGTH.least} characters.`,
  reason_long: `Say why, in at most ${REASON_LENGTH.most} characters.`,
  reason_personal: 'The reason stays on record for good: name the case, but do not write anyone’s number or address.',
  arn_changed:
    'This was decided meanwhile, or other numbers or dates were submitted. Look again, and check those with AMFI.',
  number_wrong: 'Give the number as the exchange writes it: letters, digits, hyphens and slashes.',
  what_short: 'Enter at least four letters or digits.',
  code_refused: 'This code is wrong, or was used before. Wait for the next one.',
};

/** The sentences of `decision_refused`. */
export const decisionText: Readonly<Record<DecisionRefusal, string>> = {
  not_parked: 'This job is no longer waiting. Look again.',
  proposed: 'This was already proposed: another operator decides about it under Approvals.',
  own: 'You proposed this yourself: another operator decides.',
  not_own: 'Another operator proposed this. You can refuse it but not withdraw it.',
  over: 'This was already decided, or waited too long.',
  one_by_one: 'This moves money: decide about one at a time.',
  pan_changed: 'The account holder has since given another PAN, and that one stays. Look again.',
};
