/** The calculators by their addresses, in the order of their list. */
export const calculatorList = {
  'sip-calculator': { title: 'SIP calculator', intro: 'What a fixed monthly amount can grow into.' },
  'lumpsum-calculator': { title: 'Lumpsum calculator', intro: 'What one sum can grow into.' },
  'step-up-calculator': {
    title: 'Step-up SIP calculator',
    intro: 'What a monthly amount can grow into that you raise each year.',
  },
  'goal-amount-calculator': { title: 'Goal calculator', intro: 'What to invest each month to reach an amount.' },
  'retirement-calculator': {
    title: 'Retirement calculator',
    intro: 'What has to be there at retirement, and what to invest each month until then.',
  },
  'education-calculator': {
    title: 'Education calculator',
    intro: 'What to invest each month for a course whose cost rises.',
  },
  'swp-calculator': { title: 'SWP calculator', intro: 'How long a sum lasts from which you withdraw each month.' },
  'delay-calculator': { title: 'Cost of delay calculator', intro: 'What it costs to begin a SIP some years later.' },
  'elss-calculator': {
    title: 'ELSS calculator',
    intro: 'The tax that an investment in ELSS saves, in the old and the new regime.',
  },
  'inflation-calculator': {
    title: 'Inflation calculator',
    intro: 'What a thing of today’s price will cost, and what money of today will still buy.',
  },
  'cagr-calculator': { title: 'CAGR calculator', intro: 'By what rate a year one value has become another.' },
  'xirr-calculator': {
    title: 'XIRR calculator',
    intro: 'The return a year of amounts on any days, typed or pasted from a sheet.',
  },
} as const;

/** The groups of their list. */
export const calculatorsPageText = {
  title: 'Calculators',
  intro:
    'Each says its formula and shows its years in a table and in today’s money; those of an investment can be tried on a real fund.',
  groups: {
    grow: 'What it grows into',
    goals: 'What a goal takes',
    take: 'Withdraw, wait and save tax',
    measure: 'Measure returns and prices',
  },
};
