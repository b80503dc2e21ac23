/** The help desk is the same on every page and in every mail. */
export const helpDesk = {
  helpLine: '1800 123 4567',
  helpLineHours: '9am to 9pm',
  supportEmail: 'help@prosperx.example',
} as const;

/** The regulator's warning, byte for byte, on every screen, share, PDF and image that names a scheme or a return. */
export const RISK_WARNING =
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully';

/** The same, as a view asks for it in its reader's language. */
export const riskText = { riskWarning: RISK_WARNING };
