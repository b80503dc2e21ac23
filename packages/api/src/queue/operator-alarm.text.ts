import { formatMoment } from '@prosperx/core/format';
import type { Instant } from '@prosperx/core/time';

const alarms = {
  passwords_guessed: {
    subject: 'Passwords are being guessed',
    text: 'More wrong passwords came from devices that no customer has used before than ten minutes allow. Until that ends, a login on such a device needs an OTP as well as the password; customers on devices that they know notice nothing.\n\nThe security log has every refused login with address prefix, device and partner. Look there whether they come from few networks, and refuse those before the server.',
  },
  codes_exhausted: {
    subject: 'OTPs are used up',
    text: 'More OTPs were asked for by visitors than the server sends. Each is an SMS that is paid for. Until that ends, some visitors wait for a code; customers on devices that they know get theirs.\n\nThe security log has who asked, by address prefix and partner.',
  },
  partner_codes_exhausted: {
    subject: 'A partner has used up its OTPs',
    text: 'The server of a partner asked for more OTPs for its visitors than one partner may. Its key may be in the wrong hands: the security log names the partner. Give it another key by “npm run partner”, or ask the partner what it does.',
  },
  work_waits: {
    subject: 'Work waits for a person',
    text: 'The queue has put a job aside: what it was to do was not done, and is not tried again by itself. “npm run queue” lists what waits, and why.',
  },
} as const;

/** What an operator is told of by mail. */
export type Alarm = keyof typeof alarms;

/** The mails to an operator; they name no customer. */
export const alarmMails = {
  subject: (alarm: Alarm) => `ProsperX: ${alarms[alarm].subject}`,
  text: (alarm: Alarm, at: Instant, site: string) =>
    `${alarms[alarm].text}\n\nIt began on ${formatMoment(at)} at ${site}. While it goes on, you get one mail an hour about it.`,
};
