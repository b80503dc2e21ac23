import { addPaise, type Paise, subtractPaise } from '@prosperx/core/money';
import type { getPortfolio as call, Holding, Portfolio } from '@prosperx/core/portfolio';
import { subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { readPositions } from './read-positions.js';
import { percentOf, toHolding } from './to-holding.js';

export const getPortfolio: Verb<typeof call> = async ({ ctx }) => {
  const positions = await readPositions(ctx.db, subjectOf(ctx).profileId);
  const holdings = positions.map(toHolding).filter((holding) => holding !== null);
  return summaryOf(holdings.sort((a, b) => b.currentValue - a.currentValue));
};

function summaryOf(holdings: Holding[]): Portfolio {
  const total = (pick: (holding: Holding) => Paise) => addPaise(...holdings.map(pick));
  const invested = total(({ amountInvested }) => amountInvested);
  const current = total(({ currentValue }) => currentValue);
  const change = total(({ absoluteChange }) => absoluteChange);
  const gain = subtractPaise(current, invested);
  return {
    netAmountInvested: invested,
    netCurrentValue: current,
    netReturnAmount: gain,
    netReturnPercentage: percentOf(gain, invested),
    todaysChange: percentOf(change, current - change),
    absoluteChange: change,
    asOfNavDate:
      holdings
        .map(({ latestNavDateByBatch }) => latestNavDateByBatch)
        .sort()
        .at(-1) ?? null,
    portfolioSchemes: holdings,
    categoryDistribution: sharesOf(holdings, current, ({ category }) => category),
    subCategoryDistribution: sharesOf(holdings, current, ({ subCategory }) => subCategory),
  };
}

/** Value by group, largest first. */
function sharesOf(holdings: readonly Holding[], whole: Paise, nameOf: (metaData: Holding['metaData']) => string) {
  const values = new Map<string, Paise>();
  for (const { metaData, currentValue } of holdings) {
    const name = nameOf(metaData);
    const before = values.get(name);
    values.set(name, before === undefined ? currentValue : addPaise(before, currentValue));
  }
  return [...values]
    .map(([name, currentValue]) => ({ name, currentValue, percentage: percentOf(currentValue, whole) }))
    .sort((a, b) => b.currentValue - a.currentValue);
}
