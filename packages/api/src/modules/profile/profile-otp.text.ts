const code = (digits: string, purpose: string) =>
  `${digits} is the OTP to ${purpose} with ProsperX. It is valid for 5 minutes. Do not share it with anyone.`;

/** What a change of a profile is about. */
export const changeNames = {
  email: 'email address',
  address: 'postal address',
  contact: 'contact details',
  nominees: 'nominees',
  bank: 'bank account',
  bankTo: (ending: string) => `bank account to the one ending ${ending}`,
  and: ' and ',
} as const;

/** The messages around the codes that a profile asks for: each says what its code allows. */
export const profileOtpText = {
  onboarding: { subject: 'Confirm your profile', body: (digits: string) => code(digits, 'confirm your profile') },
  edit: { subject: 'Confirm the change', body: (digits: string, what: string) => code(digits, `change your ${what}`) },
  deletion: {
    subject: 'Delete your account',
    body: (digits: string) => code(digits, 'request the deletion of your account'),
  },
  advisor: {
    subject: 'Change what your advisor may do',
    body: (digits: string) => code(digits, 'change whether your advisor may act for you'),
  },
  export: { subject: 'Download your data', body: (digits: string) => code(digits, 'download all your data') },
} as const;
