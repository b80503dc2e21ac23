import { type getPortfolioHistory as call } from '@prosperx/core/portfolio';
import type { Verb } from '#http/serve.js';
import { readHistory } from '#records/portfolio/read-history.js';
import { accountsOf } from './get-portfolio.js';

export const getPortfolioHistory: Verb<typeof call> = async ({ ctx, input }) =>
  readHistory(ctx.db, [...(await accountsOf(ctx, input.accounts)).keys()]);
