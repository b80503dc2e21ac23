import { buildStale } from '../lib/build.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { runFolder } from '../lib/tsx.mjs';

/** `npm run bench [NAME]`: `packages/bench/src/NAME.bench.ts`, each beside its peers in one run. @param {string[]} args */
export async function run(args) {
  await buildStale();
  const benches = () => runFolder('packages/bench/src', '.bench.ts', args);
  // of all benches this one alone compares engines
  return !args[0] || args[0] === 'orders' ? withPostgres(benches) : benches();
}
