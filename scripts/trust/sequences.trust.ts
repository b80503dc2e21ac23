// Random sequences of carts, orders, payments, redemptions, nights, deaths and lost answers against a simple model; `npm run trust -- sequences [SEQUENCES] [SEED] [PATH]`.
import { type Act, naiveRoutes, openFor, playSequence, testClock } from '@prosperx/api/trust';
import fc from 'fast-check';

const [sequences = 400, seed = 1] = process.argv.slice(2, 4).map(Number);
const path = process.argv[4];
const TWIN_SEQUENCES = 20;
/** A database holds so many people, so that no sequence pays for those of all before it. */
const A_DATABASE = 25;
const MAX_ACTS = 50;

const engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite';

const act: fc.Arbitrary<Act> = fc.record({
  does: fc.constantFrom<Act['does'][]>(
    ...([
      'add',
      'add',
      'add SIP',
      'drop',
      'order',
      'order',
      'pay',
      'pay',
      'fail',
      'redeem',
      'switch',
      'nights',
    ] as const),
  ),
  pick: fc.nat(12),
  diesAt: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 90 }) }),
  twice: fc.boolean(),
  loses: fc.array(fc.boolean(), { maxLength: 4 }),
});

async function open() {
  const opened = await openFor(engine, 'seeded');
  if (!opened) throw new Error(`there is no ${engine}`);
  return { ...opened, clock: testClock() };
}

let [opened, played, acts] = [await open(), 0, 0];

async function play(sequence: readonly Act[], naive: boolean): Promise<void> {
  if (played % A_DATABASE === 0 && played > 0) {
    await opened.close();
    opened = await open();
  }
  played += 1;
  acts += sequence.length;
  await playSequence({ db: opened.db, clock: opened.clock, ...(naive && { routes: naiveRoutes }) }, sequence);
}

// Trust M16: after each act all money from, or to, an account of its investor's own, after a code for just this
// Trust M6: sequences of at most 50 acts over the whole server against a model, with lost answers, two presses at once, deaths and nights; a shrunk counter-example is printed
for (const naive of [false, true]) {
  // Trust M6, control: the careless twin, which asks the exchange first and writes it down afterwards
  const since = performance.now();
  [played, acts] = [0, 0];
  const numRuns = naive ? TWIN_SEQUENCES : sequences;
  const property = fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: MAX_ACTS, size: 'max' }), (drawn) =>
    play(drawn, naive),
  );
  const found = await fc.check(property, { numRuns, seed, endOnFailure: naive, ...(path && !naive && { path }) });
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  if (found.failed) {
    console.log(
      `a shorter one by seed ${found.seed}, path ${found.counterexamplePath}: ${String(found.errorInstance)}`,
    );
    console.log(JSON.stringify(found.counterexample));
  }
  const name = `sequences (${engine}${naive ? ', careless twin' : ''})`;
  console.log(
    `${name}: ${played.toLocaleString('en-IN')} sequences, ${acts.toLocaleString('en-IN')} acts, ${found.failed ? 1 : 0} wrong, ${seconds} s`,
  );
  if (found.failed !== naive) process.exitCode = 1;
}
await opened.close();
