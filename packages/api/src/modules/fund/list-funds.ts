import {
  FUND_BOUNDS,
  FUND_FACETS,
  type FundFacet,
  type FundSort,
  type listFunds as call,
  RISK_LEVELS,
  SEARCH_PAGE_SIZE,
} from '@prosperx/core/fund';
import type { QueryOf } from '@prosperx/core/http';
import { rupees } from '@prosperx/core/money';
import { addMonths, businessDate, type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { factNow } from '#records/fund/current-facts.js';
import { isShown } from '#records/fund/is-shown.js';
import { commonestNavDay } from './commonest-nav-day.js';
import { fundSummary } from './search-funds.js';

type Filters = QueryOf<typeof call>;

/** The kinds of options: all that do not pay out are taken together, and so are all that do. */
export const optionKind = sql<string>`case when ${schemes.option} like '%IDCW%' then 'IDCW' else 'Growth' end`;

const sipAtMost = (step: string): SQL => sql`${schemes.minimumSip} <= ${rupees(Number(step))}`;
const returnAtLeast = (step: string): SQL => sql`${schemes.threeYearReturn} >= ${Number(step)}`;

const RETURN_OVER = { '1': schemes.oneYearReturn, '3': schemes.threeYearReturn, '5': schemes.fiveYearReturn };

/** A return over so many years shows that a scheme is as old where its launch is not known. */
const ageAtLeast = (step: keyof typeof RETURN_OVER, today: BusinessDate): SQL =>
  sql`(${schemes.launchDate} <= ${addMonths(today, -12 * Number(step))} or ${RETURN_OVER[step]} is not null)`;

const riskOn = (today: BusinessDate) => factNow('riskometer', schemes.riskometer, schemes.riskometerDate, today);

const oneOf = (column: PgColumn | SQL, values: readonly string[] | undefined) =>
  values && values.length > 0 ? sql`${column} in ${[...values]}` : undefined;

/** The condition of each filter that is set. */
function conditionsOf(filters: Filters, today: BusinessDate): Readonly<Record<FundFacet, SQL | undefined>> {
  const { minimumSip, minimumReturn, minimumAge } = filters;
  return {
    subCategory: oneOf(schemes.subCategory, filters.subCategory),
    riskometer: oneOf(riskOn(today), filters.riskometer),
    fundHouse: oneOf(schemes.fundHouse, filters.fundHouse),
    minimumSip: minimumSip && sipAtMost(minimumSip),
    minimumReturn: minimumReturn && returnAtLeast(minimumReturn),
    minimumAge: minimumAge && ageAtLeast(minimumAge, today),
    option: filters.schemeIds ? undefined : sql`${optionKind} = ${filters.option ?? 'Growth'}`,
  };
}

const biggest = sql`${schemes.fundSizeCrores} desc nulls last`;

/** The order of a list on a day: a figure past its age is none. */
const orderOf = (today: BusinessDate): Readonly<Record<FundSort, readonly SQL[]>> => ({
  threeYear: [sql`${schemes.threeYearReturn} desc nulls last`, sql`${schemes.oneYearReturn} desc nulls last`],
  oneYear: [sql`${schemes.oneYearReturn} desc nulls last`],
  fiveYear: [sql`${schemes.fiveYearReturn} desc nulls last`],
  size: [sql`${factNow('size', schemes.fundSizeCrores, schemes.fundSizeDate, today)} desc nulls last`],
  expenseRatio: [
    sql`${factNow('expenseRatio', schemes.expenseRatio, schemes.expenseRatioDate, today)} asc nulls last`,
    biggest,
  ],
  minimumSip: [sql`${schemes.minimumSip} asc nulls last`, biggest],
  name: [],
});

interface Counted {
  readonly value: string;
  readonly count: number;
}

const valuesOn = (today: BusinessDate) => ({
  subCategory: sql<string>`${schemes.subCategory}`,
  riskometer: riskOn(today) as SQL<string | null>,
  fundHouse: sql<string>`${schemes.fundHouse}`,
  option: optionKind,
});
type ValueFacet = keyof ReturnType<typeof valuesOn>;

/** Counts the schemes of each value; those without one are in none. */
async function countValues(
  db: Db,
  facet: ValueFacet,
  { today, where }: { readonly today: BusinessDate; readonly where: SQL | undefined },
): Promise<readonly Counted[]> {
  const value: SQL<string | null> = valuesOn(today)[facet];
  // grouped by its place: with bound values the same text is another expression to the database
  const rows = await db
    .select({ value, count: count() })
    .from(schemes)
    .where(where)
    .groupBy(sql`1`);
  const found = rows.flatMap((row) => (row.value === null ? [] : [{ value: row.value, count: row.count }]));
  if (facet === 'riskometer') return RISK_LEVELS.flatMap((level) => found.filter((row) => row.value === level));
  return found.sort((one, other) =>
    facet === 'fundHouse'
      ? one.value.localeCompare(other.value)
      : other.count - one.count || one.value.localeCompare(other.value),
  );
}

/** Counts the schemes within each step of a bound; steps that leave none are left out. */
async function countSteps(
  db: Db,
  conditions: Readonly<Record<string, SQL>>,
  where: SQL | undefined,
): Promise<readonly Counted[]> {
  const steps = Object.entries(conditions);
  const columns = Object.fromEntries(
    steps.map(([step, condition]) => [`at${step}`, sql`count(*) filter (where ${condition})`.mapWith(Number)]),
  );
  const [row = {}] = await db.select(columns).from(schemes).where(where);
  return steps.flatMap(([value]) => {
    const found = Number((row as Record<string, unknown>)[`at${value}`] ?? 0);
    return found > 0 ? [{ value, count: found }] : [];
  });
}

const conditionsBy = <Step extends string>(steps: readonly Step[], of: (step: Step) => SQL) =>
  Object.fromEntries(steps.map((step) => [step, of(step)]));

/** Returns the schemes that are asked for by id and not shown any more: who watches one is told of it. */
async function goneOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: schemes.id, name: schemes.name, isListed: sql<boolean>`${isShown}` })
    .from(schemes)
    .where(inArray(schemes.id, [...ids]));
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const scheme = known.get(id);
    return scheme?.isListed ? [] : [{ encryptedSchemeId: id, schemeName: scheme?.name ?? null }];
  });
}

