// Known and unknown mobiles, asked for in pairs at every call of the login; `npm run trust -- login-alike [PAIRS]`.
import { openFor, runLoginAlike } from '@prosperx/api/trust';

const [pairs = 2_000] = process.argv.slice(2).map(Number);
// Trust A6: 2,000 pairs at every call of the login, none unlike, medians less than 5 ms apart
const MAX_MS = 5;

for (const engine of ['pglite', 'postgres'] as const) {
  const opened = await openFor(engine);
  if (!opened) continue;
  const results = await runLoginAlike(opened.db, pairs);
  await opened.close();
  const gaps = results.map(({ call, medianGap }) => `${call} ${medianGap.toFixed(2)} ms`).join(', ');
  const unlike = results.reduce((sum, result) => sum + result.unlike, 0);
  console.log(`login-alike (${engine}): ${pairs} pairs a call, ${unlike} answered unlike, median gap ${gaps}`);
  if (unlike > 0 || results.some(({ medianGap }) => Math.abs(medianGap) >= MAX_MS)) process.exitCode = 1;
}
