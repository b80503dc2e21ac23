export const sellCertificatesText = {
  title: 'Register to sell mutual funds',
  body: 'To sell a customer’s units we need copies of your NISM and ARN certificates. Registration takes a few minutes.',
  register: 'Register now',
  later: 'Not now',
};
