export const goalsText = {
  logIn: 'Log in to see your goals.',
  failed: 'Your goals could not be shown',
} as const;
