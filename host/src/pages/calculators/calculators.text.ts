/** The calculators by their addresses, in the order of their list. */
export const calculatorList = {
  'sip-calculator': { title: 'SIP calculator', intro: 'What a fixed monthly amount can grow into.' },
  'lumpsum-calculator': { title: 'Lumpsum calculator', intro: 'What one sum can grow into.' },
  'step-up-calculator': {
    title: 'Step-up SIP calculator',
    intro: 'What a monthly amount can grow into if you raise it each year.',
  },
  'goal-amount-calculator': { title: 'Goal calculator', intro: 'What to invest each month to reach an amount.' },
  'retirement-calculator': {
    title: 'Retirement calculator',
    intro: 'How much you need at retirement, and what to invest each month until then.',
  },
  'education-calculator': {
    title: 'Education calculator',
    intro: 'What to invest each month for a course whose cost rises.',
  },
  'swp-calculator': {
    title: 'SWP calculator',
    intro: 'How long your money lasts if you withdraw a fixed amount each month.',
  },
  'delay-calculator': { title: 'Cost of delay calculator', intro: 'What it costs to begin a SIP some years later.' },
  'elss-calculator': {
    title: 'ELSS calculator',
    intro: 'The tax that an investment in ELSS saves, in the old and the new regime.',
  },
  'inflation-calculator': {
    title: 'Inflation calculator',
    intro: 'What today’s prices become with inflation, and what today’s money will still buy.',
  },
  'cagr-calculator': { title: 'CAGR calculator', intro: 'The yearly rate at which one value became another.' },
  'xirr-calculator': {
    title: 'XIRR calculator',
    intro: 'The yearly return of amounts on any dates, typed or pasted from a sheet.',
  },
} as const;

/** The groups of their list. */
export const calculatorsPageText = {
  title: 'Calculators',
  intro:
    'Each calculator shows its formula and a year-by-year table, also in today’s money. Investment calculators can be tried on a real fund.',
  groups: {
    grow: 'What it grows into',
    goals: 'What a goal takes',
    take: 'Withdraw, wait and save tax',
    measure: 'Measure returns and prices',
  },
};
