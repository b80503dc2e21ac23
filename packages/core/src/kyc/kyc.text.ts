import { spoken } from '#language/index.js';
import { kycRefusal, type TransactRefusal } from './can-transact.js';
import type { KycStatus, PanErrorCode } from './rules.js';

/** The sentence for a KYC with which nothing is refused. */
const PERMITS_ANY = 'KYC is validated, which allows investing in any scheme.';

/** Returns a sentence on what a KYC permits with fund houses that are new to the account holder: the words of a refused order. */
export const kycPermitText = /* @__PURE__ */ spoken({
  kycPermitText: (kyc: KycStatus | null): string => {
    const refusal = kycRefusal(kyc, 'purchase', true);
    return refusal === null ? PERMITS_ANY : transactRefusalText[refusal];
  },
});

/** The meaning of each reason and the next step, in words that fit the account holder and the advisor alike. */
export const transactRefusalText: Readonly<Record<TransactRefusal, string>> = {
  agent_not_allowed: 'Transactions are not allowed under this advisor at present. Please contact your advisor.',
  minor_grown_up:
    'This account’s holder is now 18: you can view it. To invest again, convert it to an individual account.',
  not_onboarded: 'Complete the investor profile before investing.',
  fatca_missing: 'Declare the tax residence (FATCA) before investing.',
  kyc_unknown: 'Check the KYC of the PAN before investing.',
  kyc_new_fund_house:
    'You can invest only with fund houses that you hold through ProsperX. For a new fund house, complete the KYC again.',
  kyc_under_process: 'KYC is under process. Investing is possible once it is complete.',
  kyc_not_compliant: 'KYC is not complete. Complete it before any transaction.',
  kyc_on_hold: 'KYC is on hold or was rejected. Complete it on paper before any transaction.',
  kyc_pan_in_doubt: 'This PAN doesn’t match this account. Contact us before any transaction.',
};

/** The sentences for the codes of a PAN are prescribed to the letter. */
export const panErrorText: Readonly<Record<PanErrorCode, string>> = {
  pan_required: 'Please enter PAN number',
  pan_invalid: 'Please enter valid PAN number',
};
