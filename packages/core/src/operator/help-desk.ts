/** Whom people ask for help: the same on every page and in every mail. */
export const helpDesk = {
  helpLine: '1800 123 4567',
  helpLineHours: '9am to 9pm',
  supportEmail: 'help@prosperx.example',
} as const;
