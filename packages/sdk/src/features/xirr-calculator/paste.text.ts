import type { FlowFault } from '@prosperx/core/calculator';

/** Words of pasting; they come with it. */
export const pasteText = {
  label: 'Dates and amounts',
  hint: 'Two columns: dates (dd-mm-yyyy, dd/mm/yyyy, yyyy-mm-dd or dd-MMM-yyyy) and amounts, with a minus sign before what you put in.',
  take: 'Use these lines',
  nothing: 'There is no line with a date and an amount.',
  fault: (line: number, fault: string) => `Line ${line}: ${fault}`,
  faults: {
    no_date: 'no date that could be read',
    no_amount: 'no amount that could be read',
    too_many: 'too many lines',
  } satisfies Record<FlowFault, string>,
};
