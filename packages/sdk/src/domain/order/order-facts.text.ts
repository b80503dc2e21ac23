export const orderFactsText = {
  allotment: 'Allotment',
  atFaceValue: (date: string) => `${date}, at ₹10 a unit`,
  nav: 'NAV of',
  navIfPaid: (before: string) => `You get this NAV if the money is there before ${before}.`,
  stampDuty: 'Stamp duty, in the amount',
};
