import { operator } from '#site.js';

export const contactText = {
  title: 'Contact us',
  lead: 'People answer, in plain words. Have your order number or folio at hand if it is about one.',
  call: 'Call the help line',
  hours: `Open ${operator.helpLineHours}`,
  write: 'Write to us',
  writeNote: 'From your registered e-mail, if it is about your account.',
  safe: 'We never ask for your password or an OTP. Please do not send them to anybody.',
  first: 'Perhaps it is answered already',
  help: 'Help',
  helpNote: 'Answers on the platform, schemes, statements and mandates',
  grievance: 'Grievance redressal',
  grievanceNote: 'How to complain, and how long each step may take',
  registration: 'Registration',
};
