import type { Whose } from '#session/audience.text.js';

/** Words around the code that confirms orders. */
export const paymentOtpText = {
  title: ({ confirm }: Whose) => confirm,
  pay: (amount: string) => `Verify and pay ${amount}`,
  confirm: (amount: string) => `Verify and confirm ${amount}`,
  highRisk: ({ your, you }: Whose) =>
    `One of these schemes carries more risk than ${your} profile suggests. Please make sure that it suits ${you}.`,
};
