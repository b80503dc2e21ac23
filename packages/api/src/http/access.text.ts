/** What people are told of calls that they may not make. */
export const accessText = {
  signedOn: 'A partner logged you in here. Log in to ProsperX yourself to do this.',
};
