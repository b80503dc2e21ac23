import { INVESTMENT_FREQUENCY, type InvestmentType, UNTIL_CANCELLED } from '@prosperx/core/cart';
import { type FieldAmount, typedWhole } from '@prosperx/core/format';

/** The times at which the first instalment of a SIP may be paid. */
export type FirstInstalmentTiming = 'today' | 'onSipDate';

/** What a form asks of an investment. */
export interface ChoiceValues {
  readonly type: InvestmentType;
  readonly amount: FieldAmount;
  /** Day of the month; null while none is chosen. */
  readonly sipDate: number | null;
  readonly lasts: 'untilCancelled' | 'fixed';
  /** Digits as typed. */
  readonly months: string;
  readonly begins: FirstInstalmentTiming;
}

/** Returns how many instalments are chosen; null while none are. */
export const instalmentsOf = ({ lasts, months }: Pick<ChoiceValues, 'lasts' | 'months'>): number | null =>
  lasts === 'untilCancelled' ? UNTIL_CANCELLED : typedWhole(months);

/** The fields of a choice as the calls of the cart have them. */
export function choiceOf({ type, amount, sipDate, lasts, months, begins }: ChoiceValues) {
  const investmentFrequency = INVESTMENT_FREQUENCY[type];
  if (type === 'LUMPSUM') return { investmentType: type, investmentFrequency, amount };
  const numOfSipInstallments = instalmentsOf({ lasts, months });
  const firstOrderToday = begins === 'today';
  return { investmentType: type, investmentFrequency, amount, sipDate, numOfSipInstallments, firstOrderToday };
}
