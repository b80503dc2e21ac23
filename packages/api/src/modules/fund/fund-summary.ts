import { FUND_TAGS, type FundCategory, type FundSummary, type RiskLevel } from '@prosperx/core/fund';
import { isNotNull } from 'drizzle-orm';
import { schemes } from '#db/schema/index.js';

export type SchemeRow = typeof schemes.$inferSelect;

/** A scheme is shown once it has a NAV. */
export const isShown = isNotNull(schemes.latestNav);

function tagsOf(category: FundCategory, tags: readonly string[]): FundSummary['tags'] {
  return [...(category === 'ELSS' ? [FUND_TAGS.taxSaver] : []), ...tags].map((tag) => ({ tag }));
}

/** A scheme as lists show it; `tags` besides those that follow from its category. Only for schemes that are shown. */
export function fundSummary(scheme: SchemeRow, tags: readonly string[] = []): FundSummary {
  const { latestNav, latestNavDate } = scheme;
  if (latestNav === null || latestNavDate === null) throw new Error(`scheme ${scheme.id} has no NAV`);
  const category = scheme.category as FundCategory;
  return {
    encryptedSchemeId: scheme.id,
    schemeName: scheme.name,
    fundHouse: scheme.fundHouse,
    category,
    subCategory: scheme.subCategory,
    plan: scheme.plan,
    option: scheme.option,
    riskometer: scheme.riskometer as RiskLevel,
    fundInvestmentObjective: scheme.objective,
    nav: latestNav,
    lastUpdatedNavDate: latestNavDate,
    oneYearReturn: scheme.oneYearReturn,
    threeYearReturn: scheme.threeYearReturn,
    fiveYearReturn: scheme.fiveYearReturn,
    minimumSipAmount: scheme.minimumSip,
    minimumLumpsumAmount: scheme.minimumLumpsum,
    tags: tagsOf(category, tags),
  };
}
