/** How money goes in: at once, or by monthly instalments. */
export const INVESTMENT_TYPES = ['LUMPSUM', 'SIP'] as const;
export type InvestmentType = (typeof INVESTMENT_TYPES)[number];
