import { describe, expect, it } from 'vitest';
import type { Survey } from '#queries/risk.js';
import { type Action, firstState, nextState } from './survey-machine.js';

const question = (questionNo: number) => ({ questionNo, description: '', riskProfileVersion: 1, options: [] });
const survey: Survey = { version: 1, attemptId: 1, questions: [1, 2, 3].map(question), answers: { 1: 4 } };
const run = (...actions: Action[]) =>
  actions.reduce((state, action) => nextState(survey, state, action), firstState(survey));
const picked = (questionNo: number, answerOptionId = 1): Action => ({ type: 'picked', questionNo, answerOptionId });
const [begun, next, previous]: Action[] = [{ type: 'begun' }, { type: 'next' }, { type: 'previous' }];

describe('the risk survey', () => {
  it('begins at the first question without an answer', () => {
    expect(run(begun!).at).toBe(1);
  });

  it('goes no further without an answer, and says so until there is one', () => {
    expect(run(begun!, next!)).toMatchObject({ at: 1, isMissing: true });
    expect(run(begun!, next!, picked(2))).toMatchObject({ at: 1, isMissing: false });
    expect(run(begun!, picked(2), next!)).toMatchObject({ at: 2, isMissing: false });
  });

  it('goes back to answers that were given, not before the first', () => {
    expect(run(begun!, previous!)).toMatchObject({ at: 0, answers: { 1: 4 } });
    expect(run(begun!, previous!, previous!).at).toBe(0);
  });

  it('takes an answer for saved only if it is still the one that is picked', () => {
    const saved: Action = { type: 'saved', questionNo: 2, answerOptionId: 1 };
    expect(run(begun!, picked(2, 1), saved).unsaved).toEqual([]);
    expect(run(begun!, picked(2, 1), picked(2, 3), saved).unsaved).toEqual([2]);
  });
});
