export const retirementCalculatorText = {
  title: 'Retirement calculator',
  age: 'Your age',
  retireAt: 'You retire at',
  liveUntil: 'The money has to last until',
  monthlyExpenses: 'Monthly expenses today',
  inflation: 'Prices rise by',
  saved: 'Saved for it already',
  annualRate: 'Return until retirement',
  laterRate: 'Return in retirement',
  /** Read together with the figure that follows; every second part is a value. */
  intro: (age: string) => ['To retire at ', age, ' you could invest monthly'],
  enough: (age: string) => ['What is saved could be enough to retire at ', age, '. You need to invest monthly'],
};
