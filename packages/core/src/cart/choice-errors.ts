/** The codes of checkInvestment that a call answers by their own name; the others are `invalid_input`, told by their field. */
export const CHOICE_ERRORS = [
  'amount_below_minimum',
  'amount_above_maximum',
  'amount_not_multiple',
  'sip_date_not_offered',
  'purchase_not_allowed',
] as const;
