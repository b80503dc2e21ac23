import { operator } from '#site.js';

export const contactText = {
  title: 'Contact us',
  intro: 'Talk to our team. Keep your order number or folio handy.',
  call: 'Call the help line',
  hours: `Open ${operator.helpLineHours}`,
  write: 'Write to us',
  writeNote: 'From your registered email, if it is about your account.',
  safe: 'We never ask for your password or an OTP. Never share them with anyone.',
  first: 'Find an answer first',
  help: 'Help',
  helpNote: 'Answers on the platform, schemes, statements and mandates',
  grievance: 'Grievance redressal',
  grievanceNote: 'How to complain, and how long each step may take',
  registration: 'Registration',
};
