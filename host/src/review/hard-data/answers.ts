/** What a server would answer, byte for byte as on the wire, where names and amounts are as long as they become. Invented. */

/** 80 characters each; the last one has no place to break. */
const LONG_NAMES = [
  'Longname Aditya Kaveri Crisil-IBX AAA Financial Services Index September 2027 Gr',
  'Longname Kaveri Prudential Nifty SDL September 2027 Index Fund of Funds Direct G',
  'Longname-KaveriNasdaq100andS&P500CombinedFundofFundOverseasPassiveGrowthOption-C',
] as const;
/** Twelve digits, in rupees. */
const LARGEST = 999_999_999_999;

const nameOf = (index: number) => LONG_NAMES[index % LONG_NAMES.length];
const amountOf = (index: number) => Math.floor(LARGEST / (index + 1));

const fund = (index: number) => ({
  schemeId: `scheme-${index}`,
  encryptedSchemeId: `scheme-${index}`,
  schemeName: nameOf(index),
  category: 'Equity',
  subCategory: 'Flexi Cap',
});

const holding = (index: number) => ({
  folioNo: String(910_000_000_000 + index),
  unitsAllocated: 123_456_789.123,
  todaysNAV: 4_321.1234,
  latestNavDateByBatch: '2026-11-13',
  setupDate: '2024-06-03',
  currentValue: amountOf(index),
  amountInvested: amountOf(index),
  returnAmount: 0,
  returnPercentage: (index % 7) - 3,
  todaysChange: 0,
  absoluteChange: 0,
  tagToDisplay: 'none',
  inProgressAmount: 0,
  inProgressUnits: 0,
  redemptionAllowed: true,
  stpFlag: 'N',
  minimumRedemptionAmount: 500,
  minimumRedemptionUnits: 1,
  redemptionAmountMultiple: 1,
  redemptionUnitsMultiple: 0.001,
  portfolioSchemeTransactions: [],
  metaData: {
    ...fund(index),
    schemeShortName: nameOf(index),
    isin: 'INF999900001',
    fundType: 'Growth',
    allowPur: 'Y',
    minSipAmount: 500,
    minLumpsumAmount: 5_000,
    sipData: '',
  },
});

const meta = (data: unknown) => ({ meta: { message: 'success', statusCode: 200 }, data });

/** A portfolio of so many folios. */
export function portfolioOf(folios: number) {
  const share = { name: 'Equity', currentValue: LARGEST, percentage: 100 };
  return meta({
    netAmountInvested: LARGEST,
    netCurrentValue: LARGEST,
    netReturnAmount: 0,
    netReturnPercentage: 0,
    todaysChange: 0,
    absoluteChange: 0,
    asOfNavDate: folios > 0 ? '2026-11-13' : null,
    portfolioSchemes: Array.from({ length: folios }, (_, index) => holding(index)),
    categoryDistribution: [share],
    subCategoryDistribution: [{ ...share, name: 'Flexi Cap' }],
  });
}

const found = (index: number) => ({
  ...fund(index),
  fundHouse: `Longname House ${index}`,
  plan: 'Regular',
  option: 'Growth',
  riskometer: 'Very High',
  fundInvestmentObjective: '',
  nav: 4_321.1234,
  lastUpdatedNavDate: '2026-11-13',
  oneYearReturn: 1_234.56,
  threeYearReturn: -12.34,
  fiveYearReturn: null,
  minimumSipAmount: LARGEST,
  minimumLumpsumAmount: LARGEST,
  tags: [],
});

/** The first page of a search that found so many. */
export function searchOf(funds: number) {
  const content = Array.from({ length: Math.min(funds, 10) }, (_, index) => found(index));
  return meta({ content, totalElements: funds, totalPages: Math.ceil(funds / 10) });
}

/** An investor with a name as long as names become. */
export const signedIn = {
  operationMessage: 'success',
  responseData: {
    token: null,
    user: {
      encryptedId: 'prf_hard',
      name: 'Venkatanarasimha Rajuvaripeta Subrahmanya Chandrasekhar Ramakrishnan',
      taxStatus: '01',
      majorStatus: null,
      mintAgentCode: null,
      registeredWithBse: 3,
    },
    idleSeconds: 1_800,
    advisor: null,
  },
};
