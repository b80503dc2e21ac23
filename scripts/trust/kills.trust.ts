// Kills the server at random points while people order, pay and sell, on each engine; `npm run trust -- kills [KILLS] [SEED]`.
import { figuresOf, isSoldOnce, isSound, runKills, redemptionsFiguresOf } from '@prosperx/api/trust';
import { enginesFor } from './lib/engines-for.js';

const [kills = 200, seed = 1] = process.argv.slice(2).map(Number);
// Trust M5: one question to a provider in a hundred kills the server, before or after it is carried out; no numbered points
const TWIN_KILLS = 10;

// Trust M16: each payment and redemption of the run from, or to, an account of its investor's own, after a code for just this
// Trust M2, M3, M13: 200 kills on each engine, at requests, at answers, at questions to providers and while it starts: all accepted orders once, nothing missing, books agree
for (const engine of enginesFor('kills')) {
  // Trust M2, M3, control: the careless twin, which loses or doubles within 10 kills
  for (const naive of [false, true]) {
    const verdict = await runKills({ engine, kills: naive ? TWIN_KILLS : kills, seed, naive });
    const name = `kills (${engine}${naive ? ', careless twin' : ''})`;
    console.log(`${name}: ${verdict.kills} kills, ${figuresOf(verdict)}, ${verdict.seconds} s`);
    console.log(`${name}, sold: ${redemptionsFiguresOf(verdict.sold)}`);
    if (isSound(verdict) === naive || isSoldOnce(verdict.sold) === naive) process.exitCode = 1;
  }
}
