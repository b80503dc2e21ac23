import { buildStale } from '../lib/build.mjs';
import { measure } from '../size.mjs';

/** `npm run size`: what pages load, against the budgets. */
export async function run() {
  await buildStale('sdk', 'site');
  return measure();
}
