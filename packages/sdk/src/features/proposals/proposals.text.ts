export const proposalsText = {
  failed: 'Proposals could not be shown',
  logIn: 'Log in to see what your advisor proposes',
  empty: 'Nothing has been proposed yet',
  emptyText: 'What an advisor proposes shows up here, with its costs, until you approve or decline it.',
  emptyAdvisor:
    'Fill the cart or add a fund, or open Redeem, Switch or a new STP, and add it to a proposal from there.',
  invalid: 'This link is not valid any more. Please ask your advisor for a new one.',
};
