export const registrationText = {
  sentTitle: 'Registration in progress',
  sent: 'The details are with the exchange, which usually answers within a few minutes. We will email you when it is done.',
};
