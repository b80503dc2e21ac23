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
import { enginesFor } from './engines-for.js';

const [users = 1_000, redeemers = 200, seed = 1] = process.argv.slice(2).map(Number);

type Race = { readonly dbs: Parameters<typeof runDoubleClicks>[0]['dbs']; readonly naive: boolean };

async function buying(race: Race) {
  const verdict = await runDoubleClicks({ ...race, users, seed });
  return { figures: figuresOf(verdict), isRight: isSound(verdict) };
}

async function redeeming(race: Race) {
  const verdict = await runRedemptionClicks({ ...race, redeemers, seed });
  return { figures: `sold: ${redemptionsFiguresOf(verdict)}`, isRight: isSoldOnce(verdict) };
}

for (const engine of enginesFor('races')) {
  for (const run of [buying, redeeming]) {
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
