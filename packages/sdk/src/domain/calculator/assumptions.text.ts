const VARY = 'Real returns vary and can be negative.';
const LEFT_OUT = 'Taxes, charges and inflation are left out.';

/** What the results rest on. This file is apart from calculator.text.ts, since its words come when they are asked for. */
export const assumptionsText = {
  instalments: `They assume an instalment at the start of each month and the same return every month, a twelfth of the yearly one. ${VARY} ${LEFT_OUT}`,
  stepUp: `They assume an instalment at the start of each month, raised every twelve months, and the same return every month, a twelfth of the yearly one. ${VARY} ${LEFT_OUT}`,
  lumpsum: `They assume one sum that is left alone, and the same return every year, compounded once a year. ${VARY} ${LEFT_OUT}`,
  swp: `They assume the same return every month, the twelfth root of the yearly one, and a withdrawal at the end of each month. Each withdrawal sells units, whose gain is taxed. ${VARY} Taxes, exit loads and inflation are left out.`,
  retirement: `They assume that expenses rise once a year, are met at the start of each month, and that what is left earns the same return every month. Until retirement, instalments are made at the start of each month, and a month’s return is a twelfth of the yearly one; afterwards it is its twelfth root. ${VARY} Taxes and charges are left out.`,
  cagr: 'They assume nothing: it is the rate that leads from one value to the other if it is the same every year. It ignores what was added or taken out in between; for that, use the XIRR calculator.',
  xirr: 'They rest only on the dates and amounts that you gave. What the investment is worth now counts as an amount taken out on that day. If several rates fit, the one nearest to 0 is shown.',
  delay: `They assume an instalment at the start of each month until the same day in both plans, and the same return every month, a twelfth of the yearly one. ${VARY} ${LEFT_OUT}`,
  elss: `They assume a resident below 60 years whose income is taxed by slabs, and one investment that is left alone. ELSS is locked in for 3 years. ${VARY} Charges and inflation are left out.`,
  inflation:
    'They assume that prices rise by the same rate every year. Some things, such as education and treatment, have risen faster than others.',
  education: `They assume that the whole cost is paid on the day the course begins and rises by the same rate every year, with an instalment at the start of each month, and the same return every month, a twelfth of the yearly one. ${VARY} Taxes and charges are left out.`,
};

const SIP =
  'P × ((1 + i)ⁿ − 1) ÷ i × (1 + i), where P is paid each month, i is the yearly return ÷ 12, and n counts the months';

/** The formulas by which they are worked out. */
export const formulasText = {
  formula: (formula: string) => `Formula: ${formula}.`,
  twelfths: (nominal: string, effective: string) => `${nominal}, a twelfth each month, comes to ${effective} a year.`,
  instalments: SIP,
  stepUp: `${SIP}; worked out for each year with the raised P, and grown to the end`,
  lumpsum: 'P × (1 + r)ᵗ, where P is the sum, r the yearly return, and t counts the years',
  swp: 'each month B × (1 + r)^(1/12) − W, where B is what is left, r the yearly return, and W what is withdrawn',
  retirement:
    'expenses × (1 + inflation)ᵗ are those of the first month of retirement; the corpus is the sum of all months, each divided by (1 + r)^(m/12) after m months; it is reached by P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)',
  cagr: '(end ÷ start)^(1/t) − 1, where t counts the years',
  xirr: 'the rate r at which the sum of all amounts, each divided by (1 + r)^(days ÷ 365), is 0',
  delay: `${SIP}; the cost is the difference between both plans`,
  elss: 'tax on the income − tax on the income less the deduction, each by slabs with rebate, surcharge and cess; the value is P × (1 + r)ᵗ',
  inflation: 'price × (1 + inflation)ᵗ, where t counts the years',
  education: `cost × (1 + inflation)ᵗ, less what is already saved, grown by i each month; the rest is reached by ${SIP}`,
} satisfies Record<keyof typeof assumptionsText, string> & Record<string, unknown>;
