/** HDFC Mid Cap, which the sandbox sells. */
const ISIN = 'INF179K01CR2';
const fact = (title: string, cells: string) => `ISIN,As Of,${title}\n${ISIN},2026-11-13,${cells}\n`;

/** A small file of each kind that `npm run import` takes: its name, and what it says. */
export const MARKET_SAMPLES: Readonly<Record<string, readonly [name: string, text: string]>> = {
  nav: [
    'NAVAll.txt',
    `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date\n105758;${ISIN};-;HDFC Mid Cap Fund;231.5;16-Nov-2026\n`,
  ],
  history: ['105758.csv', 'date,nav\n2026-11-12,230.9\n2026-11-13,231.2\n'],
  schemes: [
    'SCHMSTRDET_13112026.txt',
    `Scheme Code|ISIN|Scheme Plan|Scheme Name|Purchase Allowed|Minimum Purchase Amount|Maximum Purchase Amount|Purchase Amount Multiplier|Redemption Allowed|Redemption Amount – Minimum|STP FLAG\nHM-GR|${ISIN}|NORMAL|HDFC Mid Cap|Y|100|0|1|Y|100|Y\n`,
  ],
  sips: [
    'SIPMSTR_13112026.txt',
    `AMC CODE|SCHEME CODE|SIP TRANSACTION MODE|SIP FREQUENCY|SIP DATES|SIP MINIMUM GAP|SIP MAXIMUM GAP|SIP STATUS|SIP MINIMUM INSTALLMENT AMOUNT|SIP MULTIPLIER AMOUNT|SCHEME ISIN\nH|HM|P|MONTHLY|1,5,10|30|90|1|100|1|${ISIN}\n`,
  ],
  plans: [
    'ASTP_13112026.txt',
    `SCHEME ISIN|ASTP FREQUENCY|ASTP REG IN|ASTP REG OUT|ASTP OUT MINIMUM INSTALLMENT AMOUNT|ASTP OUT MAXIMUM INSTALLMENT AMOUNT|ASTP OUT MULTIPLIER AMOUNT|ASTP IN MINIMUM INSTALLMENT AMOUNT|ASTP IN MAXIMUM INSTALLMENT AMOUNT|ASTP MINIMUM INSTALLMENT NUMBERS|ASTP MAXIMUM INSTALLMENT NUMBERS|ASTP DATES|ASTP MINIMUM GAP|ASTP MAXIMUM GAP|ASTP STATUS\n${ISIN}|MONTHLY|1|1|1500|0|100|1000|999999999|12|0|1|7|60|1\n`,
  ],
  pincodes: ['pincodes.csv', 'pincode,district,state\n400001,Mumbai,Maharashtra\n'],
  facts: [
    'attributes.json',
    JSON.stringify({ asOf: '2026-11-13', items: [{ amfiCode: 105758, risk: 'High Risk', aumMillion: 1_000 }] }),
  ],
  nfo: [
    'nfos.json',
    JSON.stringify({
      source: 'Notices of the exchange',
      asOfSuggested: '2026-11-13',
      items: [
        {
          schemeName: 'Axis Nifty Energy Index Fund',
          amc: 'Axis Mutual Fund',
          category: 'Index',
          nfoOpenDate: '2026-11-09',
          nfoClosureDate: '2026-11-23',
          allotmentDate: null,
          isinRegularGrowth: null,
          isinDirectGrowth: null,
          minimumLumpsumAmount: null,
          minimumSipAmount: null,
        },
      ],
    }),
  ],
  'expense-ratios': ['expense-ratios.csv', fact('Expense Ratio', '1.4')],
  'exit-loads': ['exit-loads.csv', fact('Exit Load', '1% within 12 months')],
  riskometers: ['riskometers.csv', fact('Riskometer', 'High')],
  sizes: ['sizes.csv', fact('Size', '1000')],
  benchmarks: ['benchmarks.csv', fact('Benchmark', 'Nifty Midcap 150')],
  managers: ['managers.csv', fact('Manager', 'A manager')],
  portfolios: ['portfolios.csv', fact('Holding,Percent', 'A company,94')],
  documents: ['documents.csv', fact('Document,Link', 'factsheet,https://fund.example/factsheet.pdf')],
};
