import { expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { RISK_CLASSES, TARGET_MIXES } from '#risk/index.js';
import { ASSET_CLASSES, assetMixOf } from './asset-mix.js';

const share = (name: string, percentage: number) => ({ name, percentage, currentValue: rupees(percentage) });

it('assetMixOf adds up what the funds of each sub-category mostly hold', () => {
  const mix = assetMixOf([
    share('Mid Cap', 30),
    share('ELSS', 10),
    share('Aggressive Hybrid', 10),
    share('Balanced Hybrid', 20),
    share('Liquid', 20),
    share('Commodity ETF', 10),
  ]);
  expect(mix).toEqual({ equity: 57, debt: 33, other: 10 });
  expect(assetMixOf([])).toEqual({ equity: 0, debt: 0, other: 0 });
});

it.each([
  ['Arbitrage', 0, 100, 0],
  ['Equity Savings', 35, 65, 0],
  ['Balanced Advantage', 50, 50, 0],
  ['Overseas Fund of Funds', 100, 0, 0],
  ['Sectoral/Thematic', 100, 0, 0],
  ['Debt ETF', 0, 100, 0],
  ['Commodity ETF', 0, 0, 100],
  ['Nobody knows', 50, 50, 0],
])(
  'a fund of %s counts by its risk, and not by its tax: %d of equity, %d of debt, %d of others',
  (name, equity, debt, other) => {
    expect(assetMixOf([share(name, 100)])).toEqual({ equity, debt, other });
  },
);

it('a target of each risk class is a whole, with more equity the more risk it bears', () => {
  const targets = RISK_CLASSES.map((id) => TARGET_MIXES[id]);
  for (const target of targets) expect(ASSET_CLASSES.reduce((sum, asset) => sum + target[asset], 0)).toBe(100);
  const equity = targets.map((target) => target.equity);
  expect(equity).toEqual([...equity].sort((one, other) => one - other));
});
