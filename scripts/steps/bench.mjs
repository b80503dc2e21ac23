import { join } from 'node:path';
import { buildStale } from '../lib/build.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { ROOT } from '../lib/exec.mjs';
import { installDependencies } from '../lib/install.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { runFolder } from '../lib/tsx.mjs';

/** The benches that need PostgreSQL: those that compare engines, and what it is to grow to. */
const ON_POSTGRES = ['calls', 'morning', 'orders', 'portfolio', 'scale'];

/** `npm run bench [NAME]`: `packages/bench/src/NAME.bench.ts`, each beside its peers in one run. @param {string[]} args */
export async function run(args) {
  const isFigureRun = !args[0] || args[0] === 'figure';
  if (!args[0] || ['search', 'portfolio', 'paint'].includes(args[0])) {
    await needChromium();
    await buildStale('sdk', 'site', 'renderer', 'server');
  }
  if (isFigureRun) {
    await needChromium();
    // its peers are large and needed here alone: no other command waits for them
    await installDependencies(join(ROOT, 'packages/bench/peers'));
    await buildStale('sdk');
  }
  const benches = () => runFolder('packages/bench/src', '.bench.ts', args);
  return !args[0] || ON_POSTGRES.includes(args[0]) ? withPostgres(benches) : benches();
}
