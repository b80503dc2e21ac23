export const pendingOrderText = {
  title: 'Hold on!',
  waiting: (count: number) =>
    count > 1 ? `You have ${count} orders that are not paid yet.` : 'You have an order that is not paid yet.',
  orders: 'Orders that are not paid yet',
  advice: (count: number) =>
    count > 1
      ? 'Continue to pay, or cancel before you start another. All of them are cancelled together.'
      : 'Continue to pay for it, or cancel it before you start another.',
  cancel: (count: number) => (count > 1 ? `Cancel Order (all ${count})` : 'Cancel Order'),
  continue: 'Continue',
};

export const reportText = {
  title: 'Oh Snap!',
  text: 'We are sorry about that. Our expert will call you shortly.',
  textForVisitor: 'We are sorry about that. We have the report and look into it.',
  done: 'Okay',
} as const;
