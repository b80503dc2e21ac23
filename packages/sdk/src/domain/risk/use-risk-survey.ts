import { errorText } from '@prosperx/core/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { profileViewKey } from '#queries/profile.js';
import { resultKey, saveAnswer, type Survey, surveyKey, useRiskResult, useSurvey } from '#queries/risk.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { type Action, firstState, nextState, type SurveyState } from './survey-machine.js';

/** The error of the last step is shown for half a minute. */
const CONTINUE_ERROR_STAYS = 30_000;
// one after another: the first begins the attempt, and the last answer to a question stands
const scope = { id: 'risk-answers' };

interface Answer {
  readonly questionNo: number;
  readonly answerOptionId: number;
}

interface SaveOptions {
  readonly ucc: string;
  readonly survey: Survey;
  readonly state: SurveyState;
  readonly send: (action: Action) => void;
  readonly onFinished: () => void;
}

/** Answers that the server does not have yet. */
const unsavedOf = ({ unsaved, answers }: SurveyState): Answer[] =>
  unsaved.flatMap((questionNo) => {
    const answerOptionId = answers[questionNo];
    return answerOptionId === undefined ? [] : [{ questionNo, answerOptionId }];
  });

/** `save` keeps an answer; `judge` keeps the last one, and before it whatever could not be kept, and has the attempt judged. */
function useSaveAnswers({ ucc, survey, state, send, onFinished }: SaveOptions) {
  const text = useWords(errorText);
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  const tell = (error: unknown, stays?: number) => showErrorFlash({ flash }, error, text.risk_profile_failed, stays);
  const save = useMutation({
    scope,
    mutationFn: (answer: Answer) => saveAnswer(api, ucc, survey, answer),
    onSuccess: (_, answer) => send({ type: 'saved', ...answer }),
    onError: (error) => tell(error),
  });
  const judge = useMutation({
    scope,
    mutationFn: async (last: Answer) => {
      for (const answer of unsavedOf(state).filter(({ questionNo }) => questionNo !== last.questionNo)) {
        await saveAnswer(api, ucc, survey, answer);
        send({ type: 'saved', ...answer });
      }
      await saveAnswer(api, ucc, survey, last, true);
    },
    onSuccess: async () => {
      const known = [resultKey, profileViewKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }));
      await Promise.all(known);
      onFinished();
    },
    onError: (error) => tell(error, CONTINUE_ERROR_STAYS),
  });
  return { save, judge };
}

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

type RiskScreen = 'survey' | 'result';

/** Result or survey, whichever is asked for and can be had. `first` is asked for by the page, until the reader or the page wants another. */
export function useRiskScreens(ucc: string, first: RiskScreen) {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState({ first, shown: first });
  if (kept.first !== first) setKept({ first, shown: first });
  const result = useRiskResult(ucc);
  const isResult = kept.shown === 'result' && result.data !== null;
  const survey = useSurvey(ucc, !isResult);
  const reading = isResult ? result : survey;
  return {
    /** The one of the two that is shown, when it was read. */
    result: isResult ? result.data : undefined,
    survey: isResult ? undefined : survey.data,
    // a reading that fails later takes no answers away
    error: reading.data ? null : reading.error,
    readAgain: () => void reading.refetch(),
    retake: () => {
      void queryClient.resetQueries({ queryKey: surveyKey });
      setKept({ first, shown: 'survey' });
    },
    finish: () => {
      setKept({ first, shown: 'result' });
      // the next attempt is another
      void queryClient.resetQueries({ queryKey: surveyKey });
    },
  };
}
