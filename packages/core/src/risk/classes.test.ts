import { describe, expect, it } from 'vitest';
import { isAboveRiskClass } from './questionnaire.js';

describe('isAboveRiskClass', () => {
  it.each([
    ['Low', 1, false],
    ['Low to Moderate', 1, true],
    ['Moderate', 3, false],
    ['Moderately High', 3, true],
    ['Very High', 5, true],
    ['Very High', 6, false],
    ['Very High', null, false],
  ] as const)('answers a scheme of "%s" and an investor of class %s with %s', (level, riskClass, above) => {
    expect(isAboveRiskClass(level, riskClass)).toBe(above);
  });
});
