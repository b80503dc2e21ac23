export const reviewText = {
  id: 'review',
  logIn: 'Log in to see your review.',
  failed: 'Your review could not be made',
} as const;
