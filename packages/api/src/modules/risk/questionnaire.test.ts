import { RISK_CLASSES, riskClassOf } from '@prosperx/core/risk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionnaire1 } from '#records/risk/questionnaire.text.js';

const { questions, bands } = questionnaire1;
const last = questions.length;

describe('questionnaire1', () => {
  const anySet = fc.tuple(...questions.map(({ options }) => fc.integer({ min: 1, max: options.length })));
  const classOf = (chosen: readonly number[]) =>
    riskClassOf(questionnaire1, new Map(chosen.map((answerOptionId, index) => [index + 1, answerOptionId])));
  const scoreOf = (index: number, answerOptionId: number) =>
    questions[index]!.options.find((option) => option.answerOptionId === answerOptionId)!.score;

  it('version 1 gives every set of answers a class, and a bolder answer never a lower one', () => {
    fc.assert(
      fc.property(anySet, fc.nat(last - 1), fc.nat(), (chosen, at, other) => {
        const changed = chosen.with(at, (other % questions[at]!.options.length) + 1);
        const bolder = scoreOf(at, changed[at]!) >= scoreOf(at, chosen[at]!);
        const [before, after] = [classOf(chosen)!, classOf(changed)!];
        expect(RISK_CLASSES).toContain(before);
        expect(bolder ? after >= before : after <= before).toBe(true);
      }),
    );
  });

  it('version 1 reaches all six classes, the lowest with the lowest answers and the highest with the highest', () => {
    const byScore = questions.map(({ options }) => options.toSorted((a, b) => a.score - b.score));
    const chosen = byScore.map(([lowest]) => lowest!.answerOptionId);
    const reached = [classOf(chosen)];
    // one answer after the other is raised to its highest, the last question first
    for (const [index, options] of [...byScore.entries()].reverse())
      for (const { answerOptionId } of options) {
        chosen[index] = answerOptionId;
        reached.push(classOf(chosen));
      }
    expect([reached[0], reached.at(-1)]).toEqual([1, 6]);
    expect([...new Set(reached)].sort()).toEqual([...RISK_CLASSES]);
  });

  it('version 1 sends nobody above Moderate who needs the money within a year', () => {
    fc.assert(fc.property(anySet, (chosen) => classOf(chosen.with(1, 1))! <= 3));
  });

  it('version 1 begins its bands at the lowest sum there is, and each above the one before', () => {
    const lowest = questions.reduce((sum, { options }) => sum + Math.min(...options.map(({ score }) => score)), 0);
    expect(bands[0]?.from).toBe(lowest);
    expect(bands.map(({ from }) => from)).toEqual(bands.map(({ from }) => from).toSorted((a, b) => a - b));
  });
});
