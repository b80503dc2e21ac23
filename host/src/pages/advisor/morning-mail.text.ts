import { OTP_MINUTES } from '@prosperx/core/session';

/** Words of the email that an advisor gets each morning. */
export const morningMailText = {
  title: 'What waits, by email',
  intro: (time: string) =>
    `Sent at ${time} on each working day: how many of each are waiting, in numbers, without names.`,
  email: 'Email',
  send: 'Send a code',
  otp: 'Code from that email',
  sentTo: (email: string) => `We have sent a code to ${email}. It is valid for ${OTP_MINUTES} minutes.`,
  confirm: 'Confirm',
  otherEmail: 'Use another address',
  goesTo: (email: string) => `It goes to ${email}.`,
  end: 'Stop this email',
  ended: 'You will get no more of these emails.',
  kept: 'You will get it from the next morning on.',
};
