/** Words of what advisors are shown to read and watch. What is prescribed stands here to the letter. */
export const contentText = {
  title: 'To show your customers',
  getNotified: 'Get notified',
  createLeads: 'Create Leads',
  notified: 'You are notified of new content.',
  pictureFailed: 'Failed to fetch image. Please try again later.',
  subscribeFailed: 'Failed to subscribed dp. Please try again later.',
  video: (heading: string) => `${heading}, a video without sound, with captions`,
  captions: 'English',
  greeting: 'Diwali greeting with your name (PDF)',
  greetingFailed: 'The greeting could not be made. Please try again later.',
};

/** Words of scratch cards and surveys. */
export const extrasText = {
  scratch: 'Scratch to reveal',
  scratchCard: 'Scratch card',
  notEarned: 'Opens when you have it.',
  survey: 'How do you like it here, from 1 (poor) to 5 (very good)?',
  rating: 'Your rating',
  chooseRating: 'Please choose a number from 1 to 5.',
  comment: 'What could be better?',
  optional: 'optional',
  noNames: 'Kept without your name for 180 days. Please do not write names or numbers of people.',
  send: 'Send',
  thanks: 'Thank you for your answer.',
  failed: 'Your answer could not be sent. Please try again later.',
};
