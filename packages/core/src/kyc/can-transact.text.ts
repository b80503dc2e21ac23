import type { TransactRefusal } from './can-transact.js';

/** One sentence for each reason: what it means and what to do. */
export const transactRefusalText: Readonly<Record<TransactRefusal, string>> = {
  agent_not_allowed: 'Transactions are not allowed under this advisor at present. Please contact your advisor.',
  minor_grown_up:
    'This account belonged to a minor who is now 18. It can be viewed, and invests again once it is changed to an individual account.',
  not_onboarded: 'Complete your investor profile before you invest.',
  kyc_unknown: 'Check your KYC status with your PAN before you invest.',
  kyc_new_fund_house:
    'Your KYC is registered, so you can invest with fund houses you already hold. For a new fund house, complete your KYC again.',
  kyc_under_process: 'Your KYC is under process. You can invest as soon as it is decided.',
  kyc_not_compliant: 'Your KYC is not complete. Complete it before you transact.',
  kyc_on_hold: 'Your KYC is on hold or was rejected. Complete it on paper before you transact.',
  kyc_pan_in_doubt: 'Your PAN does not fit this account. Contact us before you transact.',
};
