/** Words in place of the set-up, for whoever is not registered with the exchange. */
export const mandateSetupPageText = {
  notRegistered: 'Open your account first',
  why: 'A mandate is set up for an account that is registered with the exchange.',
  completeProfile: 'Complete Profile',
};
