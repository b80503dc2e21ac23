export const reviewText = {
  logIn: 'Log in to see your review.',
  failed: 'Your review could not be made',
} as const;
