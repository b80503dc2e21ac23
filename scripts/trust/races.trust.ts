// 1,000 people who click everything twice while three answers of ten are lost, on each engine; `npm run trust -- races [USERS] [SEED]`.
import { openAgain, openFor, runDoubleClicks } from '@prosperx/api/trust';

const [users = 1_000, seed = 1] = process.argv.slice(2).map(Number);

for (const engine of ['pglite', 'postgres'] as const) {
  for (const naive of [false, true]) {
    const opened = await openFor(engine);
    if (!opened) continue;
    const second = engine === 'postgres' ? await openAgain(opened.db) : null;
    const since = performance.now();
    const dbs = second ? ([opened.db, second.db] as const) : ([opened.db] as const);
    const { intents, acknowledged, placed, lost, doubled, discrepancies } = await runDoubleClicks({
      dbs,
      users,
      seed,
      naive,
    });
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    await second?.close();
    await opened.close();
    const servers = `${dbs.length} server${dbs.length > 1 ? 's' : ''} on ${engine}${naive ? ', careless twin' : ''}`;
    console.log(
      `races (${servers}): ${intents} intents, ${acknowledged} acknowledged, ${placed} placed, ${lost} lost, ${doubled} doubled, ${discrepancies} discrepancies, ${seconds} s`,
    );
    const sound = placed === intents && acknowledged === intents && lost + doubled + discrepancies === 0;
    if (sound === naive) process.exitCode = 1;
  }
}
