import type { FundCategory, RiskLevel, SubCategory } from '@prosperx/core/fund';

/** One way to invest regularly, as the exchange's scheme master has it. */
export interface CataloguePlan {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY';
  /** Days between registration and the first instalment. */
  readonly minimumGap: number;
  readonly maximumGap: number;
  /** Days of the month as the master writes them (`1-28`, `1,5,10`); empty where every day will do. */
  readonly dates: string;
}

/** One entry of schemes.json: as the wire has it, amounts and NAV in rupees, units as units, dates as YYYY-MM-DD, percentages in per cent. */
export interface CatalogueScheme {
  readonly amfiCode: string;
  readonly isin: string;
  readonly bseCode: string;
  readonly name: string;
  readonly shortName: string;
  readonly fundHouse: string;
  readonly category: FundCategory;
  readonly subCategory: SubCategory;
  readonly plan: string;
  readonly option: string;
  readonly riskometer: RiskLevel;
  readonly objective: string;
  readonly benchmark: string | null;
  readonly exitLoad: string | null;
  readonly lockInYears: number;
  readonly launchDate: string;
  readonly expenseRatio: number | null;
  readonly expenseRatioDate: string | null;
  readonly fundSizeCrores: number | null;
  readonly fundManager: string | null;
  readonly factsDate: string;
  readonly allowPurchase: boolean;
  readonly allowRedemption: boolean;
  readonly stpAllowed: boolean;
  readonly systematicPlans: readonly CataloguePlan[];
  readonly minimumSip: number | null;
  readonly sipMultiple: number;
  readonly minimumLumpsum: number | null;
  readonly lumpsumMultiple: number;
  readonly maximum: number;
  readonly minimumRedemption: number;
  readonly redemptionMultiple: number;
  readonly minimumRedemptionUnits: number;
  readonly redemptionUnitsMultiple: number;
  readonly nav: number;
  readonly navDate: string;
  readonly oneYearReturn: number | null;
  readonly threeYearReturn: number | null;
  readonly fiveYearReturn: number | null;
}
