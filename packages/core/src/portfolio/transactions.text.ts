import type { TransactionKind, TransactionState } from './transaction-choices.js';

/** What transactions are called. */
export const transactionKindText: Readonly<Record<TransactionKind, string>> = {
  purchase: 'Purchase',
  sip: 'SIP instalment',
  redemption: 'Redemption',
  switch_out: 'Switch out',
  switch_in: 'Switch in',
  stp: 'STP instalment',
  swp: 'SWP instalment',
  refund: 'Refund',
  reversal: 'Reversal',
};

/** How transactions stand. */
export const transactionStateText: Readonly<Record<TransactionState, string>> = {
  to_pay: 'Pending Payment',
  in_progress: 'In progress',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
  skipped: 'Skipped',
};
