import type { MandateMethod } from './methods.js';
import type { MandateStatus } from './rules.js';

/** The words of the statuses as they are displayed. */
export const mandateStatusText: Readonly<Record<MandateStatus, string>> = {
  'New Mandate': 'Pending',
  Processing: 'Processing',
  Approved: 'Approved',
  Rejected: 'Rejected',
};

/** The names of the methods. */
export const mandateMethodText: Readonly<Record<MandateMethod, string>> = {
  upi: 'UPI AutoPay',
  netBanking: 'Net banking',
  debitCard: 'Debit card',
  paper: 'Paper form',
};

/** What the holder of a mandate declares; the form on paper has it too. */
export const mandateDeclarationText = {
  mandateDeclaration:
    'I authorise the debit of this account for my mutual fund investments, up to the limit above for each debit, until I cancel this mandate or it ends. The account is mine alone.',
};