/** Lists the funds of a category, or all, narrowed and sorted; counts what each further filter would leave. */
export const listFunds: Verb<typeof call> = async ({ ctx: { db, clock }, input }) => {
  const today = businessDateAt(clock.now());
  const conditions = conditionsOf(input, today);
  const inCategory = and(
    isShown,
    input.schemeIds && inArray(schemes.id, [...input.schemeIds]),
    input.category && eq(schemes.category, input.category),
  );
  /** All filters, but for one facet's own. */
  const fits = (except?: FundFacet) =>
    and(inCategory, ...FUND_FACETS.filter((facet) => facet !== except).map((facet) => conditions[facet]));
  const [all] = await db.select({ found: count(), navDate: commonestNavDay }).from(schemes).where(fits());
  const found = all?.found ?? 0;
  const rows = await db
    .select()
    .from(schemes)
    .where(fits())
    .orderBy(...orderOf(today)[input.sort ?? 'threeYear'], asc(schemes.name), desc(schemes.id))
    .limit(SEARCH_PAGE_SIZE)
    .offset((input.PageNumber ?? 0) * SEARCH_PAGE_SIZE);
  const values = (facet: ValueFacet) => countValues(db, facet, { today, where: fits(facet) });
  const steps = (facet: keyof typeof FUND_BOUNDS, by: Readonly<Record<string, SQL>>) => countSteps(db, by, fits(facet));
  return {
    content: rows.map((row) => fundSummary(row, today)),
    gone: await goneOf(db, input.schemeIds ?? []),
    totalElements: found,
    totalPages: Math.ceil(found / SEARCH_PAGE_SIZE),
    navDate: all?.navDate ? businessDate(all.navDate) : null,
    facets: {
      subCategory: [...(await values('subCategory'))],
      riskometer: [...(await values('riskometer'))],
      fundHouse: [...(await values('fundHouse'))],
      option: [...(await values('option'))],
      minimumSip: [...(await steps('minimumSip', conditionsBy(FUND_BOUNDS.minimumSip, sipAtMost)))],
      minimumReturn: [...(await steps('minimumReturn', conditionsBy(FUND_BOUNDS.minimumReturn, returnAtLeast)))],
      minimumAge: [
        ...(await steps(
          'minimumAge',
          conditionsBy(FUND_BOUNDS.minimumAge, (step) => ageAtLeast(step, today)),
        )),
      ],
    },
  };
};
