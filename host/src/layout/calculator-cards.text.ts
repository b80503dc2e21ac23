export const calculatorCardsText = {
  sipCalculatorNote: (monthly: string, value: string) =>
    `${monthly} a month for 10 years at 8% a year may become ${value}`,
  goalCalculatorNote: (goal: string, monthly: string) =>
    `For ${goal} in 10 years at 8% a year, invest ${monthly} a month`,
};
