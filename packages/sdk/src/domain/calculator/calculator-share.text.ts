/** Words of sharing a result. */
export const calculatorShareText = {
  share: 'Share',
  withCustomer: 'Share with a customer',
  message: (summary: string, warning: string) => `${summary}. Results are indicative only. ${warning}`,
};

/** Words of sharing a result with a customer. */
export const shareWithCustomerText = {
  title: 'Share with a customer',
  intro: 'Your customer gets the plan with your name, and can say that they are interested.',
  name: 'Customer name',
  mobile: 'Customer mobile number',
  optional: 'optional',
  next: 'Next',
  picture: (name: string) => (name === '' ? 'The plan as a picture' : `The plan for ${name} as a picture`),
  shared: 'Plan shared successfully',
  /** Prescribed to the letter. */
  failed: 'Failed to share',
};
