import { buildStale } from '../lib/build.mjs';
import { runFolder } from '../lib/tsx.mjs';

/** `npm run bench [NAME]`: `packages/bench/src/NAME.bench.ts`, each beside its peers in one run. @param {string[]} args */
export async function run(args) {
  await buildStale();
  return runFolder('packages/bench/src', '.bench.ts', args);
}
