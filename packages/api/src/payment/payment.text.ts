/** Words of the pages between our site and the bank. */
export const paymentPageText = {
  connecting: 'Connecting to your bank',
  wait: 'This takes a few seconds. Please do not close this page; you will not be charged twice.',
  goOn: 'Go on',
  notFound: 'There is no such payment.',
  home: 'Back to ProsperX',
};
