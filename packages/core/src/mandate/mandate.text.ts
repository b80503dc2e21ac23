import type { MandateMethod } from './methods.js';
import { APPROVAL_DAYS, type MandateStatus } from './rules.js';

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

/** Returns the time in which a mandate is approved, in words. */
export const approvalTime = (method: MandateMethod): string => {
  const { from, to } = APPROVAL_DAYS[method];
  return method === 'paper' ? `${from} to ${to} days` : `${from} to ${to} working days`;
};

/** What the holder of a mandate declares; the form on paper has it too. */
export const mandateDeclarationText = {
  mandateDeclaration:
    'I authorise the debit of this account for my mutual fund investments, up to the limit above for each debit, until I cancel this mandate or it ends. The account is mine alone.',
};
