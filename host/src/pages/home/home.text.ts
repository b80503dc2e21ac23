export const homeText = {
  heroTitle: 'Begin with ₹100 a\u00a0month',
  heroIntro: 'Pick a mutual fund, set an amount and a date, and let your bank do the rest.',
  counts: (schemes: string, fundHouses: string) => `${schemes} schemes of ${fundHouses} fund houses`,
  countsOf: (counts: string, date: string) => `${counts}, NAVs of ${date}`,
  startSip: 'Start a SIP',
  planGoal: 'Plan a goal',
  registered: (arn: string) => `AMFI-registered distributor, ${arn}`,
  exampleCaption: '₹5,000 a month for 20 years, at 12% a year, could become',
  youInvest: 'You invest',
  youGain: 'You gain',
  indicative: 'Indicative only; returns are not assured.',
  saveUpTo: 'Save up to',
  taxNote:
    'in tax a year on ₹1.5 lakh invested under Section 123 (once 80C), in the 30% slab of the old tax regime, with 4% cess',
  yourCost: '₹1,03,200 your cost',
  saved: '₹46,800',
  packs: 'Ready-made packs',
  allPacks: 'All packs',
  pack: (schemes: number, least: string) => `${schemes} schemes, from ${least}`,
  questions: 'Questions people ask',
  faq: [
    ['How much do I need to start?', '₹100 a month for a SIP in many schemes.'],
    ['When do my units show?', 'Two days after the order, or after each instalment date.'],
    [
      'How long does a mandate take?',
      'By UPI a moment; any other e-mandate 2 to 3 working days; a paper form 15 to 20 days.',
    ],
    [
      'Can I redeem any time?',
      'Yes, unless the scheme has a lock-in. Money reaches your bank in 2 working days, from schemes that invest abroad in 5.',
    ],
  ],
} as const;
