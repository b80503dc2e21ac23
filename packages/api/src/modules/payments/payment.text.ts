import type { PaymentMode } from '@prosperx/core/payment';

interface EndText {
  /** Why a payment has failed of which no word came, by its mode. */
  readonly tooLate: Readonly<Record<PaymentMode, string>>;
  /** The gateway could not be reached while its payer waited. */
  readonly notStarted: string;
  readonly withdrawn: string;
  /** What it was to be paid with has paid another. */
  readonly countedBefore: string;
}

const silentBank = 'Your bank did not tell in time how the payment ended.';

/** Why a payment ended without money, where its gateway does not say so. */
export const paymentEndText: EndText = {
  tooLate: {
    ...{ netBanking: silentBank, upi: silentBank, mandate: silentBank },
    neft: 'The transfer with this UTR number has not arrived in time.',
    cheque: 'The cheque has not cleared in time.',
  },
  notStarted: 'The payment could not be started in time. No money was taken.',
  withdrawn: 'It was taken back before the money arrived.',
  countedBefore: 'This transfer or cheque has paid for other orders.',
};

/** Words of the pages between our site and the bank. */
export const paymentPageText = {
  connecting: 'Connecting to your bank',
  wait: 'This takes a few seconds. Please do not close this page; you will not be charged twice.',
  goOn: 'Go on',
  over: 'You are done at the bank',
  closeWindow: 'Close this window and go back to the page from which you paid. It shows how the payment ended.',
  notFound: 'There is no such payment.',
  home: 'Back to ProsperX',
};
