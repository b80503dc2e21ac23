/** Says to the person who decides about a refund why it waits for them. */
export const refundJobText = {
  failed:
    'The gateway failed to send the money back. Look at its own page: approve sends it anew; drop once you have sent it by other means, which books it as sent.',
  pending:
    'The gateway has not sent the money back for two weeks. Ask the gateway: retry waits for it once more; drop once the money has gone by other means and the gateway will not send it, which books it as sent.',
  refused:
    'The gateway refuses to send the money back. Look at its own page, such as for its balance, or a refund that was made there: retry asks it again; drop once the money has gone by other means, which books it as sent.',
};

/** The words of the pages between our site and the bank. */
export const paymentPageText = {
  connecting: 'Connecting to your bank',
  wait: 'This takes a few seconds. Please do not close this page. If two payments arrive, one is refunded.',
  next: 'Continue',
  over: 'You can close this window',
  closeWindow: 'Return to the page where you paid. It shows the status of your payment.',
  notFound: 'Payment not found.',
  home: 'Back to ProsperX',
};
