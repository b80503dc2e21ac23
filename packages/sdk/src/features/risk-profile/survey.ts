import type { RiskOptionOnWire, RiskQuestionOnWire } from '@prosperx/core/risk';

/** An attempt at the questions of the version in force. */
export interface Survey {
  readonly version: number;
  readonly attemptId: number;
  readonly questions: readonly (RiskQuestionOnWire & { readonly options: readonly RiskOptionOnWire[] })[];
  /** What was answered before: the option by question number. */
  readonly answers: Readonly<Record<number, number>>;
}

/** Place of the first question without an answer; of the last one when all have theirs. */
export function firstOpen({ questions }: Pick<Survey, 'questions'>, answers: Survey['answers']): number {
  const open = questions.findIndex(({ questionNo }) => answers[questionNo] === undefined);
  return open === -1 ? questions.length - 1 : open;
}
