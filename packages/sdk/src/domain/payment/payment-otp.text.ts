import type { AudienceWords } from '#session/audience.text.js';

/** Words around the code that confirms orders. */
export const paymentOtpText = {
  title: ({ confirm }: AudienceWords) => confirm,
  pay: (amount: string) => `Verify and pay ${amount}`,
  confirm: (amount: string) => `Verify and confirm ${amount}`,
  highRisk: ({ your, you }: AudienceWords) =>
    `One of these schemes carries more risk than ${your} profile suggests. Please make sure that it suits ${you}.`,
};
