import { expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { RISK_CLASSES, TARGET_MIXES } from '#risk/index.js';
import { ASSET_CLASSES, assetMixOf } from './asset-mix.js';

const share = (name: string, percentage: number) => ({ name, percentage, currentValue: rupees(percentage) });

it('assetMixOf counts a fund by what its sub-category holds, a hybrid by halves', () => {
  const mix = assetMixOf([
    share('Mid Cap', 30),
    share('ELSS', 10),
    share('Aggressive Hybrid', 10),
    share('Balanced Hybrid', 20),
    share('Liquid', 20),
    share('Commodity ETF', 10),
  ]);
  expect(mix).toEqual({ equity: 60, debt: 30, other: 10 });
  expect(assetMixOf([])).toEqual({ equity: 0, debt: 0, other: 0 });
});

it('a target of each risk class is a whole, with more equity the more risk it bears', () => {
  const targets = RISK_CLASSES.map((id) => TARGET_MIXES[id]);
  for (const target of targets) expect(ASSET_CLASSES.reduce((sum, asset) => sum + target[asset], 0)).toBe(100);
  const equity = targets.map((target) => target.equity);
  expect(equity).toEqual([...equity].sort((one, other) => one - other));
});
