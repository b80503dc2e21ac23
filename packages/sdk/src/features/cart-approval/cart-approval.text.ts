export const cartApprovalText = {
  invalid: 'This link is not valid any more. Please ask your advisor for a new one.',
  failed: 'The cart could not be shown',
  retry: 'Try again',
};
