export const goalCalculatorText = {
  title: 'Goal calculator',
  goal: 'Amount to reach',
  /** Read together with the figure that follows; every second part is a value. */
  intro: (goal: string, years: string) => ['To reach ', goal, ' in ', years, ' you could invest monthly'],
  summary: (invested: string, goal: string, years: string) =>
    `${invested} invested could have grown to ${goal} in ${years}`,
};
