import { errorText } from '@prosperx/core/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '#api/services.js';
import { profileViewKey } from '#queries/profile.js';
import { resultKey, saveAnswer, type Survey } from '#queries/risk.js';
import type { Action, SurveyState } from './survey-machine.js';

/** The error of the last step is shown for half a minute (specification, onboarding, section 8). */
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
export const unsavedOf = ({ unsaved, answers }: SurveyState): Answer[] =>
  unsaved.flatMap((questionNo) => {
    const answerOptionId = answers[questionNo];
    return answerOptionId === undefined ? [] : [{ questionNo, answerOptionId }];
  });

/** `save` keeps an answer; `judge` keeps the last one, and before it whatever could not be kept, and has the attempt judged. */
export function useSaveAnswers({ ucc, survey, state, send, onFinished }: SaveOptions) {
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  const tell = (stays?: number) => flash.getState().show('error', errorText.risk_profile_failed, stays);
  const save = useMutation({
    scope,
    mutationFn: (answer: Answer) => saveAnswer(api, ucc, survey, answer),
    onSuccess: (_, answer) => send({ type: 'saved', ...answer }),
    onError: () => tell(),
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
    onError: () => tell(CONTINUE_ERROR_STAYS),
  });
  return { save, judge };
}
