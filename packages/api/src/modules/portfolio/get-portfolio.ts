import { addPaise, type Paise, subtractPaise } from '@prosperx/core/money';
import {
  type getPortfolio as call,
  type Holding,
  type HoldingSort,
  type Portfolio,
  PORTFOLIO_PAGE,
} from '@prosperx/core/portfolio';
import type { BusinessDate } from '@prosperx/core/time';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { groupBy } from '#kernel/group-by.js';
import { type Flow, readAllPositions, readFlows } from '#records/portfolio/repository.js';
import { profilesOf } from '#records/session/repository.js';
import { type AllDetails, readFolioDetails } from './folio-details.js';
import { holdingOf, namedNavDays, namesOf, percentOf, valuedOf, type ValuedPosition, yearlyReturn } from './holding.js';

/** The accounts that are shown together, by id, with the names of their holders. */
export async function accountsOf(
  ctx: Context,
  wanted: 'own' | 'all' | undefined,
): Promise<ReadonlyMap<string, string>> {
  const { profileId, userId } = subjectOf(ctx);
  // an advisor is let into one account at a time
  if (wanted !== 'all' || ctx.actor.kind !== 'user') return new Map([[profileId, '']]);
  return new Map((await profilesOf(ctx, userId)).map(({ id, name }) => [id, name]));
}

export const getPortfolio: Verb<typeof call> = async ({ ctx, input }) => {
  const accounts = await accountsOf(ctx, input.accounts);
  const profileIds = [...accounts.keys()];
  const all = await readAllPositions(ctx.db, profileIds);
  const { held, unvalued } = valuedOf(all);
  const sorted = held.sort(sorters[input.sort ?? 'value']);
  const { page } = input;
  const { folios } = PORTFOLIO_PAGE;
  const shown = page === undefined ? sorted : sorted.slice((page - 1) * folios, page * folios);
  const isOnePage = all.length <= folios;
  const leftOut = new Set(unvalued.map(({ id }) => id));
  const counted = all.filter(({ scheme }) => !leftOut.has(scheme.id));
  const details = await readFolioDetails(ctx.db, isOnePage ? counted : shown);
  // the flows of all are those of each, where each was read
  const flows = isOnePage ? inOrder(details) : await readFlows(ctx.db, profileIds, unvalued);
  const summary = summaryOf(held);
  return {
    ...summary,
    realisedGain: addPaise(...all.map(({ realised }) => realised)),
    unvalued: namesOf(unvalued),
    wasHeld: all.length > 0,
    xirr: yearlyReturn(flows, summary.netCurrentValue, summary.asOfNavDate),
    portfolioSchemes: shown.map((position) => withHolder(holdingOf(position, details), position, accounts)),
  };
};

const inOrder = (details: AllDetails): Flow[] =>
  [...details.values()].flatMap(({ flows }) => flows).sort(([one], [other]) => (one < other ? -1 : 1));

function withHolder(
  holding: Holding,
  { profileId: id }: ValuedPosition,
  accounts: ReadonlyMap<string, string>,
): Holding {
  return accounts.size < 2 ? holding : { ...holding, holder: { encryptedId: id, name: accounts.get(id) ?? '' } };
}

type Sorter = (one: ValuedPosition, other: ValuedPosition) => number;

const sorters: Readonly<Record<HoldingSort, Sorter>> = {
  value: (a, b) => b.currentValue - a.currentValue,
  return: (a, b) => b.returnPercentage - a.returnPercentage,
  gain: (a, b) => b.returnAmount - a.returnAmount,
  // what has no change of the day comes last
  day: (a, b) => Number(b.valueBefore > 0) - Number(a.valueBefore > 0) || b.changePercentage - a.changePercentage,
};

type Summary = Omit<Portfolio, 'portfolioSchemes' | 'realisedGain' | 'unvalued' | 'wasHeld' | 'xirr'>;

function summaryOf(held: readonly ValuedPosition[]): Summary {
  const total = (pick: (position: ValuedPosition) => Paise) => addPaise(...held.map(pick));
  const invested = total((position) => position.invested);
  const current = total(({ currentValue }) => currentValue);
  const asOf = navDateOf(held);
  // what has no NAV of that day has not changed on it
  const ofDay = held.filter(({ navDate }) => navDate === asOf);
  const change = addPaise(...ofDay.map((position) => position.change));
  const before = addPaise(...ofDay.map(({ valueBefore }) => valueBefore));
  const gain = subtractPaise(current, invested);
  return {
    netAmountInvested: invested,
    netCurrentValue: current,
    netReturnAmount: gain,
    netReturnPercentage: percentOf(gain, invested),
    todaysChange: percentOf(change, before),
    absoluteChange: change,
    hasDayChange: before > 0,
    asOfNavDate: asOf,
    ...namedNavDays(held),
    folioCount: held.length,
    schemeCount: new Set(held.map(({ scheme }) => scheme.id)).size,
    categoryDistribution: sharesOf(held, current, ({ category }) => category),
    subCategoryDistribution: sharesOf(held, current, ({ subCategory }) => subCategory),
  };
}

/** Returns the day whose NAVs most of the value is counted at: on a Sunday liquid schemes have one, and the others not. */
export function navDateOf(held: readonly ValuedPosition[]): BusinessDate | null {
  const values = new Map<BusinessDate, number>();
  for (const { navDate, currentValue } of held) values.set(navDate, (values.get(navDate) ?? 0) + currentValue);
  const [most] = [...values].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** Value by group, largest first. */
function sharesOf(held: readonly ValuedPosition[], whole: Paise, nameOf: (scheme: ValuedPosition['scheme']) => string) {
  return [...groupBy(held, ({ scheme }) => nameOf(scheme))]
    .map(([name, group]) => {
      const currentValue = addPaise(...group.map((position) => position.currentValue));
      return { name, currentValue, percentage: percentOf(currentValue, whole) };
    })
    .sort((a, b) => b.currentValue - a.currentValue);
}
