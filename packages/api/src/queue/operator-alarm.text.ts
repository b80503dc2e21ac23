import { formatMoment } from '@prosperx/core/format';
import type { Instant } from '@prosperx/core/time';

const alarms = {
  passwords_guessed: {
    subject: 'Passwords are being guessed',
    text: 'In ten minutes, devices that no customer has used before sent more wrong passwords than we allow. Until that ends, a login on such a device needs an OTP as well as the password; customers on devices that they have used before notice nothing.\n\nThe security log has every refused login with address prefix, device and partner. If they come from a few networks, block those in front of the server.',
  },
  codes_exhausted: {
    subject: 'OTPs are used up',
    text: 'Visitors asked for more OTPs than the server sends. Each is an SMS that we pay for. Until that ends, some visitors wait for a code; customers on devices that they have used before get theirs.\n\nThe security log says who asked, by address prefix and partner.',
  },
  partner_codes_exhausted: {
    subject: 'A partner has used up its OTPs',
    text: 'A partner’s server asked for more OTPs for its visitors than one partner may have. Its key may be in the wrong hands: the security log names the partner. Give it another key with “npm run partner”, or ask the partner what it is doing.',
  },
  work_waits: {
    subject: 'Work waits for a person',
    text: 'The queue has set a job aside: it was not done, and is not tried again by itself. The console lists what waits, and why, under Parked jobs and Bank accounts.',
  },
} as const;

/** What an operator is told of by mail. */
export type Alarm = keyof typeof alarms;

/** The mails to an operator; they name no customer. */
export const alarmMails = {
  subject: (alarm: Alarm) => `ProsperX: ${alarms[alarm].subject}`,
  text: (alarm: Alarm, at: Instant, site: string) => {
    const [text, where] = [alarms[alarm].text, `${formatMoment(at)} at ${site}`];
    // what goes on raises its alarm again and again; work that waits does not
    return alarm === 'work_waits'
      ? `${text}\n\nThis was so on ${where}. You get no email about each job: one an hour at most, and one each night while work waits.`
      : `${text}\n\nIt began on ${where}. While it lasts, you get one email an hour about it.`;
  },
};
