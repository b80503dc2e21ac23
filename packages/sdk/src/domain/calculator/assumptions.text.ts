export const assumptionsText = {
  readMore: 'Read More',
  readLess: 'Read Less',
  all: 'They assume an instalment at the start of each month and the same return every month, a twelfth of the yearly one. Real returns vary and can be negative. Taxes, charges and inflation are left out.',
};
