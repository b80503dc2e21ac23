/** Labels prescribed to the letter. */
export const riskProfileText = {
  introTitle: 'How much risk suits you?',
  intro: (count: number) =>
    `${count} short questions about your finances and goals. Your answers are saved as you go, and you can come back later.`,
  resumed: (answered: number, count: number) =>
    `${answered} of ${count} questions are answered. Continue where you left off.`,
  begin: "Let's Begin",
  question: (at: number, count: number) => `Question ${at} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  notSaved: 'This answer is not saved yet.',
  retry: 'Try again',
  failedTitle: 'The questions could not be shown',
  gauge: (name: string, at: number, count: number) => `Risk class ${at} of ${count}: ${name}`,
  level: (at: number, count: number) => `Class ${at} of ${count}`,
  advisorsAnswers: {
    count: 'An advisor gave these answers. They count until the investor answers the questions too.',
    wait: 'An advisor has answered the questions since. The investor’s own answers count until they answer again.',
  },
  suggested: 'Fund categories that fit',
  suggestedNote: 'A starting point, not investment advice.',
  retakeLink: 'Retake the test',
  retakeButton: 'Retake The Test',
  toNextPage: 'Continue',
  awaiting: '*Your cart is awaiting for approval.',
};
