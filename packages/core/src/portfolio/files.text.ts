import type { PeriodErrorCode } from './files-api.js';

/** What is said of a period that no statement can be made of. */
export const periodErrorText: Readonly<Record<PeriodErrorCode, string>> = {
  period_from_required: 'Select the first day',
  period_until_required: 'Select the last day',
  period_backwards: 'The last day is before the first',
  period_in_future: 'The last day has not come yet',
};

/** What is said of the gains of a minor. */
export const clubbedText =
  'Gains of a minor, until they turn 18, are added to the income of the parent who earns more (clubbing of income): that parent declares them, at their own rates and within their own exemption. No exempt or taxed amount here includes them.';

/** What is said of gains of which some are larger than the law counts them. */
export const unknownFairValuesText =
  'For some units the NAV of 31 Jan 2018 is not known: the price paid is taken as their cost, and the gain may be smaller.';
