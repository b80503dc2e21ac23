import type { Portfolio } from '@prosperx/core/portfolio';
import type { Slice } from '#primitives/chart/donut.js';
import { portfolioText } from './portfolio.text.js';

const MOST = 6;

/** Shares for a donut: at most six, the rest as one. */
export function slicesOf(shares: Portfolio['categoryDistribution']): Slice[] {
  const slices = shares.map(({ name, percentage }) => ({ name, percent: percentage }));
  if (slices.length <= MOST) return slices;
  const rest = slices.slice(MOST - 1).reduce((sum, { percent }) => sum + percent, 0);
  return [...slices.slice(0, MOST - 1), { name: portfolioText.others, percent: rest }];
}
