/** Words of what customers answered to an advisor's proposals. */
export const advisorAnswersText = {
  answersTitle: 'Answers to your proposals',
  customerApproved: (name: string, approved: number, items: number) =>
    `${name} approved ${approved} of ${items} ${items === 1 ? 'item' : 'items'}.`,
  customerDeclined: (name: string) => `${name} declined a proposal.`,
  openAccount: 'Open account',
};
