// 1,000 people who click everything twice while three answers of ten are lost, and 200 who sell one folio in two sessions at once, on each engine; `npm run trust -- races [USERS] [REDEEMERS] [SEED]`.
import {
  figuresOf,
  isSoldOnce,
  isSound,
  openFor,
  runDoubleClicks,
  runRedemptionClicks,
  redemptionsFiguresOf,
  withPools,
} from '@prosperx/api/trust';
import { enginesFor } from './lib/engines-for.js';

const [users = 1_000, redeemers = 200, seed = 1] = process.argv.slice(2).map(Number);

type Race = { readonly dbs: Parameters<typeof runDoubleClicks>[0]['dbs']; readonly naive: boolean };

// Trust M1: 1,000 people press twice, 5 % of requests and 30 % of answers lost: one order each
async function buying(race: Race) {
  const verdict = await runDoubleClicks({ ...race, users, seed });
  return { figures: figuresOf(verdict), isRight: isSound(verdict) };
}

// Trust M14: 200 folios, each sold whole by two sessions at once: sold once
async function redeeming(race: Race) {
  const verdict = await runRedemptionClicks({ ...race, redeemers, seed });
  return { figures: `sold: ${redemptionsFiguresOf(verdict)}`, isRight: isSoldOnce(verdict) };
}

for (const engine of enginesFor('races')) {
  // Trust M13: units, payments and orders compared after each race
  for (const run of [buying, redeeming]) {
    // Trust M1, M13, M14, control: the careless twin of each race, which has to end wrong
    for (const naive of [false, true]) {
      const opened = await openFor(engine);
      if (!opened) continue;
      await withPools(opened, async (dbs) => {
        const since = performance.now();
        const { figures, isRight } = await run({ dbs, naive });
        const seconds = ((performance.now() - since) / 1_000).toFixed(1);
        const servers = `${dbs.length} server${dbs.length > 1 ? 's' : ''} on ${engine}${naive ? ', careless twin' : ''}`;
        console.log(`races (${servers}): ${figures}, ${seconds} s`);
        if (isRight === naive) process.exitCode = 1;
      });
      await opened.close();
    }
  }
}
