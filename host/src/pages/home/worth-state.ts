import type { Portfolio } from '@prosperx/core/portfolio';

/** What the home of an investor shows: what their investments are worth; that they have no NAV yet; what a visitor sees, where nothing is held; or that this is not known. */
export type WorthState = 'waiting' | 'failed' | 'nothing' | 'unvalued' | 'worth';

interface Reading {
  readonly data: Pick<Portfolio, 'portfolioSchemes' | 'unvalued'> | undefined;
  readonly error: Error | null;
}

/** Returns the state of a reading of the portfolio: what was read counts, also when a later reading fails. */
export function worthStateOf({ data, error }: Reading): WorthState {
  if (!data) return error ? 'failed' : 'waiting';
  if (data.portfolioSchemes.length > 0) return 'worth';
  return data.unvalued && data.unvalued.length > 0 ? 'unvalued' : 'nothing';
}
