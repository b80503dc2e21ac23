/** This file is apart from calculator.text.ts, since its words come with the chart. */
export const assumptionsText = {
  instalments:
    'They assume an instalment at the start of each month and the same return every month, a twelfth of the yearly one. Real returns vary and can be negative. Taxes, charges and inflation are left out.',
  stepUp:
    'They assume an instalment at the start of each month, raised every twelve months, and the same return every month, a twelfth of the yearly one. Real returns vary and can be negative. Taxes, charges and inflation are left out.',
  lumpsum:
    'They assume one sum that is left alone, and the same return every year, compounded once a year. Real returns vary and can be negative. Taxes, charges and inflation are left out.',
};
