/** What is said of a debit that no mandate pays. */
export const debitText = {
  dayFull:
    'Your other SIPs, also those that you have not paid yet, leave too little of your AutoPay limit for that day. Please set up another AutoPay mandate or choose another SIP date.',
};

/** The reasons for which a mandate is over, where no bank says one. */
export const mandateEndReasons = {
  notProven: 'It was not confirmed with the bank in time.',
  notDecided: 'The bank did not answer in time.',
  byOwner: 'You cancelled it.',
  lastDay: 'Its last day has passed.',
  rejected: 'The bank did not approve it.',
} as const;
