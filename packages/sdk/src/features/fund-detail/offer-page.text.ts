/** Words of the page of a new fund offer. */
export const offerPageText = {
  offer: 'New fund offer',
  plan: 'Regular, Growth',
  share: 'Share',

  facts: 'The offer',
  opens: 'Opens on',
  closes: 'Closes on',
  cutOffs: 'On the last day',
  cutOffsOf: { SIP: 'SIPs until 3 PM, lumpsums until midnight', LUMPSUM: 'Lumpsums until midnight' },
  allotment: 'Allotment',
  price: 'Price of a unit',
  minimumLumpsum: 'Minimum application',
  minimumSip: 'Minimum SIP',
  fundHouse: 'Fund house',
  kind: 'Kind of scheme',
  isin: 'ISIN',

  steps: 'How to apply',
  stepsOf: (closes: string, allotment: string, price: string, takesSip: boolean) => [
    `You apply and pay by ${closes}.${takesSip ? ' A SIP begins with the application.' : ''}`,
    `On ${allotment} the fund house allots your units at ${price} each, less stamp duty of 0.005%. You see them in your portfolio the next working day.`,
    'From then on it is a fund like any other: its NAV moves, and you buy and sell at it.',
    'If the fund house withdraws the offer, your money goes back to your bank account.',
  ],
  new: 'A new scheme has no past NAVs or returns. Read its scheme information document before you invest.',

  notOpen: (date: string) => `You can apply from ${date}.`,
  closed: 'This offer has closed.',
  closedUntil: (date: string) => `This offer has closed. From ${date} the fund is bought here like any other.`,
  withdrawn: 'The fund house has withdrawn this new fund offer. It takes no applications.',
  notSold: 'It cannot be ordered here. Until it closes, apply with the fund house.',
  sipOver: 'SIPs were taken until 3 PM today. You can still invest a lumpsum until midnight.',

  remind: 'Remind me before it closes',
  reminded: (date: string) => `We will remind you on ${date}.`,
  noReminder: 'Do not remind me',
};
