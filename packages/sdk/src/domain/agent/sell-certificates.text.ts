export const sellCertificatesText = {
  title: 'Register to sell mutual funds',
  body: 'To transact for a customer we need copies of your NISM and ARN certificates. Registration takes a few minutes.',
  register: 'Register now',
  later: 'Not now',
  waitingTitle: 'Your ARN is waiting for verification',
  waiting: 'You have submitted your certificates. You can transact for customers once your ARN is verified.',
  close: 'Close',
};
