export const papersText = {
  file: 'cancelled-cheque.png',
  cheque: 'Cancelled cheque',
  chequeHint: 'The whole cheque, flat and in good light',
  failed: 'Failed to upload. Please try again later',
  account: 'Account type',
  accounts: ['Savings', 'Current'],
  accountError: 'Please select bank account type.',
} as const;
