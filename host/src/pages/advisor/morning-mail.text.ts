/** Words of the email that an advisor gets each morning. */
export const morningMailText = {
  title: 'What waits, by email',
  intro: (time: string) =>
    `At ${time} on each day on which the exchange is open: how much of each waits, in numbers, without a name.`,
  email: 'Email',
  send: 'Send a code',
  otp: 'Code from that email',
  sentTo: (email: string) => `We have sent a code to ${email}. It is valid for 5 minutes.`,
  confirm: 'Confirm',
  otherEmail: 'Use another address',
  goesTo: (email: string) => `It goes to ${email}.`,
  end: 'Stop this email',
  ended: 'You get no more of these emails.',
  kept: 'You get it from the next morning on.',
};
