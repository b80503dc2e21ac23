import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDLE_SECONDS, IDLE_WARNING_SECONDS, idleState } from './limits.js';

const after = (seconds: number) => idleState(seconds * 1_000, IDLE_SECONDS);

describe('idleState', () => {
  it('ends a session after more than half an hour, and warns a minute before', () => {
    expect(after(0)).toEqual({ kind: 'active' });
    expect(after(1_739)).toEqual({ kind: 'active' });
    expect(after(1_740)).toEqual({ kind: 'warning', secondsLeft: 60 });
    expect(after(1_799.5)).toEqual({ kind: 'warning', secondsLeft: 1 });
    expect(after(1_800)).toEqual({ kind: 'warning', secondsLeft: 0 });
    expect(after(1_800.001)).toEqual({ kind: 'over' });
  });

  it('never goes back, whatever the limit', () => {
    const order = { active: 0, warning: 1, over: 2 };
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 90_000 }), fc.nat(1e8), fc.nat(1e8), (limit, first, more) => {
        const [before, then] = [idleState(first, limit), idleState(first + more, limit)];
        expect(order[then.kind]).toBeGreaterThanOrEqual(order[before.kind]);
        if (then.kind === 'warning') expect(then.secondsLeft).toBeLessThanOrEqual(IDLE_WARNING_SECONDS);
      }),
    );
  });
});
