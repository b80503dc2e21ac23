import type { TransactRefusal } from './can-transact.js';

/** What each reason means and what to do, in words that fit the account holder and his advisor alike. */
export const transactRefusalText: Readonly<Record<TransactRefusal, string>> = {
  agent_not_allowed: 'Transactions are not allowed under this advisor at present. Please contact your advisor.',
  minor_grown_up:
    'This account belonged to a minor who is now 18. It can be viewed, and invests again once it is changed to an individual account.',
  not_onboarded: 'Complete the investor profile before investing.',
  kyc_unknown: 'Check the KYC of the PAN before investing.',
  kyc_new_fund_house:
    'KYC is registered, which allows investing with fund houses that are held already. For a new fund house, complete the KYC again.',
  kyc_under_process: 'KYC is under process. Investing is possible as soon as it is decided.',
  kyc_not_compliant: 'KYC is not complete. Complete it before any transaction.',
  kyc_on_hold: 'KYC is on hold or was rejected. Complete it on paper before any transaction.',
  kyc_pan_in_doubt: 'The PAN does not fit this account. Contact us before any transaction.',
};
