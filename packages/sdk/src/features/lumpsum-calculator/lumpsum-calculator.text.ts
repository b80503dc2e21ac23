export const lumpsumCalculatorText = {
  title: 'Lumpsum calculator',
  amount: 'Investment',
  start: 'Invest this amount',
  /** Read together with the figure that follows; every second part is a value. */
  intro: (years: string) => ['In ', years, ' you could have'],
  summary: (invested: string, value: string, years: string) =>
    `${invested} invested could have grown to ${value} in ${years}`,
};
