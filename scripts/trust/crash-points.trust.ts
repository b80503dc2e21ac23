// Lets the server die at numbered places of every step that moves money, on each engine; `npm run trust -- crash-points [PLACES] [TIMES] [SEED]`: so many places of each step, each so many times, the later times with more deaths as it goes on.
import { CRASH_STEPS, openFor, runCrashPoints } from '@prosperx/api/trust';
import { enginesFor } from './lib/engines-for.js';

const [places = 8, times = 5, seed = 1] = process.argv.slice(2).map(Number);
/** How much is printed of what is wrong. */
const MAX_SHOWN = 20;

// Trust M16: at the end of each step all money from, or to, an account of its investor's own, after a code for just this
// Trust M5: 8 places of each of 15 steps that move money, five times each, on each engine: nothing lost, nothing twice, books agree
for (const engine of enginesFor('crash-points')) {
  const open = async () => {
    const opened = await openFor(engine, 'seeded');
    if (!opened) throw new Error(`there is no ${engine}`);
    return opened;
  };
  // Trust M5, control: the careless twin, which asks the exchange first and writes it down afterwards
  for (const naive of [false, true]) {
    const since = performance.now();
    const steps = naive ? CRASH_STEPS.filter(({ name }) => name === 'redemption') : CRASH_STEPS;
    const given = naive ? { places: 40, times: 1 } : { places, times };
    const { known, tried, runs, wrong } = await runCrashPoints({ open, seed, naive, ...given }, steps);
    const seconds = ((performance.now() - since) / 1_000).toFixed(0);
    if (!naive) for (const line of wrong.slice(0, MAX_SHOWN)) console.log(line);
    const name = `crash-points (${engine}${naive ? ', careless twin' : ''})`;
    console.log(
      `${name}: ${tried} of ${known} places in ${steps.length} steps, ${runs} runs, ${wrong.length} wrong, ${seconds} s`,
    );
    if ((wrong.length === 0) === naive) process.exitCode = 1;
  }
}
