import { NEWS_DAYS } from '@prosperx/core/agent';

/** Words of what customers answered to what their advisor proposed or asked them to approve. */
export const advisorAnswersText = {
  answersTitle: 'Answers of your customers',
  customerApproved: (name: string, approved: number, items: number) =>
    `${name} approved ${approved} of ${items} ${items === 1 ? 'item' : 'items'}.`,
  customerDeclined: (name: string) => `${name} declined a proposal.`,
  answered: (name: string, what: string, isApproved: boolean) =>
    `${name} ${isApproved ? 'approved' : 'declined'}: ${what}`,
  cart: 'Cart',
  request: 'Request',
  all: 'All proposals',
  none: `Nothing was answered in the last ${NEWS_DAYS} days.`,
  openAccount: 'Open account',
};
