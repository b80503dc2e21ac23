/** Figures that the help and the terms quote, as they are said to people: each stands here once. */
export const facts = {
  minimumSip: '₹100',
  bankCheck: '₹1',
  nominees: 'three',
  idle: '30 minutes',
  deletion: '30 days',
  recordsKept: '8 years',
  unitsShowAfter: '2 days',
  redemption: '2 working days',
  eMandateLimit: '₹10 lakh',
  eMandateTime: '2 to 3 days',
  paperMandateLimit: '₹1 crore',
  paperMandateTime: '15 to 20 days',
  mandateScan: '2 MB',
  stpConfirmBy: '3 PM',
  serviceFee: '₹1,999',
  serviceMinimum: '₹10 lakh',
} as const;
