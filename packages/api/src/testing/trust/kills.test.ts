import { describe, expect, it } from 'vitest';
import { runKills } from './kills.js';

// twenty kills in all: fewer where the server needs longest to start
const kills = process.env['TEST_DATABASE_URL'] ? ({ pglite: 6, postgres: 14 } as const) : ({ pglite: 20 } as const);
const engines = Object.entries(kills) as readonly (readonly ['pglite' | 'postgres', number])[];
const [quickest = 'pglite'] = engines.at(-1) ?? [];
const TIME = 180_000;

describe.each(engines)('a server on %s that is killed %i times while people order and pay', (engine, count) => {
  it(
    'loses nothing that it has acknowledged, and does nothing twice',
    async () => {
      const { intents, seconds, ...verdict } = await runKills({ engine, kills: count, seed: 1 });
      expect(seconds).toBeGreaterThan(0);
      expect(intents).toBeGreaterThanOrEqual(10);
      const all = { acknowledged: intents, stored: intents, placed: intents };
      expect(verdict).toEqual({
        ...all,
        kills: count,
        lost: 0,
        doubled: 0,
        contradicted: 0,
        discrepancies: 0,
      });
    },
    TIME,
  );
});

describe('the same server, with ordering done carelessly', () => {
  it(
    'places orders twice: the run above would have found it',
    async () => {
      const { doubled, discrepancies } = await runKills({ engine: quickest, kills: 3, seed: 1, naive: true });
      expect(doubled).toBeGreaterThan(0);
      expect(discrepancies).toBeGreaterThan(0);
    },
    TIME,
  );
});
