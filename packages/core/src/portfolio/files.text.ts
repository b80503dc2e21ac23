import type { PeriodErrorCode } from './files-api.js';

/** What is said of a period that no statement can be made of. */
export const periodErrorText: Readonly<Record<PeriodErrorCode, string>> = {
  period_from_required: 'Select the first day',
  period_until_required: 'Select the last day',
  period_backwards: 'The last day is before the first',
  period_in_future: 'The last day has not come yet',
};
