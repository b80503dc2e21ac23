import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, type Paise, rupees, toRupees } from '#money/money.js';
import { runs } from '#testing/runs.js';
import { amountScale, SCALE_POSITIONS } from './amount-scale.js';
import { GOAL_AMOUNT_BOUNDS, SIP_MONTHLY_BOUNDS } from './investment-bounds.js';

const scale = amountScale(SIP_MONTHLY_BOUNDS);
const every = [
  ['SIP', SIP_MONTHLY_BOUNDS],
  ['goal', GOAL_AMOUNT_BOUNDS],
] as const;

describe('amountScale', () => {
  it('places amounts where the design draws them', () => {
    expect(scale.positionOf(rupees(5_000))).toBe(566);
    expect(scale.positionOf(rupees(10_000))).toBe(667);
    expect(scale.positionOf(rupees(100))).toBe(0);
    expect(scale.positionOf(rupees(1_00_000))).toBe(1000);
  });

  it('gives amounts with two leading digits', () => {
    expect([0, 100, 566, 567, 900, 1000].map((position) => toRupees(scale.amountAt(position)))).toEqual([
      100, 200, 5_000, 5_000, 50_000, 1_00_000,
    ]);
  });

  it('stays on the scale when asked for more', () => {
    expect(scale.amountAt(-5)).toBe(SIP_MONTHLY_BOUNDS.min);
    expect(scale.amountAt(2_000)).toBe(SIP_MONTHLY_BOUNDS.max);
    expect(scale.positionOf(rupees(1))).toBe(0);
    expect(scale.positionOf(rupees(9_00_000))).toBe(SCALE_POSITIONS);
  });

  it('moves by one round amount with one key press, where rounding alone would stay', () => {
    expect(scale.amountAt(scale.positionOf(rupees(5_000)) + 1)).toBe(rupees(5_000));
    expect(scale.move(rupees(5_000), 567)).toBe(rupees(5_100));
    expect(scale.move(rupees(5_000), 565)).toBe(rupees(4_900));
    expect(scale.move(rupees(1_000), scale.positionOf(rupees(1_000)) - 1)).toBe(rupees(990));
  });

  it('leaves a typed amount alone until it is moved', () => {
    const typed = rupees(5_123);
    expect(scale.move(typed, scale.positionOf(typed))).toBe(typed);
    expect(scale.move(typed, scale.positionOf(typed) + 1)).toBe(rupees(5_200));
  });

  it('may begin with nothing, one key press below a thousand', () => {
    const fromNothing = amountScale({ min: rupees(0), max: rupees(10_00_00_000) });
    expect([0, 1, 1000].map((position) => toRupees(fromNothing.amountAt(position)))).toEqual([0, 1_000, 10_00_00_000]);
    expect(fromNothing.positionOf(rupees(0))).toBe(0);
    expect(fromNothing.positionOf(rupees(5))).toBe(1);
    expect(fromNothing.move(rupees(0), 1)).toBe(rupees(1_000));
    expect(fromNothing.move(rupees(1_000), 0)).toBe(0);
  });

  it('keeps an amount just inside an end movable towards that end', () => {
    const goals = amountScale(GOAL_AMOUNT_BOUNDS);
    const [low, high] = [rupees(1_00_001), rupees(9_99_99_999)];
    expect(goals.move(low, goals.positionOf(low) - 1)).toBe(GOAL_AMOUNT_BOUNDS.min);
    expect(goals.move(high, goals.positionOf(high) + 1)).toBe(GOAL_AMOUNT_BOUNDS.max);
    expect([goals.positionOf(low), goals.positionOf(high)]).toEqual([1, SCALE_POSITIONS - 1]);
  });

  // Trust U7: both ends of every scale by keys alone
  it.each(every)('reaches both ends of the %s scale by key presses alone', (_, bounds) => {
    const on = amountScale(bounds);
    const presses = (from: Paise, direction: 1 | -1) => {
      const seen = [from];
      while (seen.length < 1_000) {
        const position = on.positionOf(seen.at(-1) as Paise) + direction;
        if (position < 0 || position > SCALE_POSITIONS) break;
        seen.push(on.move(seen.at(-1) as Paise, position));
      }
      return seen;
    };
    expect(presses(bounds.default, 1).at(-1)).toBe(bounds.max);
    expect(presses(bounds.default, -1).at(-1)).toBe(bounds.min);
  });

  it.each(every)('never moves the %s amount against the movement or off the scale', (_, bounds) => {
    const on = amountScale(bounds);
    const amount = fc.integer({ min: bounds.min / 100, max: bounds.max / 100 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: SCALE_POSITIONS }), (inRupees, position) => {
        const from = paise(inRupees * 100);
        const to = on.move(from, position);
        const distance = position - on.positionOf(from);
        expect((to - from) * distance).toBeGreaterThanOrEqual(0);
        if (Math.abs(distance) === 1) expect(to).not.toBe(from);
        expect(to).toBeGreaterThanOrEqual(bounds.min);
        expect(to).toBeLessThanOrEqual(bounds.max);
      }),
      runs(20_000),
    );
  });

  it.each(every)('never falls along the %s scale, and every position names whole rupees', (_, bounds) => {
    const amounts = Array.from({ length: SCALE_POSITIONS + 1 }, (__, position) =>
      amountScale(bounds).amountAt(position),
    );
    amounts.forEach((amount, position) => {
      expect(amount % 100).toBe(0);
      expect(amount).toBeGreaterThanOrEqual(amounts[position - 1] ?? bounds.min);
    });
  });
});
