import { formatDate, formatDateShort, formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { PlanKind } from '@prosperx/core/stp';
import type { BusinessDate } from '@prosperx/core/time';

/** Words of the form in which an STP or SWP is entered. */
export const planFormText = {
  form: (kind: PlanKind) => `New ${kind}`,
  failed: 'What you hold could not be shown',
  nothingHeld: (kind: PlanKind) => `You hold no fund from which an ${kind} can be set up.`,
  portfolio: 'Go to portfolio',
  from: { STP: 'Transfer from', SWP: 'Withdraw from' } satisfies Record<PlanKind, string>,
  fromPrompt: 'Choose a fund that you hold',
  fromOption: (name: string, folio: string) => `${name}, folio ${folio}`,
  worth: (value: Paise, date: BusinessDate) => `Worth ${formatMoney(value)} on ${formatDateShort(date)}`,
  to: 'Transfer to',
  toPrompt: 'Choose a fund of the same house',
  noTarget: 'No other fund of this house takes transfers.',
  toBank: 'The money goes to the bank account of your profile.',
  frequency: 'Frequency',
  amount: 'Amount for each instalment',
  amountHint: (least: Paise, multiple: Paise) =>
    `From ${formatMoney(least)}${multiple > 100 ? `, in multiples of ${formatMoney(multiple)}` : ''}`,
  instalments: 'No. of instalments',
  instalmentsHint: (fewest: number, most: number) => `${fewest} to ${most}`,
  start: 'Start date',
  startHint: (from: BusinessDate, to: BusinessDate) => `${formatDateShort(from)} to ${formatDateShort(to)}`,
  startDays: (days: readonly number[]) => `, day ${daysInWords(days)} of the month`,
  end: 'End date',
  endHint: (count: number) => `${count} instalment${count === 1 ? '' : 's'} on working days`,
  firstToday: 'Place the first order today',
  firstTodayHint: 'It is the first instalment; the next one is on the start date.',
  instalmentsLine: 'Instalments',
  times: (amount: Paise, count: number) => `${count} × ${formatMoney(amount)}`,
  last: 'Last instalment',
  total: 'Total',
  lessHeld: (value: Paise, total: Paise) =>
    `What can be sold of the folio today is worth ${formatMoney(value)}, less than the total of ${formatMoney(total)}. Instalments fail once nothing of it is free.`,
  submit: (kind: PlanKind) => `Set up ${kind}`,
  waiting: 'Reading what these funds accept',
  terms: (source: string, date: BusinessDate) => `What the funds accept: ${source}, as of ${formatDateShort(date)}.`,
  notCreated: (kind: PlanKind) => `Failed to create new ${kind}. Please try again later`,

  almostDone: 'Almost Done!',
  byEmail: (sentTo: string) => `A link has been emailed to ${sentTo}.`,
  bySms: (sentTo: string) => `A link has been sent by SMS to ${sentTo}.`,
  ofCustomer: 'Your customer has to open it to approve the order.',
  before: (date: BusinessDate, isToday: boolean) =>
    `It must be confirmed before 3 PM ${isToday ? 'today' : `on ${formatDate(date)}`}, otherwise the order is cancelled.`,
  within: (kind: PlanKind) => `The status shows on My ${kind}s within 24 hours.`,
  toList: (kind: PlanKind) => `Go to My ${kind}s`,
};

/** Writes days as ranges: `1 to 28`, `1, 10, 15`. */
function daysInWords(days: readonly number[]): string {
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 1];
  const isRange = days.length > 2 && last - first === days.length - 1;
  return isRange ? `${first} to ${last}` : days.join(', ');
}
