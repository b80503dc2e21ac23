import { MAX_BANK_ACCOUNTS } from '@prosperx/core/bank';

/** Words for the person who decides about an account. */
export const bankReviewText = {
  reason: (file: string) =>
    `The bank names another holder, or did not answer. Compare the name on the cheque (npm run queue -- picture ${file} PATH) with the PAN; then approve or drop.`,
  full: `The exchange takes ${MAX_BANK_ACCOUNTS} accounts of a person, and this one has as many in use. Retry once one of them is removed.`,
};
