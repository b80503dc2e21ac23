import { useReducer } from 'react';
import type { Survey } from '#queries/risk.js';
import { type Action, firstState, nextState, type SurveyState } from './survey-machine.js';
import { unsavedOf, useSaveAnswers } from './use-save-answers.js';

/** The survey as values and verbs. An answer counts as soon as it is picked; what could not be saved is sent again with the next step. */
export function useRiskSurvey(ucc: string, survey: Survey, onFinished: () => void) {
  const [state, send] = useReducer(
    (before: SurveyState, action: Action) => nextState(survey, before, action),
    firstState(survey),
  );
  const { save, judge } = useSaveAnswers({ ucc, survey, state, send, onFinished });
  const question = state.at === null ? null : (survey.questions[state.at] ?? null);
  const answerOptionId = question ? state.answers[question.questionNo] : undefined;
  return {
    state,
    question,
    answerOptionId,
    isSaving: save.isPending,
    isJudging: judge.isPending,
    /** The answer that is shown could not be saved. */
    isUnsaved: save.isError && question !== null && state.unsaved.includes(question.questionNo),
    begin: () => send({ type: 'begun' }),
    previous: () => send({ type: 'previous' }),
    pick: (picked: number) => {
      if (!question) return;
      const answer = { questionNo: question.questionNo, answerOptionId: picked };
      send({ type: 'picked', ...answer });
      save.mutate(answer);
    },
    saveAgain: () => unsavedOf(state).forEach((answer) => save.mutate(answer)),
    next: () => send({ type: 'next' }),
    submit: () => {
      if (!question || judge.isPending) return;
      if (answerOptionId === undefined) send({ type: 'missed' });
      else judge.mutate({ questionNo: question.questionNo, answerOptionId });
    },
  };
}

export type RiskSurvey = ReturnType<typeof useRiskSurvey>;
