import { expect, it } from 'vitest';
import { countOf } from '#testing/count-of.js';
import { openTestDb } from '#testing/engines.js';
import { dieAt, playUndisturbed, runCrashPoints } from './crash-points.js';
import { CRASH_STEPS } from './crash-steps.js';

const open = () => openTestDb('seeded');
const redemption = CRASH_STEPS.filter(({ name }) => name === 'redemption');

// Trust M5: two places of a redemption in `npm test`, twelve in the long run
it('a server that dies at any place of a redemption goes on with it: sold once, and the books agree', async () => {
  const places = countOf({ test: 2, trust: 12 });
  const { runs, wrong } = await runCrashPoints({ open, places, times: 1, seed: 1 }, redemption);
  expect(runs).toBeGreaterThanOrEqual(places);
  expect(wrong).toEqual([]);
}, 300_000);

// Trust M5, control: who asks the exchange first and writes it down afterwards sells twice
it('a careless one sells twice: the run above would have found it', async () => {
  const [step] = redemption;
  const run = { open, naive: true };
  const lived = await playUndisturbed(run, step!);
  const asked = lived.places.indexOf('after exchange.redeem') + 1;
  expect(asked).toBeGreaterThan(0);
  const { wrong } = await dieAt(run, step!, lived, [asked]);
  expect(wrong.join('\n')).toMatch(/too many: exchange/);
}, 300_000);
