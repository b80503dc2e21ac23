// The main job on a server for real people: every real adapter against its provider played, which fails, falls silent, loses answers and repeats itself; `npm run trust -- live [ROUNDS] [SEED]`, five people a round.
import { type LiveVerdict, runLive } from '@prosperx/api/trust';

const [rounds = 2, seed = 1] = process.argv.slice(2).map(Number);
// Trust M16: each payment by a real adapter from an account of its investor's own, after a code for just this
// Trust M11, R7: ten people by each gateway through every real adapter, one question of ten fails, falls silent, loses its answer or is repeated
const FAULTS = 0.1;

const isRight = ({ wrong, ...counts }: LiveVerdict) =>
  wrong.length === 0 && [counts.orders, counts.links, counts.refunds].every(([found, wanted]) => found === wanted);

for (const gateway of ['razorpay', 'cashfree'] as const) {
  const verdict = await runLive({ gateway, rounds, faults: FAULTS, seed });
  const counts = (['orders', 'links', 'refunds'] as const)
    .map((name) => `${verdict[name][0]} ${name} of ${verdict[name][1]}`)
    .join(', ');
  for (const sentence of verdict.wrong) console.log(`live (${gateway}): ${sentence}`);
  console.log(
    `live (${gateway}): ${verdict.people} people, ${verdict.asked} questions to providers, ${verdict.faults} failed, ${verdict.again} presses again; ${counts}; ${verdict.wrong.length} wrong, ${verdict.seconds} s`,
  );
  if (!isRight(verdict)) process.exitCode = 1;
}
