import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';

/** The most funds that a person watches. */
export const MAX_WATCHED = 50;

const ids = z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(MAX_WATCHED));

/** Ids of the schemes, those first that were added last. */
const reply = meta(ids);

const access = ['investor', 'minor', 'advisor_for_customer'] as const;
const path = '/api/v1/mf/watchlist';

export const getWatchlist = endpoint({
  name: 'getWatchlist',
  method: 'GET',
  path,
  query: nothing,
  body: null,
  reply,
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

/** Adds schemes, all or none; those that are watched already stay where they are, and unknown ones are left out: a list of a visitor may be old. */
export const watchFunds = endpoint({
  name: 'watchFunds',
  method: 'POST',
  path: `${path}/add`,
  query: nothing,
  body: z.object({ schemeIds: ids }),
  reply,
  errors: ['invalid_input', 'watchlist_full'],
  access,
  effect: 'write',
  toInvest: true,
  secrets: [],
});

export const unwatchFund = endpoint({
  name: 'unwatchFund',
  method: 'POST',
  path: `${path}/remove`,
  query: nothing,
  body: z.object({ schemeId: z.string().check(z.maxLength(80)) }),
  reply,
  errors: ['invalid_input'],
  access,
  effect: 'write',
  toInvest: true,
  secrets: [],
});

/** Returns a list with more schemes before it, each once. */
export const watchedWith = (watched: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...added.filter((id) => !watched.includes(id)), ...watched]),
];
