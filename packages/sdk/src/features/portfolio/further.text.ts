/** Words of what is looked at after the holdings; they come with the code that shows it. */
export const furtherText = {
  overTime: 'Value over time',
  hidden: 'Amounts are hidden.',
  lineLabel: (invested: string, value: string, date: string) => `${invested} invested is worth ${value} on ${date}`,
  columns: ['Date', 'Invested', 'Value'],
  invested: 'Invested (price of what is held)',
  value: 'Value',
  allocation: 'Asset allocation',
  asset: 'Asset',
  assets: { equity: 'Equity', debt: 'Debt', other: 'Other (gold, abroad)' },
  now: 'Now',
  target: 'Suggested',
  targetNote: (profile: string) =>
    `Suggested for your risk profile, ${profile}. Estimated from the category of each scheme; a guide, not advice.`,
  noProfile: 'Estimated from the category of each scheme. Take the risk profile to compare it with what suits you.',
  toProfile: 'Risk Profile',
} as const;
