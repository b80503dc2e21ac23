export const delayCalculatorText = {
  title: 'Cost of delay calculator',
  monthlyInvestment: 'Monthly investment',
  needed: 'The money is needed in',
  delay: 'You begin later by',
  start: 'Start now',
  /** Read together with the figure that follows; every second part is a value. */
  intro: (years: string) => ['Starting ', years, ' later could cost you'],
};
