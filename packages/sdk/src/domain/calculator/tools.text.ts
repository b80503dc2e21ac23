/** What a figure is made of, unless a calculator says it otherwise. */
export const partsText = { parts: ['You Invest', 'You Gain'] as readonly [string, string] };

/** Words of what one may look at besides a result. */
export const toolsText = {
  indicative: 'Results are indicative only.',
  readMore: 'Read More',
  readLess: 'Read Less',
  keepAsGoal: 'Keep as a goal, with your folios and SIPs',
  names: { today: 'In today’s money', years: 'Year by year', fund: 'On a real fund' },
};

/** Words of today's money. */
export const todaysMoneyText = {
  inflation: 'Prices rise by',
  /** Read as one sentence; every second part is a value. */
  buys: (inflation: string, amount: string, years: string, today: string) => [
    'At ',
    inflation,
    ' inflation a year, ',
    amount,
    ` ${years} buys what `,
    today,
    ' buys today.',
  ],
  after: (years: string) => `in ${years}`,
  now: 'now',
  real: (inflation: string, real: string) => ['After ', inflation, ' inflation a year, that is ', real, ' a year.'],
};

/** Words of the table of years. */
export const yearsTableText = {
  today: 'In today’s money',
  copy: 'Copy the table',
  save: 'Save as CSV',
};
