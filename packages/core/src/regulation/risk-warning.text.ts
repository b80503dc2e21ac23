/** Stands on every screen, share, PDF and image that names a scheme or a return; the regulator's words, byte for byte. */
export const RISK_WARNING =
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully';
