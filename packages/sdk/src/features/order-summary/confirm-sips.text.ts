import type { AudienceWords } from '#session/audience.text.js';

/** Words of SIPs that are confirmed without a payment; they come with the code that shows them. */
export const confirmSipsText = {
  debitsBegin: (dates: string) =>
    `Nothing is debited today. If confirmed today, the first instalment is debited through AutoPay on ${dates}.`,
  codeRegisters: ({ your }: AudienceWords) =>
    `We will send an OTP to ${your} mobile. The SIP is registered with the exchange once it is entered.`,
  confirmSip: 'Confirm with OTP',
};
