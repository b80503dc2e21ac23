import { ACCESS } from './rows/access.mjs';
import { EMBED } from './rows/embed.mjs';
import { MONEY } from './rows/money.mjs';
import { PEOPLE, REGULATION } from './rows/people.mjs';
import { SERVER } from './rows/server.mjs';

/**
 * A promise and the figure at which it counts as held. `missing` says what of that figure the tests do not reach and why; `untested` why
 * a row has no test at all.
 * @typedef {{ id: string, promise: string, goal: string, missing?: string, untested?: string }} Row
 */

/** The rows of docs/trust.md, by subject. @type {Readonly<Record<string, readonly Row[]>>} */
export const ROWS = {
  Money: MONEY,
  'Signing in and access': ACCESS,
  'On pages of others': EMBED,
  'The server': SERVER,
  'People and their devices': PEOPLE,
  Regulation: REGULATION,
};
