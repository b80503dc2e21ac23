export const educationCalculatorText = {
  title: 'Education calculator',
  costToday: 'The course costs today',
  years: 'It begins in',
  inflation: 'Its cost rises by',
  saved: 'Saved for it already',
  cost: 'It could cost',
  savedGrown: 'What is saved could become',
  /** Read together with the figure that follows; every second part is a value. */
  intro: (cost: string, years: string) => ['To have ', cost, ' in ', years, ' you could invest monthly'],
  enough: (years: string) => ['What is saved could be enough in ', years, '. You need to invest monthly'],
  summary: (invested: string, cost: string, years: string) => `${invested} invested could pay ${cost} in ${years}`,
};
