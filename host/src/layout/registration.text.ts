export const registrationText = {
  sentTitle: 'The registration is under way',
  sent: 'The details are with the exchange, which usually answers within a few minutes. An e-mail tells when it has.',
};
