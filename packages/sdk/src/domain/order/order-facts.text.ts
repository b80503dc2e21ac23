export const orderFactsText = {
  allotment: 'Allotment',
  atFaceValue: (date: string, price: string) => `${date}, at ${price} a unit`,
  nav: 'NAV of',
  navIfPaid: (before: string) => `You get this NAV if your money arrives before ${before}.`,
  stampDuty: 'Stamp duty, in the amount',
};
