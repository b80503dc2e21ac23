/** What follows once a calculator is usable, in one file to fetch. */
export { GrowthChart } from '#primitives/chart/growth-chart.js';
export { Assumptions } from './assumptions.js';
export { TaxSavers } from './tax-savers.js';
