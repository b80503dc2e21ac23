export const stepUpCalculatorText = {
  title: 'Step-up SIP calculator',
  monthlyInvestment: 'Monthly investment in the first year',
  stepUp: 'Raised each year by',
  start: (amount: string) => `Choose a fund for ${amount} a month`,
  startNote: 'Set the step-up later under My SIPs.',
  /** Read together with the figure that follows; every second part is a value. */
  intro: (years: string) => ['In ', years, ' you could have'],
  summary: (invested: string, value: string, years: string) =>
    `${invested} invested could have grown to ${value} in ${years}`,
};
