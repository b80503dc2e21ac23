/** An investor reads this where the exchange itself says nothing that they could act on. */
export const bseText = {
  unknownScheme: 'The exchange does not offer this scheme for purchase at present. Please choose another scheme.',
  unknownHolding: 'The exchange does not know this scheme any more. Please redeem at the fund house itself.',
  mandateMissing:
    'This SIP needs an approved AutoPay mandate that covers its amount. Set one up and try again, or invest a lumpsum.',
  noWithdrawalPlans: 'The exchange does not take SWPs this way at present. Please withdraw from the portfolio instead.',
  noReason: 'The exchange rejected this without giving a reason.',
  noAnswer: 'The exchange did not answer in time. Please try again.',
  scanByHand: 'hand in the scan of the signed form at the exchange',
  cancelByHand:
    'cancel the mandate at the exchange, by its file of dormant mandates; drop this once it is cancelled there',
} as const;
