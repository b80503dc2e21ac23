import type { RefusalCause } from './refusal.js';

/** What is not right about certificates, as their advisor reads it. */
export const refusalCauseText: Readonly<Record<RefusalCause, string>> = {
  numbers: 'AMFI has another ARN or EUIN for you.',
  name: 'AMFI has this ARN under another name.',
  dates: 'AMFI has other dates for this ARN.',
  not_in_force: 'This ARN is not in force with AMFI.',
  nism: 'The NISM certificate is not in order.',
  picture: 'A picture is unreadable or the wrong one.',
  other: 'Something in them is not right.',
};

/** What an advisor reads whose certificates were refused. */
export const certificateRefusalText = {
  refusedTitle: (arn: string) => `${arn} was not verified`,
  handInAnew: 'Correct your certificates and submit them again. You can transact for customers once they are verified.',
};
