import type { AudienceWords } from '#session/audience.text.js';

/** Words of SIPs that are confirmed without a payment; they come with the code that shows them. */
export const confirmSipsText = {
  debitsBegin: (dates: readonly string[]) =>
    dates.length === 1
      ? `Nothing is debited today. If confirmed today, the first instalment is debited through AutoPay on ${dates.join('')}.`
      : `Nothing is debited today. If confirmed today, the first instalments are debited through AutoPay on ${dates.slice(0, -1).join(', ')} and ${dates.at(-1) ?? ''}.`,
  codeRegisters: ({ your }: AudienceWords) =>
    `We will send an OTP to ${your} mobile. The SIP is registered with the exchange once it is entered.`,
  confirmSip: 'Confirm with OTP',
};
