import { runScript } from '../lib/tsx.mjs';

/** `npm run queue [-- retry ID | retry all | drop ID]`: shows what is due and what providers must be told, and retries or drops what is parked, in the database named by DATABASE_URL or DATA_DIR. @param {string[]} args */
export function run(args) {
  return runScript('packages/api/scripts/queue.ts', args);
}
