export const grownMinorText = {
  blocked:
    'This account belongs to a minor who has turned 18. You can view it; to invest again, change the account from minor to major.',
  form: 'Minor to major form',
} as const;
