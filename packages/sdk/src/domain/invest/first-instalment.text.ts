export const firstInstalmentText = {
  firstInstalment: 'First instalment',
  withOrder: 'With the order',
  onSipDate: 'On its SIP date',
  laterGap: (days: number) =>
    `Nothing is paid with the order. AutoPay debits each instalment, the first at least ${days} days later, on a working day. It needs an approved AutoPay mandate.`,
  nextInstalment: 'Next instalment',
  gap: (days: number) => `The next instalment is at least ${days} days after the first, on a working day.`,
};
