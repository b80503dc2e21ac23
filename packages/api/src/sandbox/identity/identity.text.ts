/** Words of the sandbox's KYC registry and identity provider. */
export const identityText = {
  title: 'Sandbox Identity',
  lead: 'This page plays the identity provider. No real document is read.',
  asks: 'ProsperX asks for your name, date of birth, address and occupation.',
  name: 'Name',
  pan: 'PAN',
  share: 'Share my details',
  cancel: 'Cancel',
  done: 'This request is over. Go back to ProsperX.',
  back: 'Back to ProsperX',
  nonCompliantReason: 'The registry could not verify the name on this PAN.',
};
