/** Words for whoever was logged in by a partner. */
export const ownLoginText = {
  note: 'A partner logged you in here. To do more than you see here, log in to ProsperX yourself.',
  onPaper: 'A partner logged you in here. To set up AutoPay on paper, log in to ProsperX yourself.',
  logIn: 'Log in to ProsperX',
};
