import { type Paise, valueAtNav } from '@prosperx/core/money';
import {
  type CapitalGains,
  closedLots,
  exitLoadSteps,
  type getCapitalGains as call,
  GAINS_PAGE,
  lotProceeds,
} from '@prosperx/core/portfolio';
import {
  type Disposal,
  type FinancialYear,
  financialYearOf,
  FIRST_TAX_YEAR,
  gainsOfYear,
  GRANDFATHERED_UNTIL,
  isClubbed,
  isClubbedOn,
  taxClassOf,
  type YearOfEquity,
} from '@prosperx/core/tax';
import { businessDateAt } from '@prosperx/core/time';
import { inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { groupBy } from '#kernel/group-by.js';
import { accountsOf } from '#modules/portfolio/get-portfolio.js';
import { readFairValues } from '#records/portfolio/fair-value.js';
import { type HeldPosition, keyOf, readAllPositions, readMovements } from '#records/portfolio/repository.js';

type Line = CapitalGains['lines'][number];
export type SoldLot = Disposal &
  Pick<Line, 'folioNo' | 'isin' | 'isTaxAssumed' | 'schemeName' | 'units'> & { readonly holder: string };

/** Reads what profiles ever sold: a row for each lot, or part of one, that a redemption took out, first in, first out. */
export async function readSoldLots(db: Db, profileIds: readonly string[]): Promise<SoldLot[]> {
  const positions = (await readAllPositions(db, profileIds)).filter(({ saleCount }) => saleCount > 0);
  const keyOfPosition = ({ folioId, scheme }: HeldPosition) => ({ folioId, schemeId: scheme.id });
  const movements = await readMovements(db, positions.map(keyOfPosition));
  const fairValues = await readFairValues(
    db,
    positions.map(({ scheme }) => scheme.id),
  );
  const owners = await readOwners(db, profileIds);
  return positions.flatMap((position) => {
    const { scheme, folioNo, profileId } = position;
    const owner = owners.get(profileId);
    // those with one PAN are one taxpayer, and one without a PAN is for itself
    const taxpayer = owner?.panHash ?? profileId;
    const { taxClass, isAssumed, isListed } = taxClassOf(scheme);
    const fairNav = fairValues.get(scheme.id);
    return closedLots(movements.get(keyOf(keyOfPosition(position))) ?? []).flatMap(({ redemption, sold }) => {
      const parts = lotProceeds(redemption, sold, exitLoadSteps(scheme.exitLoad));
      return sold.map(({ date, units, cost }, index): SoldLot => ({
        schemeName: scheme.name,
        isin: scheme.isin,
        folioNo,
        holder: owner?.name ?? '',
        taxClass,
        isListed,
        taxpayer,
        isClubbed: owner !== undefined && isClubbedOn(owner, redemption.date),
        isTaxAssumed: isAssumed,
        bought: date,
        sold: redemption.date,
        units,
        cost,
        proceeds: parts[index] as Paise,
        fairValue: fairNav === undefined || date > GRANDFATHERED_UNTIL ? null : valueAtNav(units, fairNav),
      }));
    });
  });
}

/** Reads by what it is told whose the gains of profiles are. */
export async function readOwners(db: Db, profileIds: readonly string[]) {
  const { id, name, panHash, taxStatus, dateOfBirth } = profiles;
  const rows = await db
    .select({ id, name, panHash, taxStatus, dateOfBirth })
    .from(profiles)
    .where(inArray(id, [...profileIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Says whether gains of a year of one of the profiles count as income of a parent. */
export async function hasClubbed(db: Db, profileIds: readonly string[], year: FinancialYear): Promise<boolean> {
  return [...(await readOwners(db, profileIds)).values()].some((owner) => isClubbed(owner, year));
}

const inOrder = (one: SoldLot, other: SoldLot) =>
  one.sold.localeCompare(other.sold) ||
  one.schemeName.localeCompare(other.schemeName) ||
  one.bought.localeCompare(other.bought);

/** Returns the gains of a year of each taxpayer who has any, in the order of their sales. */
function taxpayersOf(lots: readonly SoldLot[], year: FinancialYear): NonNullable<CapitalGains['taxpayers']> {
  return [...groupBy(lots, ({ taxpayer = '' }) => taxpayer).values()].flatMap((own) => {
    const { lines, groups, equity } = gainsOfYear(own, year);
    const name = [...new Set(lines.map(({ holder }) => holder))].join(', ');
    const clubbed = lines.some((line) => line.isClubbed);
    return lines.length === 0 ? [] : { name, groups: [...groups], equity, isClubbed: clubbed };
  });
}

/** What the redemptions of a year gained, with all of its sales. */
export interface YearOfRedemptions extends Omit<CapitalGains, 'lineCount'> {
  readonly equity: YearOfEquity;
}

/** Reads what the redemptions of profiles in a financial year gained; without a year that of `today`. */
export async function readGains(
  { db, today }: { readonly db: Db; readonly today: CapitalGains['asOf'] },
  profileIds: readonly string[],
  wanted?: FinancialYear,
): Promise<YearOfRedemptions> {
  const lots = (await readSoldLots(db, profileIds)).sort(inOrder);
  const current = financialYearOf(today);
  const sold = lots.map((lot) => financialYearOf(lot.sold)).filter((each) => each >= FIRST_TAX_YEAR);
  const year = wanted ?? current;
  const { lines, groups, equity } = gainsOfYear(lots, year);
  const isOfSeveral = profileIds.length > 1;
  return {
    year,
    asOf: today,
    groups: [...groups],
    equity,
    ...(isOfSeveral && { taxpayers: taxpayersOf(lots, year) }),
    isClubbed: await hasClubbed(db, profileIds, year),
    years: [...new Set([current, ...sold])].sort((one, other) => other - one),
    lines: lines.map(
      ({ fairValue: _, rule: __, taxpayer: ___, isListed: ____, isClubbed: _____, holder, ...line }): Line =>
        isOfSeveral ? { ...line, holder } : line,
    ),
  };
}

export const getCapitalGains: Verb<typeof call> = async ({ ctx, input }) => {
  const { db, clock } = ctx;
  const accounts = await accountsOf(ctx, input.accounts);
  const gains = await readGains({ db, today: businessDateAt(clock.now()) }, [...accounts.keys()], input.year);
  const first = (input.page - 1) * GAINS_PAGE;
  return { ...gains, lines: gains.lines.slice(first, first + GAINS_PAGE), lineCount: gains.lines.length };
};
