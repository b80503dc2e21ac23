export const pendingOrderText = {
  title: 'Hold on!',
  text: 'You have an order that is not paid yet. Continue to pay for it, or cancel it before you start another.',
  cancel: 'Cancel Order',
  continue: 'Continue',
} as const;

export const reportText = {
  title: 'Oh Snap!',
  text: 'We are sorry about that. Our expert will call you shortly.',
  done: 'Okay',
} as const;
