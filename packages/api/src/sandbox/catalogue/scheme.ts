import { FUND_CATEGORIES, RISK_LEVELS, SUB_CATEGORIES } from '@prosperx/core/fund';
import { amountCodec, navCodec, unitsCodec } from '@prosperx/core/money';
import { dateCodec } from '@prosperx/core/time';
import * as z from 'zod/mini';
import further from './further-schemes.json' with { type: 'json' };
import named from './named-schemes.json' with { type: 'json' };

/** One way to invest regularly, as the exchange's scheme master has it; gaps are days between registration and the first instalment. */
const planSchema = z.object({
  frequency: z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY']),
  minimumGap: z.number(),
  maximumGap: z.number(),
  /** Days of the month as the master writes them (`1-28`, `1,5,10`); empty where every day will do. */
  dates: z.string(),
});

const percent = z.nullable(z.number());

/** One entry of the catalogue's files: rupees, units, dates and percentages as the wire has them. */
const catalogueSchemeSchema = z.object({
  amfiCode: z.string(),
  isin: z.string(),
  bseCode: z.string(),
  name: z.string(),
  shortName: z.string(),
  fundHouse: z.string(),
  category: z.enum(FUND_CATEGORIES),
  subCategory: z.enum(Object.values(SUB_CATEGORIES).flat()),
  plan: z.string(),
  option: z.string(),
  riskometer: z.enum(RISK_LEVELS),
  objective: z.string(),
  benchmark: z.nullable(z.string()),
  exitLoad: z.nullable(z.string()),
  lockInYears: z.number(),
  launchDate: z.nullable(dateCodec),
  expenseRatio: percent,
  expenseRatioDate: z.nullable(dateCodec),
  fundSizeCrores: z.nullable(z.number()),
  fundManager: z.nullable(z.string()),
  factsDate: dateCodec,
  allowPurchase: z.boolean(),
  allowRedemption: z.boolean(),
  stpAllowed: z.boolean(),
  systematicPlans: z.array(planSchema),
  minimumSip: z.nullable(amountCodec),
  sipMultiple: amountCodec,
  minimumLumpsum: z.nullable(amountCodec),
  lumpsumMultiple: amountCodec,
  maximum: amountCodec,
  minimumRedemption: amountCodec,
  redemptionMultiple: amountCodec,
  minimumRedemptionUnits: unitsCodec,
  redemptionUnitsMultiple: unitsCodec,
  /** The last one that AMFI published, on `navDate`; the returns are those up to then. */
  nav: navCodec,
  navDate: dateCodec,
  oneYearReturn: percent,
  threeYearReturn: percent,
  fiveYearReturn: percent,
});

/** A scheme of the catalogue as the file has it. */
export type CatalogueFacts = z.input<typeof catalogueSchemeSchema>;
/** A scheme of the catalogue as the program has it. */
export type CatalogueScheme = z.output<typeof catalogueSchemeSchema>;

const read = (facts: unknown): readonly CatalogueScheme[] =>
  z.decode(z.array(catalogueSchemeSchema), facts as CatalogueFacts[]);

/** The schemes that the sandbox's people hold, and one at least of each sub-category: enough for tests. */
export const namedSchemes = read(named);

/** The real schemes that the sandbox sells: facts made by scripts/extract-catalogue.ts, see README.md next to it. */
export const catalogue = [...namedSchemes, ...read(further)];
