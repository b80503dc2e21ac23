import { NEWS_DAYS } from '@prosperx/core/agent';

/** Words of what customers answered to an advisor's proposals. */
export const advisorAnswersText = {
  answersTitle: 'Answers to your proposals',
  customerApproved: (name: string, approved: number, items: number) =>
    `${name} approved ${approved} of ${items} ${items === 1 ? 'item' : 'items'}.`,
  customerDeclined: (name: string) => `${name} declined a proposal.`,
  all: 'All proposals',
  none: `Nothing was answered in the last ${NEWS_DAYS} days.`,
  openAccount: 'Open account',
};
