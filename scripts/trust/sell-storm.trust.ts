// 100 sales and switches at once of each of 200 folios, at a server that dies twice meanwhile, on each engine; `npm run trust -- sell-storm [FOLIOS] [AT_ONCE] [KILLS] [SEED]`.
import { isSoldWithin, openFor, runSellStorm } from '@prosperx/api/trust';
import { enginesFor } from './lib/engines-for.js';

const [folios = 200, atOnce = 100, kills = 2, seed = 1] = process.argv.slice(2).map(Number);
/** The twin sells too much of the first folio already. */
const TWIN_FOLIOS = 5;

// Trust M16: each redemption of the storm to an account of its investor's own, after a code for just this
// Trust M14: 200 folios, 100 sales and switches at once of each, the server dies twice meanwhile: the three that fit, on each engine
for (const engine of enginesFor('sell-storm')) {
  // Trust M14, control: the careless twin, which looks what is free and sells it afterwards
  for (const naive of [false, true]) {
    const opened = await openFor(engine, 'seeded');
    if (!opened) continue;
    const since = performance.now();
    const given = naive ? { folios: TWIN_FOLIOS, kills: 0 } : { folios, kills };
    const verdict = await runSellStorm({ db: opened.db, atOnce, seed, naive, ...given });
    await opened.close();
    const seconds = ((performance.now() - since) / 1_000).toFixed(0);
    const figures = Object.entries(verdict).map(([name, count]) => `${count.toLocaleString('en-IN')} ${name}`);
    console.log(`sell-storm (${engine}${naive ? ', careless twin' : ''}): ${figures.join(', ')}, ${seconds} s`);
    if (isSoldWithin(verdict) === naive) process.exitCode = 1;
  }
}
