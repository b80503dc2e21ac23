export const cagrCalculatorText = {
  title: 'CAGR calculator',
  startValue: 'Value at the beginning',
  endValue: 'Value at the end',
  start: 'See funds by their returns',
  parts: ['At the beginning', 'Gained'] as const,
  columns: ['After', 'Beginning', 'At this rate'] as const,
  inAll: 'In all',
  doubles: 'Doubles in',
  inYears: (years: string) => `${years} years`,
  /** Read together with the figure that follows; every second part is a value. */
  intro: (years: string) => ['Over ', years, ' it grew each year by'],
  fell: (years: string) => ['Over ', years, ' it fell each year by'],
  summary: (from: string, to: string, years: string, rate: string) =>
    `${from} became ${to} in ${years}, ${rate} a year`,
};
