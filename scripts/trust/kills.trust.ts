// Kills the server at random points while people order, pay and sell, on each engine; `npm run trust -- kills [KILLS] [SEED]`.
import { figuresOf, isSoldOnce, isSound, runKills, redemptionsFiguresOf } from '@prosperx/api/trust';
import { enginesFor } from './engines-for.js';

const [kills = 200, seed = 1] = process.argv.slice(2).map(Number);
const TWIN_KILLS = 10;

for (const engine of enginesFor('kills')) {
  for (const naive of [false, true]) {
    const verdict = await runKills({ engine, kills: naive ? TWIN_KILLS : kills, seed, naive });
    const name = `kills (${engine}${naive ? ', careless twin' : ''})`;
    console.log(`${name}: ${verdict.kills} kills, ${figuresOf(verdict)}, ${verdict.seconds} s`);
    console.log(`${name}, sold: ${redemptionsFiguresOf(verdict.sold)}`);
    if (isSound(verdict) === naive || isSoldOnce(verdict.sold) === naive) process.exitCode = 1;
  }
}
