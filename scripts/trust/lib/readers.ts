// What reads files and messages of others: each with samples of every kind that it tells apart, and what it may do with them. What they read
// by is imported file by file, since V8 counts every block that is loaded, and the list of a package would load all of it.
import type { Reader } from './led-by-coverage.js';
import { GATEWAY_READERS } from './readers/gateways.js';
import { MARKET_READERS } from './readers/market.js';
import { MESSAGE_READERS } from './readers/messages.js';
import { PICTURE_READERS } from './readers/pictures.js';
import { STATEMENT_READERS } from './readers/statements.js';
import { TABLE_READERS } from './readers/tables.js';

/** Readers of what comes from outside, by name. */
export const READERS: Readonly<Record<string, Reader>> = {
  ...MARKET_READERS,
  ...STATEMENT_READERS,
  ...TABLE_READERS,
  ...MESSAGE_READERS,
  ...GATEWAY_READERS,
  ...PICTURE_READERS,
};
