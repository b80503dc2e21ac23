/** Words for the person who decides about an account. */
export const bankReviewText = {
  reason: (file: string) =>
    `The bank names another holder, or did not answer. Compare the name on the cheque (npm run queue -- picture ${file} PATH) with the PAN; then approve or drop.`,
};
