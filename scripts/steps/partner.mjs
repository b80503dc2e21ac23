import { runScript } from '../lib/tsx.mjs';

/** `npm run partner [-- ID …]`: shows, registers and changes who embeds private widgets, in the database named by DATABASE_URL or DATA_DIR. @param {string[]} args */
export function run(args) {
  return runScript('packages/api/scripts/partner.ts', args);
}
