export const inflationCalculatorText = {
  title: 'Inflation calculator',
  amount: 'It costs today',
  inflation: 'Prices rise by',
  start: 'Invest to keep up',
  parts: ['Costs today', 'Rises by'] as const,
  columns: ['After', 'Costs today', 'Could cost'] as const,
  doubles: 'Prices double in',
  inYears: (years: string) => `${years} years`,
  /** Read together with the figure that follows; every second part is a value. */
  intro: (years: string) => ['In ', years, ' it could cost'],
  summary: (amount: string, cost: string, years: string) => `What costs ${amount} today could cost ${cost} in ${years}`,
};
