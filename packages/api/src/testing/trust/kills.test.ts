import { describe, expect, it } from 'vitest';
import { countOf } from '#testing/count-of.js';
import { TEST_ENGINE } from '#testing/engines.js';
import { runKills } from './kills.js';

const KILLS = countOf({ test: 5, trust: 20 });
const TIME = 180_000;

describe('a server that is killed while people order and pay', () => {
  it(
    'loses nothing that it has acknowledged, and does nothing twice',
    async () => {
      const { intents, seconds, ...verdict } = await runKills({ engine: TEST_ENGINE, kills: KILLS, seed: 1 });
      expect(seconds).toBeGreaterThan(0);
      expect(intents).toBeGreaterThanOrEqual(10);
      const all = { acknowledged: intents, stored: intents, placed: intents };
      expect(verdict).toEqual({
        ...all,
        kills: KILLS,
        lost: 0,
        doubled: 0,
        contradicted: 0,
        discrepancies: 0,
      });
    },
    TIME,
  );

  it(
    'places orders twice where ordering is done carelessly: the run above would have found it',
    async () => {
      const { doubled, discrepancies } = await runKills({ engine: TEST_ENGINE, kills: 3, seed: 1, naive: true });
      expect(doubled).toBeGreaterThan(0);
      expect(discrepancies).toBeGreaterThan(0);
    },
    TIME,
  );
});
