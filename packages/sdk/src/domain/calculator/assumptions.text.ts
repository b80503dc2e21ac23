/** This file is apart from calculator.text.ts, since its words come with the chart. */
export const assumptionsText = {
  all: 'They assume an instalment at the start of each month and the same return every month, a twelfth of the yearly one. Real returns vary and can be negative. Taxes, charges and inflation are left out.',
};
