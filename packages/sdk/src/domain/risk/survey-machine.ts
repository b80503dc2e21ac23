import { firstOpen, type Survey } from '#queries/risk.js';

export interface SurveyState {
  /** Place of the question that is shown, from 0; null: the words before the first. */
  readonly at: number | null;
  readonly answers: Survey['answers'];
  /** Numbers of questions whose answer the server does not have yet. */
  readonly unsaved: readonly number[];
  /** One tried to go on without an answer. */
  readonly isMissing: boolean;
}

export type Action =
  | { readonly type: 'begun' }
  | { readonly type: 'picked'; readonly questionNo: number; readonly answerOptionId: number }
  | { readonly type: 'saved'; readonly questionNo: number; readonly answerOptionId: number }
  | { readonly type: 'missed' }
  | { readonly type: 'previous' }
  | { readonly type: 'next' };

export const firstState = ({ answers }: Survey): SurveyState => ({ at: null, answers, unsaved: [], isMissing: false });

/** Moves the survey on. An action that makes no sense in the current state changes nothing. */
export function nextState(survey: Survey, state: SurveyState, action: Action): SurveyState {
  const { at, answers, unsaved } = state;
  switch (action.type) {
    case 'begun':
      return at === null ? { ...state, at: firstOpen(survey, answers) } : state;
    case 'picked': {
      const { questionNo, answerOptionId } = action;
      const others = unsaved.filter((no) => no !== questionNo);
      return {
        at,
        answers: { ...answers, [questionNo]: answerOptionId },
        unsaved: [...others, questionNo],
        isMissing: false,
      };
    }
    case 'saved':
      // an older answer does not count for the one that is picked meanwhile
      if (answers[action.questionNo] !== action.answerOptionId) return state;
      return { ...state, unsaved: unsaved.filter((no) => no !== action.questionNo) };
    case 'missed':
      return { ...state, isMissing: true };
    case 'previous':
      return at === null || at === 0 ? state : { ...state, at: at - 1, isMissing: false };
    case 'next':
      return moveOn(survey, state);
  }
}

function moveOn({ questions }: Survey, state: SurveyState): SurveyState {
  const question = questions[state.at ?? -1];
  if (!question) return state;
  if (state.answers[question.questionNo] === undefined) return { ...state, isMissing: true };
  return { ...state, at: Math.min((state.at ?? 0) + 1, questions.length - 1), isMissing: false };
}
