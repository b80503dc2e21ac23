import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUB_CATEGORIES } from '#fund/index.js';
import {
  isRiskClass,
  openQuestions,
  RISK_CLASSES,
  riskClassOf,
  type RiskQuestionnaire,
  SUGGESTED_CATEGORIES,
} from './questionnaire.js';
import { riskClassText } from './risk.text.js';

const options = [0, 5, 10].map((score, answerOptionId) => ({
  answerOptionId,
  answerDescription: String(score),
  score,
}));
const questionnaire: RiskQuestionnaire = {
  riskProfileVersion: 1,
  questions: [1, 2, 3].map((questionNo) => ({ questionNo, description: `Question ${questionNo}`, options })),
  bands: [0, 5, 10, 15, 20, 25].map((from, index) => ({ from, riskProfileClassId: RISK_CLASSES[index] ?? 1 })),
};
const answered = (...optionIds: number[]) => new Map(optionIds.map((id, index) => [index + 1, id]));

describe('riskClassOf', () => {
  it.each([
    [[0, 0, 0], 1],
    [[1, 0, 0], 2],
    [[1, 1, 0], 3],
    [[2, 1, 0], 4],
    [[2, 1, 1], 5],
    [[2, 2, 1], 6],
    [[2, 2, 2], 6],
  ])('answers %j with class %i', (optionIds, id) => {
    expect(riskClassOf(questionnaire, answered(...optionIds))).toBe(id);
  });

  it('waits for all answers, and accepts none that was not offered', () => {
    expect(openQuestions(questionnaire, answered(0, 7))).toEqual([2, 3]);
    expect(riskClassOf(questionnaire, answered(0, 7, 1))).toBeNull();
  });

  it('never returns a lower class for a bolder answer', () => {
    const answers = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 2 })));
    fc.assert(
      fc.property(answers, fc.integer({ min: 0, max: 2 }), (optionIds, at) => {
        const bolder = optionIds.map((id, index) => (index === at ? 2 : id));
        expect(riskClassOf(questionnaire, answered(...bolder))).toBeGreaterThanOrEqual(
          riskClassOf(questionnaire, answered(...optionIds)) ?? 7,
        );
      }),
    );
  });
});

describe('the six classes', () => {
  it('have a name and categories that the fund search has', () => {
    for (const id of RISK_CLASSES) {
      expect(riskClassText[id]).not.toBe('');
      for (const { category, subCategory } of SUGGESTED_CATEGORIES[id])
        expect(SUB_CATEGORIES[category]).toContain(subCategory);
    }
    expect(isRiskClass(6)).toBe(true);
    expect(isRiskClass(0)).toBe(false);
  });
});
