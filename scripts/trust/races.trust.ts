// 1,000 people who click everything twice while three answers of ten are lost, on each engine; `npm run trust -- races [USERS] [SEED]`.
import { figuresOf, isSound, openSecondPool, openFor, runDoubleClicks } from '@prosperx/api/trust';
import { enginesFor } from './engines-for.js';

const [users = 1_000, seed = 1] = process.argv.slice(2).map(Number);

for (const engine of enginesFor('races')) {
  for (const naive of [false, true]) {
    const opened = await openFor(engine);
    if (!opened) continue;
    const second = engine === 'postgres' ? await openSecondPool(opened.db) : null;
    const since = performance.now();
    const dbs = second ? ([opened.db, second.db] as const) : ([opened.db] as const);
    const verdict = await runDoubleClicks({ dbs, users, seed, naive });
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    await second?.close();
    await opened.close();
    const servers = `${dbs.length} server${dbs.length > 1 ? 's' : ''} on ${engine}${naive ? ', careless twin' : ''}`;
    console.log(`races (${servers}): ${figuresOf(verdict)}, ${seconds} s`);
    if (isSound(verdict) === naive) process.exitCode = 1;
  }
}
