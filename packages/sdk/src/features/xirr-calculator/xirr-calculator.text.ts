import type { FlowsLack } from '@prosperx/core/calculator';

export const xirrCalculatorText = {
  title: 'XIRR calculator',
  intro: 'One line for each amount. Add what it is worth today as “Taken out”, with today’s date.',
  date: (line: number) => `Date of line ${line}`,
  amount: (line: number) => `Amount of line ${line} in rupees`,
  kind: (line: number) => `Kind of line ${line}`,
  kinds: { in: 'Put in', out: 'Taken out' },
  remove: (line: number) => `Remove line ${line}`,
  add: 'Add a line',
  paste: 'Paste from a sheet',
  start: 'See funds by their returns',
  noRate: 'n/a',
  /** Read together with the figure that follows; every second part is a value. */
  result: (from: string, to: string, aYear: boolean) => [
    'From ',
    from,
    ' to ',
    to,
    aYear ? ' it returned each year' : ' it returned in all',
  ],
  unfinished: (line: number) => `Line ${line} needs a date and an amount.`,
  lack: {
    too_few: 'Enter at least two lines: what was put in, and what was taken out or is there now.',
    nothing_in: 'Nothing was put in. Mark what you invested as "Put in", or paste it with a minus.',
    nothing_out: 'Nothing was taken out. Add what it is worth now, with today’s date.',
    one_day: 'All lines have the same date. A return needs time in between.',
  } satisfies Record<FlowsLack, string>,
  none: 'No return could be found for these amounts.',
};
