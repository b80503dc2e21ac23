/** Pages of words, each with its title. */
export const PAGES = [
  ['/contact-us', 'Contact us'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-conditions', 'Terms of use'],
  ['/grievance-redressal', 'Grievance redressal'],
  ['/help', 'Help'],
  ['/help?q=zebra', 'Help'],
  ['/transaction-error', 'Ooops ! Something went wrong.'],
] as const;
